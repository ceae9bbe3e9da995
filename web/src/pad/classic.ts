/** The score sheet of 7 Wonders, Leaders and Cities, computed from the holdings as the engine does. */
import "../catalogue/classic";
import setup from "../../../src/pharos/content/classic/setup.toml";
import cities from "../../../src/pharos/content/classic/cities/setup.toml";
import { board, card, type CardFace, type Effect, science } from "../catalogue/printed";
import { rowsAdded, type ClassicCity, type ClassicPad, type Sheet } from "./holdings";

const rules = setup.setup as {
  coins_per_point: number;
  victory_points: number[];
  defeat_points: number;
  science_set_points: number;
};
const debtPoints = (cities.setup as { debt_points: number }).debt_points;
export const victoryPoints = rules.victory_points;

/** Returns the rows of the sheet in the order of the rulebook (SW-SCORE-01), then those of the expansions. */
export const rowsOf = (expansions: readonly string[]): string[] => [
  ...["military", "treasury", "wonders", "civilian", "scientific", "commercial", "guilds"],
  ...rowsAdded("classic", expansions),
];

const ROW_OF_COLOR: Record<string, string> = {
  blue: "civilian",
  yellow: "commercial",
  purple: "guilds",
  black: "cities",
};

/** Gains from pieces: points, and values for scientific scoring. */
interface Gain {
  points: number;
  symbols: number[];
  wild: number;
  masks: number;
  setBonus: number;
  guildCopies: number;
  copiesLeader: boolean;
}

const nothing = (): Gain => ({
  points: 0,
  symbols: [0, 0, 0],
  wild: 0,
  masks: 0,
  setBonus: 0,
  guildCopies: 0,
  copiesLeader: false,
});

/**
 * A city in the context of an effect: itself, its neighbors, and whether the effect is of a copied guild, which counts
 * itself (SW-OLY-07).
 */
interface Place {
  mine: ClassicCity;
  near: ClassicCity[];
  copied: boolean;
}

const colorsOf: Record<string, string[]> = { brown_grey_purple_cards: ["brown", "grey", "purple"] };

function colored(city: ClassicCity, colors: readonly string[]): number {
  return city.cards.filter((id) => colors.includes(card("classic", id)?.color ?? "")).length;
}

/** Returns the number of items of a counted kind in a city (SW-CARD-13). */
function counted(city: ClassicCity, thing: string): number {
  if (thing === "wonder_stages") return city.stages;
  if (thing === "defeat_tokens") return city.defeats;
  if (thing === "victory_tokens") return city.victories.reduce((sum, n) => sum + n, 0);
  if (thing === "leaders_recruited") return city.leaders.length;
  return colored(city, colorsOf[thing] ?? [thing.replace(/_cards$/, "")]);
}

const countsPurple = (thing: string): boolean => thing === "purple_cards" || thing === "brown_grey_purple_cards";

/** Scoring of each type of effect; types that are missing score nothing. */
const readers: Record<string, (gain: Gain, effect: Effect, at: Place) => void> = {
  points: (gain, effect) => void (gain.points += effect.amount ?? 0),
  points_per: (gain, effect, at) => {
    const thing = effect.per ?? "";
    let n = 0;
    if (effect.scope !== "neighbours") n += counted(at.mine, thing) + (at.copied && countsPurple(thing) ? 1 : 0);
    if (effect.scope !== "self") n += at.near.reduce((sum, city) => sum + counted(city, thing), 0);
    gain.points += n * (effect.amount ?? 0);
  },
  // One card of each color; a copied guild is the purple one of a set (LEADERS-POINTS-05, LEADERS-GUILD-07).
  points_per_set: (gain, effect, at) => {
    const colors = effect.colors ?? [];
    const sets = Math.min(
      ...colors.map((color) => colored(at.mine, [color]) + (at.copied && color === "purple" ? 1 : 0)),
    );
    gain.points += sets * (effect.amount ?? 0);
  },
  points_per_coins: (gain, effect, at) =>
    void (gain.points += Math.floor(at.mine.coins / (effect.coins ?? 1)) * (effect.amount ?? 0)),
  science: (gain, effect) => void (gain.symbols[science.classic.indexOf(effect.symbol ?? "")]! += 1),
  science_choice: (gain) => void (gain.wild += 1),
  science_copy: (gain, effect) => void (gain.masks += effect.count ?? 1),
  science_set_bonus: (gain, effect) => void (gain.setBonus += effect.amount ?? 0),
  copy_guild: (gain, effect) => void (gain.guildCopies += effect.count ?? 1),
  copy_neighbour_leader: (gain) => void (gain.copiesLeader = true),
};

function read(effects: readonly Effect[], at: Place, gain = nothing()): Gain {
  for (const effect of effects) readers[effect.type]?.(gain, effect, at);
  return gain;
}

/**
 * Returns squares of equal symbols plus points for sets (SW-SCI-01, SW-SCI-02), with each wild symbol used in the best
 * way (SW-SCI-03).
 */
export function scienceWorth(symbols: readonly number[], wild: number, setBonus: number): number {
  if (wild > 0)
    return Math.max(
      ...symbols.map((_, more) =>
        scienceWorth(
          symbols.map((n, at) => n + (at === more ? 1 : 0)),
          wild - 1,
          setBonus,
        ),
      ),
    );
  return symbols.reduce((sum, n) => sum + n * n, 0) + Math.min(...symbols) * (rules.science_set_points + setBonus);
}

/** Adds for each mask another symbol of the neighbors' green cards (CITIES-MASK-02, CITIES-MASK-06). */
function maskedWorth(
  symbols: readonly number[],
  wild: number,
  setBonus: number,
  masks: number,
  near: readonly number[],
): number {
  const plain = scienceWorth(symbols, wild, setBonus);
  if (masks === 0) return plain;
  const add = (counts: readonly number[], at: number, n: number): number[] =>
    counts.map((count, place) => count + (place === at ? n : 0));
  const more = near.flatMap((left, at) =>
    left > 0 ? [maskedWorth(add(symbols, at, 1), wild, setBonus, masks - 1, add(near, at, -1))] : [],
  );
  return Math.max(plain, ...more);
}

/** Counts the symbols of green cards only (CITIES-MASK-05). */
function greenSymbols(near: readonly ClassicCity[]): number[] {
  const green = near
    .flatMap((city) => city.cards)
    .map((id) => card("classic", id))
    .filter((face) => face?.color === "green");
  return science.classic.map(
    (symbol) => green.filter((face) => face?.effects.some((effect) => effect.symbol === symbol)).length,
  );
}

/** Computes the sheet of one city of a pad. */
class Counting {
  private readonly at: Place;
  private readonly own = nothing();
  readonly sheet: Sheet;

  constructor(
    private readonly pad: ClassicPad,
    seat: number,
  ) {
    const mine = pad.cities[seat]!;
    const around = pad.cities.length;
    this.at = {
      mine,
      near: [pad.cities[(seat + 1) % around]!, pad.cities[(seat + around - 1) % around]!],
      copied: false,
    };
    this.sheet = Object.fromEntries(rowsOf(pad.expansions).map((row) => [row, 0]));
    this.add(
      "military",
      mine.victories.reduce((sum, n, at) => sum + n * rules.victory_points[at]!, mine.defeats * rules.defeat_points),
    );
    this.add("treasury", Math.floor(mine.coins / rules.coins_per_point));
    this.add("debt", mine.debt * debtPoints);
    const wonder = board(mine.board);
    this.take("wonders", wonder?.startEffects ?? []);
    for (const stage of wonder?.stages.slice(0, mine.stages) ?? []) this.take("wonders", stage.effects);
    for (const id of mine.cards) {
      const face = card("classic", id);
      if (face) this.take(ROW_OF_COLOR[face.color] ?? "wonders", this.effectsOf(face));
    }
    for (const id of mine.leaders) this.take("leaders", card("classic", id)?.effects ?? []);
    // A leader copied from a neighbor counts as a guild (LEADERS-POINTS-07).
    if (mine.courtesan && this.own.copiesLeader) this.take("guilds", card("classic", mine.courtesan)?.effects ?? []);
    this.own.wild += mine.wild;
    this.own.symbols = this.own.symbols.map((n, at) => n + (mine.symbols[at] ?? 0));
    this.add("scientific", this.science(nothing()));
    if (this.own.guildCopies > 0) this.copyGuild();
  }

  private effectsOf(face: CardFace): Effect[] {
    return (this.pad.printed && face.printedEffects) || face.effects;
  }

  private add(row: string, points: number): void {
    if (row in this.sheet) this.sheet[row]! += points;
  }

  private take(row: string, effects: readonly Effect[]): void {
    const before = this.own.points;
    read(effects, this.at, this.own);
    this.add(row, this.own.points - before);
  }

  private science(more: Gain): number {
    const symbols = this.own.symbols.map((n, at) => n + more.symbols[at]!);
    return maskedWorth(
      symbols,
      this.own.wild + more.wild,
      this.own.setBonus + more.setBonus,
      this.own.masks,
      greenSymbols(this.at.near),
    );
  }

  /** Returns the value of copied effects: their own points, and those added to the scientific row. */
  private worth(effects: readonly Effect[]): [points: number, science: number] {
    const gain = read(effects, { ...this.at, copied: true });
    return [gain.points, this.science(gain) - this.science(nothing())];
  }

  private best(all: [number, number][]): [number, number] {
    // If two have the same value, the one with more points in the guild row.
    return all.toSorted(([a, b], [c, d]) => c + d - (a + b) || c - a)[0] ?? [0, 0];
  }

  /**
   * Copies the neighbors' guild of the highest value (SW-OLY-06, SW-OLY-09); a copied Courtesans Guild then copies a
   * leader (LEADERS-GUILD-07).
   */
  private copyGuild(): void {
    const near = this.at.near
      .flatMap((city) => city.cards)
      .map((id) => card("classic", id))
      .filter((face) => face?.color === "purple");
    const leaders = this.at.near
      .flatMap((city) => city.leaders)
      .map((id) => this.worth(card("classic", id)?.effects ?? []));
    const [points, symbols] = this.best(
      near.map((face) => {
        const effects = this.effectsOf(face!);
        return effects.some((effect) => effect.type === "copy_neighbour_leader")
          ? this.best(leaders)
          : this.worth(effects);
      }),
    );
    this.add("guilds", points);
    this.add("scientific", symbols);
  }
}

/** Returns the score sheets of all players by the pieces entered; rows entered as points replace computed ones. */
export function score(pad: ClassicPad): Sheet[] {
  return pad.cities
    .slice(0, pad.players)
    .map((city, seat) => ({ ...new Counting(pad, seat).sheet, ...only(city.points, pad.expansions) }));
}

function only(points: Sheet, expansions: readonly string[]): Sheet {
  const rows = rowsOf(expansions);
  return Object.fromEntries(Object.entries(points).filter(([row]) => rows.includes(row)));
}

export const total = (sheet: Sheet): number => Object.values(sheet).reduce((sum, points) => sum + points, 0);

/**
 * Returns the winners: most points, then most coins, then shared (SW-TIE-01); teammates win together (CITIES-TEAM-11,
 * CITIES-TEAM-12).
 */
export function winners(pad: ClassicPad, sheets: readonly Sheet[]): number[] {
  const standing = sheets.map((_, seat) => {
    const seats = pad.teams ? [seat, seat ^ 1] : [seat];
    return [
      seats.reduce((sum, one) => sum + total(sheets[one]!), 0),
      seats.reduce((sum, one) => sum + pad.cities[one]!.coins, 0),
    ] as const;
  });
  const best = standing.toSorted((a, b) => b[0] - a[0] || b[1] - a[1])[0]!;
  return standing.flatMap((one, seat) => (one[0] === best[0] && one[1] === best[1] ? [seat] : []));
}

/** Whether a city has guilds or leaders that depend on its neighbors, whose cities may not have been entered. */
export function looksAround(city: ClassicCity): boolean {
  const held = [...city.cards, ...city.leaders].flatMap((id) => card("classic", id)?.effects ?? []);
  const stages =
    board(city.board)
      ?.stages.slice(0, city.stages)
      .flatMap((stage) => stage.effects) ?? [];
  return [...held, ...stages].some(
    (effect) =>
      effect.type === "copy_guild" ||
      effect.type === "science_copy" ||
      (effect.type === "points_per" && effect.scope !== "self"),
  );
}
