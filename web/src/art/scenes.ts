/** Pictures of the cards: a background, plus the props that distinguish one card from another. */
import type { CardFace, GameName } from "../catalogue/printed";

export interface Thing {
  id: string;
  at: string;
}

export interface Picture {
  place: string;
  mirrored: boolean;
  things: Thing[];
}

/** `place`, `~place` (mirrored), then props as `name x y size`, with y at the bottom of the prop. */
type Drawing = string;

const drawings: Record<string, Drawing> = {
  // Raw materials
  lumber_yard: "forest; axe 60 88 22",
  logging_camp: "clearing; birds 66 40 22",
  tree_farm: "~forest; basket 62 90 24",
  timber_yard: "sawmill; saw 60 88 26",
  sawmill: "~sawmill; wheel 64 90 24",
  forest_cave: "mine; logs 58 90 22; cypress 4 84 30",
  clay_pool: "riverbank; basket 8 90 24",
  clay_pit: "~claypit; cart 4 90 34",
  brickyard: "claypit; bricks 54 90 32; smoke 4 52 34",
  excavation: "~quarry; basket 6 90 24; bricks 66 90 22",
  quarry: "quarry; cart 6 90 32",
  stone_pit: "~quarry; block 58 90 28",
  shelf_quarry: "quarry; crane 52 88 42; block 6 90 22",
  ore_vein: "mine; ore 60 90 30",
  mine: "~mine; cart 58 90 34",
  foundry: "kiln; anvil 6 90 28; smoke 62 44 34",
  // Manufactured goods
  glassworks: "kiln; flask 62 90 22",
  glass_blower: "~kiln; vessels 58 90 34; smoke 8 44 30",
  press: "~reeds; press 54 90 36",
  drying_room: "reeds; scrolls 66 90 24",
  loom: "loom; cloth 60 90 30",
  // Civilian
  altar: "altar; brazier 4 90 22",
  theater: "theater; birds 66 52 20",
  baths: "baths; urn 70 90 20",
  temple: "temple; cypress 82 84 22",
  statue: "statue; cypress 8 84 26; cypress 74 84 22",
  aqueduct: "aqueduct; cypress 6 88 24",
  courthouse: "basilica; balance 58 90 34",
  rostrum: "~stoa; orator 54 90 36",
  town_hall: "~basilica; fountain 4 90 30; banner 74 88 26",
  palace: "palace; palm 78 88 26",
  obelisk: "obelisk; palm 8 88 28; camel 62 90 26",
  gardens: "gardens; fountain 56 90 26",
  pantheon: "pantheon; bust 74 90 22",
  senate: "stoa; council 46 90 44",
  pawnshop: "~store; chest 58 90 30",
  // Science
  workshop: "workshop; compass 66 90 24",
  apothecary: "~lab; mortar 58 90 30",
  pharmacist: "pharmacy; mortar 68 92 24",
  dispensary: "school; mortar 56 90 34",
  laboratory: "lab; flask 70 90 22",
  scriptorium: "library; book 56 90 32",
  library: "~library; scrolls 58 90 32; bust 6 90 22",
  school: "school; lyre 64 90 26",
  academy: "~school; owl 60 90 26",
  study: "~library; globe 58 90 32",
  university: "stoa; globe 54 90 36",
  observatory: "observatory; map 66 90 22",
  lodge: "~school; compass 56 90 34; brazier 6 90 22",
  // Commerce
  stone_reserve: "store; block 60 90 28",
  clay_reserve: "~store; basket 58 90 28",
  wood_reserve: "store; logs 58 90 28",
  tavern: "tavern; vessel 70 90 22",
  brewery: "~tavern; barrel 58 90 28",
  vineyard: "~tavern; vine 54 90 38",
  forum: "market; bust 8 90 22",
  caravansery: "caravan; camel 58 90 32",
  customs_house: "~store; sacks 54 90 30; balance 8 90 24",
  marketplace: "~market; vessels 56 90 34",
  bazar: "market; cloth 58 90 32",
  east_trading_post: "~caravan; camel 8 90 34",
  west_trading_post: "port; sacks 8 90 24",
  chamber_of_commerce: "basilica; coins 56 90 34",
  port: "port; ship 52 88 34",
  haven: "~port; net 6 88 26",
  armory: "~barracks; anvil 58 90 30",
  lighthouse: "lighthouse; ship 6 88 26",
  arena: "arena; banner 8 90 24",
  // Military
  guard_tower: "tower; brazier 66 90 22",
  stable: "stable; cart 60 90 28",
  stables: "~stable; wheel 66 90 20",
  horse_breeders: "~stable; horse 52 90 36",
  garrison: "barracks; banner 76 88 24",
  barracks: "~barracks; spears 56 90 32",
  palisade: "palisade; birds 52 56 20",
  stockade: "~palisade; spears 66 90 24",
  walls: "walls; banner 70 60 26",
  fortifications: "~walls; brazier 58 90 24; birds 66 54 20",
  archery_range: "range; cypress 4 86 24",
  parade_ground: "camp; banner 66 90 28",
  training_ground: "~camp; swords 60 90 26",
  arsenal: "barracks; swords 10 90 26; helmet 66 90 24",
  pretorium: "~camp; tent 54 90 36",
  siege_workshop: "siege; logs 8 90 24",
  circus: "~arena; helmet 64 90 26",
  // Guilds
  merchants_guild: "guild; camel 56 90 34",
  shipowners_guild: "~guild; ship 54 90 34",
  builders_guild: "guild; crane 52 88 42",
  magistrates_guild: "~guild; balance 60 90 32",
  scientists_guild: "guild; globe 60 90 32",
  moneylenders_guild: "~guild; coins 56 90 34",
  tacticians_guild: "guild; helmet 60 90 30",
  workers_guild: "guild; axe 60 90 30; block 6 90 22",
  craftsmens_guild: "~guild; vessels 56 90 34",
  traders_guild: "guild; sacks 56 90 32",
  philosophers_guild: "~guild; owl 62 90 28",
  spies_guild: "guild; map 58 90 32",
  strategists_guild: "~guild; swords 58 90 32",
  decorators_guild: "~guild; urn 60 90 30",
  counterfeiters_guild: "guild; chest 58 90 32",
  guild_of_shadows: "~guild; brazier 62 90 30",
  mourners_guild: "~guild; cypress 64 90 34",
  architects_guild: "guild; compass 60 90 34",
  diplomats_guild: "~guild; orator 58 90 34",
  gamers_guild: "guild; wheel 60 90 32",
  courtesans_guild: "~guild; lyre 60 90 32",
  // Cities
  residence: "embassy",
  consulate: "~embassy; banner 8 88 26",
  embassy: "embassy; orator 8 90 28; palm 78 88 24",
  hideout: "hideout",
  lair: "~hideout; chest 8 90 26",
  brotherhood: "hideout; swords 64 90 26",
  sepulcher: "crypt; urn 70 90 22",
  cenotaph: "~crypt; bust 6 90 26",
  builders_union: "cabinet; crane 52 90 40",
  gates_of_the_city: "citygate",
  tabularium: "warehouse; scrolls 54 90 34",
  capitol: "~citygate; cypress 4 86 26; birds 60 40 22",
  militia: "mercenaries",
  mercenaries: "~mercenaries; tent 4 88 30",
  contingent: "mercenaries; banner 6 88 34; swords 66 90 22",
  gambling_den: "gambling",
  gambling_house: "~gambling; coins 56 90 30",
  clandestine_dock_west: "dock",
  clandestine_dock_east: "~dock; barrel 66 74 20",
  pigeon_loft: "pigeons",
  spy_ring: "spies",
  torture_chamber: "~spies; anvil 60 92 26; brazier 6 90 24",
  secret_warehouse: "warehouse",
  architect_cabinet: "cabinet",
  black_market: "blackmarket",
  slave_market: "~blackmarket; balance 60 90 30",
  secret_society: "society",
};

const senatorsAndTemples = [
  "politician_left",
  "politician_centre",
  "politician_right",
  "conspirator",
  ...["mesopotamian", "phoenician", "greek", "egyptian", "roman"].map((name) => `${name}_grand_temple`),
];
for (const id of senatorsAndTemples) drawings[id] = id;

const families: Record<string, Drawing> = {
  brown: "forest",
  grey: "kiln",
  blue: "temple",
  green: "school",
  yellow: "market",
  red: "walls",
  purple: "guild",
  black: "~tavern; brazier 64 90 24",
  white: "stoa; bust 56 90 34",
};

/** The part of a scene that is visible on a card; the ribbon covers the rest. */
const LEFT = 20;
const WIDE = 0.8;

function parse(drawing: Drawing): Picture {
  const [place = "", ...things] = drawing.split(";").map((part) => part.trim());
  return {
    place: place.replace("~", ""),
    mirrored: place.startsWith("~"),
    things: things.map((thing) => {
      const [name, x = "0", y = "90", size = "24"] = thing.split(" ");
      const factor = Number(size) / 48;
      return {
        id: `prop-${name}`,
        at: `translate(${LEFT + Number(x) * WIDE} ${Number(y) - Number(size)}) scale(${factor})`,
      };
    }),
  };
}

const kept = new Map<string, Picture>();

export function scene(_game: GameName, face: CardFace): Picture {
  let picture = kept.get(face.id);
  if (!picture) {
    const drawing = drawings[face.id] ?? drawings[face.id.replace(/_\d$/, "")] ?? families[face.color] ?? "temple";
    picture = parse(drawing);
    // The second copy of a workshop is mirrored.
    if (face.id.endsWith("_2") && !senatorsAndTemples.includes(picture.place))
      picture = { ...picture, mirrored: !picture.mirrored };
    kept.set(face.id, picture);
  }
  return picture;
}
