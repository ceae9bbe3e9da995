/** The score sheet of Duel, Pantheon and Agora, computed from the holdings as the engine does. */
import pantheon from "../../../src/pharos/content/duel/pantheon/setup.toml";
import setup from "../../../src/pharos/content/duel/setup.toml";
import { allGods, chambers, god } from "../catalogue/expansions";
import { card, type Effect, token, track, wonder } from "../catalogue/printed";
import { rowsAdded, type DuelCity, type DuelPad, type Sheet } from "./holdings";

const coinsPerPoint = (setup.setup as { coins_per_point: number }).coins_per_point;
const templePoints = (pantheon.setup as { grand_temple_points: number[] }).grand_temple_points;

/** The rows of the sheet (DUEL-SCORE-01), then those of the expansions. */
export const rowsOf = (expansions: readonly string[]): string[] => [
  ...["civilian", "scientific", "commercial", "guilds", "wonders", "progress", "coins", "military"],
  ...rowsAdded("duel", expansions),
];

const ROW_OF_COLOR: Record<string, string> = {
  blue: "civilian",
  green: "scientific",
  yellow: "commercial",
  purple: "guilds",
};

interface Place {
  mine: DuelCity;
  theirs: DuelCity;
}

const colorsOf: Record<string, string[]> = { brown_and_grey_cards: ["brown", "grey"] };

/** Returns the number of items of a counted kind in a city. */
function counted(city: DuelCity, thing: string): number {
  if (thing === "wonders") return city.wonders.length;
  if (thing === "coin_sets_of_3") return Math.floor(city.coins / coinsPerPoint);
  if (thing === "progress_tokens") return city.progress.length;
  if (thing === "mythology_and_offering_tokens") return city.tokens;
  const colors = colorsOf[thing] ?? [thing.replace(/_cards$/, "")];
  return city.cards.filter((id) => colors.includes(card("duel", id)?.color ?? "")).length;
}

/** Scoring of each type of effect; types that are missing score nothing. */
const readers: Record<string, (effect: Effect, at: Place) => number> = {
  points: (effect) => effect.amount ?? 0,
  points_per: (effect, { mine, theirs }) => {
    const thing = effect.per ?? "";
    const most =
      effect.scope === "max_city" ? Math.max(counted(mine, thing), counted(theirs, thing)) : counted(mine, thing);
    return most * (effect.amount ?? 0);
  },
};

const worth = (effects: readonly Effect[] | undefined, at: Place): number =>
  (effects ?? []).reduce((sum, effect) => sum + (readers[effect.type]?.(effect, at) ?? 0), 0);

/** Points for each coin left on a god (PAN-GOD-ASTARTE-04). */
const godCoinPoints = Math.max(
  0,
  ...allGods.flatMap((id) => god(id)?.effects ?? []).map((effect) => effect.points_each ?? 0),
);
export const keepsCoins = (id: string): boolean =>
  god(id)?.effects.some((effect) => effect.type === "protected_coins") ?? false;

function zone(lead: number): number {
  return track.zones.find((one) => one.first <= lead && lead <= one.last)?.points ?? 0;
}

function sheetOf(pad: DuelPad, seat: number): Sheet {
  const mine = pad.cities[seat]!;
  const at: Place = { mine, theirs: pad.cities[1 - seat]! };
  const sheet: Sheet = Object.fromEntries(rowsOf(pad.expansions).map((row) => [row, 0]));
  const add = (row: string, points: number): void => {
    if (row in sheet) sheet[row]! += points;
  };
  for (const id of mine.cards) {
    const face = card("duel", id);
    if (face) add(ROW_OF_COLOR[face.color] ?? "civilian", worth(face.effects, at));
  }
  for (const id of mine.wonders) add("wonders", worth(wonder(id)?.effects, at));
  for (const id of mine.progress) add("progress", worth(token(id)?.effects, at));
  for (const id of mine.gods) add("gods", worth(god(id)?.effects, at));
  add("gods", mine.godCoins * godCoinPoints);
  add("coins", Math.floor(mine.coins / coinsPerPoint));
  add("military", zone(seat === 0 ? pad.pawn : -pad.pawn));
  const temples = mine.cards.filter((id) => card("duel", id)?.kind === "temple").length;
  add("temples", templePoints[Math.min(temples, templePoints.length - 1)] ?? 0);
  for (const [n, chamber] of chambers.entries()) add("senate", pad.chambers[n] === seat ? chamber.points : 0);
  for (const [row, points] of Object.entries(mine.points)) if (row in sheet) sheet[row] = points;
  return sheet;
}

export const score = (pad: DuelPad): Sheet[] => [0, 1].map((seat) => sheetOf(pad, seat));

export const total = (sheet: Sheet): number => Object.values(sheet).reduce((sum, points) => sum + points, 0);

/**
 * Returns the winners: most points, then most points of blue cards, then shared (DUEL-SCORE-04 to DUEL-SCORE-06); a
 * sudden victory takes precedence.
 */
export function winners(pad: DuelPad, sheets: readonly Sheet[]): number[] {
  if (pad.ended) return [pad.winner];
  const lead = total(sheets[0]!) - total(sheets[1]!) || (sheets[0]!["civilian"] ?? 0) - (sheets[1]!["civilian"] ?? 0);
  return lead > 0 ? [0] : lead < 0 ? [1] : [0, 1];
}
