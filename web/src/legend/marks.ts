/**
 * All icons of a game with their meanings. Icons of effects are collected from the printed pieces, so none is missing.
 */
import "../catalogue/classic";
import {
  allBoards,
  allCards,
  allTokens,
  allWonders,
  mythologies,
  resources,
  science,
  track,
  type Effect,
  type GameName,
} from "../catalogue/printed";
import { has, t } from "../words/language.svelte";
import { effectWords } from "../words/sentences";

export interface Sign {
  icon: string;
  name: string;
  about?: string;
}

export interface Deed {
  effect: Effect;
  about: string;
}

const families: Record<GameName, string[]> = {
  duel: ["brown", "grey", "blue", "green", "yellow", "red", "purple", "white", "black"],
  classic: ["brown", "grey", "blue", "green", "yellow", "red", "purple", "black", "white"],
};
const chains = [
  "horseshoe",
  "sword",
  "tower",
  "book",
  "gear",
  "mask",
  "moon",
  "drop",
  "amphora",
  "target",
  "helmet",
  "lyre",
  "lamp",
  "column",
  "sun",
  "temple_front",
  "barrel",
];

/** Returns an icon with its name and meaning from the texts of the legend. */
function sign(icon: string): Sign {
  const key = `legend-${icon}`;
  return { icon, name: t(key), about: has(`${key}.about`) ? t(`${key}.about`) : undefined };
}

export function basics(game: GameName): Sign[] {
  return [
    sign("coin"),
    sign("laurel"),
    sign("shield"),
    ...resources[game].map((id) => ({
      icon: `res-${id}`,
      name: t(`resource-${id}`),
      about: t(["glass", "papyrus", "cloth"].includes(id) ? "legend-ware" : "legend-raw"),
    })),
  ];
}

export function colors(game: GameName): Sign[] {
  return families[game].map((color) => ({
    icon: `fam-${color}`,
    name: t(`legend-fam-${game}-${color}`),
    about: t(`legend-fam-${game}-${color}.about`),
  }));
}

export function symbols(game: GameName): Sign[] {
  return [
    ...science[game].map((id) => ({ icon: `sci-${id}`, name: t(`symbol-${id}`) })),
    ...(game === "classic" ? [sign("sci-mask")] : []),
  ];
}

/** Returns the icons that link one card to another, including the chain symbols. */
export function links(): Sign[] {
  return [
    sign("ui-chain"),
    ...chains.map((id) => ({ icon: `ch-${id}`, name: has(`symbol-${id}`) ? t(`symbol-${id}`) : t(`legend-ch-${id}`) })),
    sign("ch-link"),
    sign("ch-coins"),
  ];
}

export function table(game: GameName): Sign[] {
  const both = [
    "ui-lock",
    "fx-deed",
    "ui-build",
    "ui-wonder",
    "ui-discard",
    "ui-ready",
    "ui-waiting",
    "ui-undo",
    "ui-list",
    "ui-eye",
    "ui-clock",
    "ui-computer",
    "ui-crown",
  ];
  const own =
    game === "duel"
      ? ["ui-pawn", "fx-lose", "ui-progress", "ui-extra"]
      : ["ui-pass-left", "ui-pass-right", "shield-n", "fx-defeat", "ui-leaders", "ui-partner"];
  return [...own, ...both].map(sign);
}

export function further(game: GameName): Sign[] {
  if (game === "classic")
    return [
      "tok-debt",
      "tok-diplomacy",
      "tok-courtesan",
      "fx-leader",
      "fx-stage",
      "fx-gamble",
      "team-sun",
      "team-moon",
      "team-star",
      "team-wave",
    ].map(sign);
  return [
    ...mythologies.map(({ id }) => ({ icon: `myth-${id}`, name: t(`mythology-${id}`), about: t("legend-myth") })),
    ...[
      "offering_token",
      "snake_token",
      "minerva_pawn",
      "gate",
      "cube",
      "fx-place_influence",
      "fx-move_influence",
      "fx-remove_influence",
      "fx-remove_move",
    ].map(sign),
    ...["fx-senate-left", "fx-senate-centre", "fx-senate-right", "fx-conspire", "fx-prepare", "fx-trigger"].map(sign),
  ];
}

/** Returns the effects of the pieces, one of each kind, with their descriptions. */
export function deeds(game: GameName): Deed[] {
  const effects: Effect[] = [
    ...allCards(game).flatMap((face) => face.effects),
    ...(game === "duel"
      ? [...allWonders(), ...allTokens()].flatMap((face) => face.effects)
      : allBoards().flatMap((face) => face.stages.flatMap((stage) => stage.effects))),
    ...(game === "duel" ? track.tokens.flatMap((token) => token.effects) : []),
  ];
  const found = new Map<string, Deed>();
  for (const effect of effects) {
    if (PLAIN.has(effect.type)) continue;
    const kind = [
      effect.type,
      effect.scope ?? "",
      effect.one_of ? Math.min(effect.one_of.length, 4) : "",
      effect.color ?? "",
      effect.per ?? "",
      effect.target ?? "",
    ].join(" ");
    if (effect.type === "produce" && effect.one_of?.length === 1) continue;
    if (!found.has(kind)) found.set(kind, { effect, about: effectWords(effect) });
  }
  return [...found.values()];
}
/** Effects that are already among the basic icons. */
const PLAIN = new Set(["points", "shields", "science", "coins"]);
