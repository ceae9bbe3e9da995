/** Printed values of the pieces, from the same files that the engine reads. Contains no rules. */
import { ownPicture, standIn } from "../art/own";
import citySetup from "../../../src/pharos/content/classic/cities/setup.toml";
import classicSetup from "../../../src/pharos/content/classic/setup.toml";
import agoraLayouts from "../../../src/pharos/content/duel/agora/layouts.toml";
import agoraProgress from "../../../src/pharos/content/duel/agora/progress.toml";
import senators from "../../../src/pharos/content/duel/agora/senators.toml";
import agoraWonders from "../../../src/pharos/content/duel/agora/wonders.toml";
import duelCards from "../../../src/pharos/content/duel/cards.toml";
import duelLayouts from "../../../src/pharos/content/duel/layouts.toml";
import pantheonProgress from "../../../src/pharos/content/duel/pantheon/progress.toml";
import gods from "../../../src/pharos/content/duel/pantheon/gods.toml";
import godSetup from "../../../src/pharos/content/duel/pantheon/setup.toml";
import temples from "../../../src/pharos/content/duel/pantheon/temples.toml";
import pantheonWonders from "../../../src/pharos/content/duel/pantheon/wonders.toml";
import duelProgress from "../../../src/pharos/content/duel/progress.toml";
import duelSetup from "../../../src/pharos/content/duel/setup.toml";
import duelTrack from "../../../src/pharos/content/duel/track.toml";
import duelWonders from "../../../src/pharos/content/duel/wonders.toml";

export type GameName = "duel" | "classic";
export type Resource = "clay" | "wood" | "stone" | "ore" | "glass" | "papyrus" | "cloth";
export type Cost = { coins?: number } & { [R in Resource]?: number };

/** An effect as printed; its fields depend on its type. */
export interface Effect {
  type: string;
  amount?: number;
  count?: number;
  one_of?: Resource[];
  tradable?: boolean;
  resources?: Resource[] | number;
  symbol?: string;
  symbols?: string[];
  per?: string;
  scope?: string;
  price?: number;
  color?: string;
  applies_to?: string;
  target?: string;
  draw?: number;
  keep?: number;
  self?: number;
  each_neighbour?: number;
  coins?: number;
  colors?: string[];
  options?: Effect[];
  points_each?: number;
  section?: string;
  [field: string]: unknown;
}

export interface CardFace {
  id: string;
  age: number;
  color: string;
  cost: Cost;
  effects: Effect[];
  /** Duel: the chain symbol that makes this card free, and the one that it provides. */
  chain?: string;
  gives?: string;
  /** Classic: the cards that make this one free. */
  chainFrom: string[];
  players: number[];
  /** Duel: the kind of card in addition to its color: temple, politician, conspirator. */
  kind?: string;
  /** Pantheon: the mythology whose token makes this Grand Temple free. */
  mythology?: string;
  /** The expansion that contains the card; empty for the base game. */
  expansion: string;
  /** Classic: cards with the same key have the same name. */
  nameKey: string;
  /** The printed effects, where they differ from the rulebook; a game option selects them. */
  printedEffects?: Effect[];
  /** The content set that contains the card, and the printed card that it replaces. */
  set?: string;
  inPlaceOf?: string;
}

export interface WonderFace {
  id: string;
  cost: Cost;
  effects: Effect[];
  expansion: string;
}

export interface TokenFace {
  id: string;
  effects: Effect[];
  expansion: string;
}

export interface StageFace {
  cost: Cost;
  effects: Effect[];
}

export interface BoardFace {
  id: string;
  board: string;
  side: string;
  resource?: Resource;
  startEffects: Effect[];
  stages: StageFace[];
  expansion: string;
}

export interface Row {
  face: "up" | "down";
  columns: number[];
}

type Table = Record<string, unknown>;

function rows<T>(file: Table, name: string): T[] {
  return (file[name] as T[] | undefined) ?? [];
}

function cardFaces(file: Table, expansion = "", name = "card", color?: string): CardFace[] {
  return rows<Table>(file, name).map((row) => ({
    id: row.id as string,
    age: (row.age as number | undefined) ?? 0,
    color: color ?? (row.color as string | undefined) ?? "white",
    cost: (row.cost as Cost | undefined) ?? {},
    effects: (row.effects as Effect[] | undefined) ?? [],
    chain: row.chain as string | undefined,
    gives: row.gives as string | undefined,
    chainFrom: (row.chain_from as string[] | undefined) ?? [],
    players: (row.players as number[] | undefined) ?? [],
    kind: row.kind as string | undefined,
    mythology: row.mythology as string | undefined,
    expansion,
    nameKey: (row.name_key as string | undefined) ?? (row.id as string),
    printedEffects: row.printed_effects as Effect[] | undefined,
    set: row.set as string | undefined,
    inPlaceOf: row.in_place_of as string | undefined,
  }));
}

function wonderFaces(file: Table, expansion = ""): WonderFace[] {
  return rows<Table>(file, "wonder").map((row) => ({
    id: row.id as string,
    cost: (row.cost as Cost | undefined) ?? {},
    effects: (row.effects as Effect[] | undefined) ?? [],
    expansion,
  }));
}

function tokenFaces(file: Table, expansion = ""): TokenFace[] {
  return rows<TokenFace>(file, "progress").map((row) => ({ ...row, expansion }));
}

function boardFaces(file: Table, expansion = ""): BoardFace[] {
  return rows<Table>(file, "wonder").map((row) => ({
    id: row.id as string,
    board: row.board as string,
    side: row.side as string,
    resource: row.resource as Resource | undefined,
    startEffects: (row.start_effects as Effect[] | undefined) ?? [],
    expansion,
    stages: rows<Table>(row, "stages").map((stage) => ({
      cost: (stage.cost as Cost | undefined) ?? {},
      effects: (stage.effects as Effect[] | undefined) ?? [],
    })),
  }));
}

function byId<T extends { id: string }>(...lists: T[][]): Map<string, T> {
  return new Map(lists.flat().map((item) => [item.id, item]));
}

const cards: Record<GameName, Map<string, CardFace>> = {
  duel: byId(cardFaces(duelCards), cardFaces(temples, "pantheon"), cardFaces(senators, "agora")),
  // Filled by ./classic, which is loaded only where 7 Wonders is shown.
  classic: new Map(),
};

const wonders = byId(
  wonderFaces(duelWonders),
  wonderFaces(pantheonWonders, "pantheon"),
  wonderFaces(agoraWonders, "agora"),
);
const boards = new Map<string, BoardFace>();
const tokens = byId(
  tokenFaces(duelProgress),
  tokenFaces(pantheonProgress, "pantheon"),
  tokenFaces(agoraProgress, "agora"),
);

const joined = new Set<string>();

/** Whether a Wonder or a board belongs to a content set that supplies no picture of it. */
export function isJoined(id: string): boolean {
  return joined.has(id);
}

/** Adds the rows of content files, given by name. With `first`, they are placed before rows that were added earlier. */
function take(files: Record<string, Table>, first: boolean): void {
  const add = <T extends { id: string }>(known: Map<string, T>, faces: T[]): void => {
    const later = first ? [...known.values()] : [];
    if (first) known.clear();
    for (const face of [...faces, ...later]) known.set(face.id, face);
  };
  const all = Object.entries(files).map(([name, file]) => ({
    file,
    duel: name.startsWith("duel/"),
    expansion: /^\w+\/(\w+)\//.exec(name)?.[1] ?? "",
  }));
  const of = <T>(duel: boolean, faces: (file: Table, expansion: string) => T[]): T[] =>
    all.filter((one) => one.duel === duel).flatMap(({ file, expansion }) => faces(file, expansion));
  const bothKinds = (file: Table, expansion: string): CardFace[] => [
    ...cardFaces(file, expansion),
    ...cardFaces(file, expansion, "leader", "white"),
  ];
  add(cards.duel, of(true, bothKinds));
  add(cards.classic, of(false, bothKinds));
  add(tokens, of(true, tokenFaces));
  add(wonders, of(true, wonderFaces));
  add(boards, of(false, boardFaces));
}

/** Adds the printed rows of 7 Wonders, before those of content sets. */
export function printClassic(files: Record<string, Table>): void {
  take(files, true);
}

/** Adds rows of content sets to the printed ones. */
export function join(files: Record<string, Table>): void {
  take(files, false);
  for (const file of Object.values(files)) {
    for (const row of rows<Table>(file, "wonder")) {
      if (!ownPicture(row.board ? "board" : "wonder", String(row.board ?? row.id)))
        joined.add(String(row.board ?? row.id));
    }
    for (const row of rows<Table>(file, "leader")) standIn("leader", String(row.id));
    for (const row of rows<Table>(file, "god")) standIn("god", String(row.id), String(row.mythology));
    rows<Table>(gods, "god").push(...rows<Table>(file, "god"));
  }
}

/** Keys files by their path in the content folder: `duel/harbor/wonders.toml`. */
export const byName = (files: Record<string, Table>): Record<string, Table> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^.*content\//, ""), file]));

// Wonders of other expansions: a folder with a wonders file is enough.
join(
  byName(
    import.meta.glob<Table>(
      [
        "../../../src/pharos/content/duel/*/wonders.toml",
        "!../../../src/pharos/content/duel/{pantheon,agora}/wonders.toml",
      ],
      { eager: true, import: "default" },
    ),
  ),
);

export function card(game: GameName, id: string): CardFace | undefined {
  return cards[game].get(id);
}

export function allCards(game: GameName): CardFace[] {
  return [...cards[game].values()];
}

export function wonder(id: string): WonderFace | undefined {
  return wonders.get(id);
}

export function allWonders(): WonderFace[] {
  return [...wonders.values()];
}

export function board(id: string): BoardFace | undefined {
  return boards.get(id);
}

export function allBoards(): BoardFace[] {
  return [...boards.values()];
}

export function token(id: string): TokenFace | undefined {
  return tokens.get(id);
}

export function allTokens(): TokenFace[] {
  return [...tokens.values()];
}

/** Points of one Grand Temple, of two, and so on. */
export const templePoints = (godSetup.setup as { grand_temple_points: number[] }).grand_temple_points.slice(1);

export const mythologies = rows<{ id: string; color: string }>(gods, "mythology");

/** Returns the color of a mythology's pieces; the Gate, which has no mythology, has its own. */
export function hue(mythology: string | undefined): string {
  return mythologies.find((one) => one.id === mythology)?.color ?? "purple";
}

/** Returns the text key of the group of a card: its color, or its kind in the expansions of Duel. */
export function family(game: GameName, face: CardFace): string {
  if (game === "duel" && face.kind === "temple") return "color-duel-temple";
  if (game === "duel" && (face.kind === "politician" || face.kind === "conspirator")) return "color-duel-senator";
  return `color-${face.color}`;
}

/** Returns the rows of the structure of an age; Agora has its own. */
export function layout(age: number, expansions: string[] = []): Row[] {
  const file = expansions.includes("agora") ? agoraLayouts : duelLayouts;
  return rows<{ age: number; rows: Row[] }>(file, "layout").find((entry) => entry.age === age)?.rows ?? [];
}

export const track = {
  capital: (duelTrack.track as { capital: number }).capital,
  zones: rows<{ first: number; last: number; points: number }>(duelTrack, "zone"),
  tokens: rows<{ id: string; seat: number; space: number; effects: Effect[] }>(duelTrack, "token"),
};

export const resources: Record<GameName, Resource[]> = {
  duel: rows<{ id: Resource }>(duelSetup, "resource").map((entry) => entry.id),
  classic: rows<{ id: Resource }>(classicSetup, "resource").map((entry) => entry.id),
};

export const science: Record<GameName, string[]> = {
  duel: (duelSetup.symbols as { science: string[] }).science,
  classic: (classicSetup.symbols as { science: string[] }).science,
};

/** Returns the number of turns per age: one more with Cities, as long as there are eight cards for each player. */
export const turnsPerAge = (players: number, expansions: readonly string[]): number =>
  rows<{ players: number; turns_per_age: number }>(
    expansions.includes("cities") ? citySetup : classicSetup,
    "seating",
  ).find((entry) => entry.players === players)?.turns_per_age ?? 6;

/** Returns the cards that a card makes free, for "opens …". */
export function opens(game: GameName, face: CardFace): string[] {
  if (game === "duel") {
    return face.gives
      ? allCards("duel")
          .filter((other) => other.chain === face.gives)
          .map((other) => other.id)
      : [];
  }
  return allCards("classic")
    .filter((other) => other.chainFrom.includes(face.id))
    .map((other) => other.id);
}
