/** The state of a table at the end of a game, as entered by users: plain data that is stored, shared and scored. */
import type { GameName } from "../catalogue/printed";

/** Rows of a score sheet, under the names used by the engine. */
export type Sheet = Record<string, number>;

interface Named {
  name: string;
  cards: string[];
  coins: number;
  /** Rows entered as points, which replace the computed ones. */
  points: Sheet;
}

/** A city of 7 Wonders. */
export interface ClassicCity extends Named {
  board: string;
  stages: number;
  leaders: string[];
  /** The leader copied by the Courtesans Guild, or an empty string. */
  courtesan: string;
  /** Numbers of victory tokens by value, the smallest first, and of defeat tokens. */
  victories: number[];
  defeats: number;
  debt: number;
  /** Symbols entered without their cards, and wild ones. */
  symbols: number[];
  wild: number;
}

/** A city of Duel. */
export interface DuelCity extends Named {
  /** Wonders that are built. */
  wonders: string[];
  progress: string[];
  gods: string[];
  godCoins: number;
  /** Unused mythology and offering tokens. */
  tokens: number;
}

export interface ClassicPad {
  game: "classic";
  expansions: string[];
  teams: boolean;
  /** The Craftsmens Guild as printed on the card: two points instead of one. */
  printed: boolean;
  /** The players in table order, each followed by the left neighbor; with two players, the free city comes last. */
  cities: ClassicCity[];
  players: number;
}

export interface DuelPad {
  game: "duel";
  expansions: string[];
  cities: DuelCity[];
  players: 2;
  /** Spaces of the pawn from the middle, positive toward the second player's capital. */
  pawn: number;
  /** The seat that controls each chamber of the Senate, or null. */
  chambers: (number | null)[];
  /** The sudden victory that ended the game, if any, and its winner. */
  ended: "" | "military" | "science" | "political";
  winner: number;
}

export type Pad = ClassicPad | DuelPad;

/** The rows of the score sheet that an expansion adds. The pad counts without a server, and these expansions only. */
const ROWS: Record<GameName, Record<string, string[]>> = {
  duel: { pantheon: ["temples", "gods"], agora: ["senate"] },
  classic: { leaders: ["leaders"], cities: ["cities", "debt"] },
};
export const expansionsOf = (game: GameName): string[] => Object.keys(ROWS[game]);
export const rowsAdded = (game: GameName, expansions: readonly string[]): string[] =>
  Object.entries(ROWS[game]).flatMap(([name, rows]) => (expansions.includes(name) ? rows : []));
export const SPACES = 9;
const MOST_NAME = 24;
const MOST = 999;

export function newClassicCity(name = ""): ClassicCity {
  return {
    name,
    board: "",
    stages: 0,
    cards: [],
    leaders: [],
    courtesan: "",
    coins: 0,
    victories: [0, 0, 0],
    defeats: 0,
    debt: 0,
    symbols: [0, 0, 0],
    wild: 0,
    points: {},
  };
}

export function newDuelCity(name = ""): DuelCity {
  return { name, cards: [], wonders: [], progress: [], gods: [], coins: 0, godCoins: 0, tokens: 0, points: {} };
}

export function newPad(game: "classic", players?: number, expansions?: string[]): ClassicPad;
export function newPad(game: "duel", players?: number, expansions?: string[]): DuelPad;
export function newPad(game: GameName, players?: number, expansions?: string[]): Pad;
export function newPad(game: GameName, players = 2, expansions: string[] = []): Pad {
  if (game === "duel") {
    return {
      game,
      expansions,
      players: 2,
      cities: [newDuelCity(), newDuelCity()],
      pawn: 0,
      chambers: Array<null>(6).fill(null),
      ended: "",
      winner: 0,
    };
  }
  return {
    game,
    expansions,
    players,
    teams: false,
    printed: false,
    cities: Array.from({ length: ring(players) }, () => newClassicCity()),
  };
}

/** Number of cities in the ring: two players have a free city between them. */
export const ring = (players: number): number => Math.max(3, players);

export function playerCounts(expansions: readonly string[]): number[] {
  return expansions.includes("cities") ? [2, 3, 4, 5, 6, 7, 8] : [2, 3, 4, 5, 6, 7];
}

export const teamsPossible = (players: number, expansions: readonly string[]): boolean =>
  expansions.includes("cities") && [4, 6, 8].includes(players);

/** Changes the number of players; existing players stay. */
export function seat(pad: ClassicPad, players: number): void {
  const free = pad.players === 2 ? pad.cities[2] : undefined;
  const people = pad.cities.slice(0, pad.players);
  while (people.length < players) people.push(newClassicCity());
  pad.cities = players === 2 ? [...people.slice(0, 2), free ?? newClassicCity()] : people.slice(0, players);
  pad.players = players;
  if (!teamsPossible(players, pad.expansions)) pad.teams = false;
}

type Given = Record<string, unknown>;
const words = (given: unknown): string[] =>
  Array.isArray(given) ? [...new Set(given.filter((one): one is string => typeof one === "string"))].slice(0, 200) : [];
const whole = (given: unknown, low: number, high: number): number =>
  typeof given === "number" && Number.isFinite(given)
    ? Math.min(high, Math.max(low, Math.trunc(given)))
    : Math.max(0, low);
const wholes = (given: unknown): number[] => [0, 1, 2].map((n) => whole((Array.isArray(given) ? given : [])[n], 0, 99));
const title = (given: unknown): string => (typeof given === "string" ? given.slice(0, MOST_NAME) : "");
const record = (given: unknown): Given =>
  typeof given === "object" && given !== null && !Array.isArray(given) ? (given as Given) : {};
const list = (given: unknown): Given[] => (Array.isArray(given) ? given.map(record) : []);

function entered(given: unknown): Sheet {
  const rows = Object.entries(record(given)).filter(
    ([row, points]) => /^[a-z]{1,20}$/.test(row) && typeof points === "number",
  );
  return Object.fromEntries(rows.slice(0, 12).map(([row, points]) => [row, whole(points, -MOST, MOST)]));
}

function classicCity(given: Given): ClassicCity {
  return {
    name: title(given.name),
    board: typeof given.board === "string" ? given.board : "",
    stages: whole(given.stages, 0, 9),
    cards: words(given.cards),
    leaders: words(given.leaders),
    courtesan: typeof given.courtesan === "string" ? given.courtesan : "",
    coins: whole(given.coins, 0, MOST),
    victories: wholes(given.victories),
    defeats: whole(given.defeats, 0, 99),
    debt: whole(given.debt, 0, MOST),
    symbols: wholes(given.symbols),
    wild: whole(given.wild, 0, 9),
    points: entered(given.points),
  };
}

function duelCity(given: Given): DuelCity {
  return {
    name: title(given.name),
    cards: words(given.cards),
    wonders: words(given.wonders),
    progress: words(given.progress),
    gods: words(given.gods),
    coins: whole(given.coins, 0, MOST),
    godCoins: whole(given.godCoins, 0, 99),
    tokens: whole(given.tokens, 0, 20),
    points: entered(given.points),
  };
}

/**
 * Reads a pad from a link or from storage; unknown or invalid parts are dropped. Returns null if the data is not a pad.
 */
export function readPad(data: unknown): Pad | null {
  const given = record(data);
  const cities = list(given.cities);
  if (given.game === "duel" && cities.length === 2) {
    const expansions = words(given.expansions).filter((name) => expansionsOf("duel").includes(name));
    const chambers = Array.isArray(given.chambers) ? given.chambers : [];
    const ended = (["military", "science", "political"] as const).find((kind) => kind === given.ended) ?? "";
    return {
      game: "duel",
      expansions,
      players: 2,
      cities: cities.map(duelCity),
      pawn: whole(given.pawn, -SPACES, SPACES),
      chambers: Array.from({ length: 6 }, (_, n) => [0, 1].find((seat) => seat === chambers[n]) ?? null),
      ended,
      winner: given.winner === 1 ? 1 : 0,
    };
  }
  if (given.game === "classic") {
    const expansions = words(given.expansions).filter((name) => expansionsOf("classic").includes(name));
    const players = playerCounts(expansions).find((count) => count === given.players);
    if (players === undefined || cities.length !== ring(players)) return null;
    return {
      game: "classic",
      expansions,
      players,
      teams: given.teams === true && teamsPossible(players, expansions),
      printed: given.printed === true,
      cities: cities.map(classicCity),
    };
  }
  return null;
}
