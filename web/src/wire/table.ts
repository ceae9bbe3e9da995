/** The plain data inside the messages: views of the games and prices. The engine's contract names their fields. */
import type { PriceData, PurchaseData, Standing } from "./messages";

export type Price = PriceData;
export type Purchase = PurchaseData;

export interface DuelCity {
  coins: number;
  cards: string[];
  wonders: { id: string; built: boolean; card?: string }[];
  progress: string[];
  /** Pantheon. */
  mythology?: string[];
  offerings?: number[];
  gods?: string[];
  god_coins?: number;
  /** Agora; of the rival only what is triggered has a name. */
  conspiracies?: Plot[];
  [field: string]: unknown;
}

export interface Plot {
  id?: string;
  card?: string;
  prepared?: boolean;
  back?: string;
  triggered?: boolean;
}

/** A place of the Pantheon; with a back it lies face down, and who looked at it knows it. */
export interface GodPlace {
  god?: string;
  back?: string;
  known_to?: number[];
  shown?: boolean;
}

export interface PantheonView {
  slots: (GodPlace | null)[];
  stacks: Record<string, GodPlace[]>;
  tokens: string[];
  /** The card on which the Snake lies. */
  snake: string | null;
  minerva: number | null;
}

export interface SenateView {
  chambers: { cubes: [number, number]; controller: number | null; decrees: { id?: string; face_up: boolean }[] }[];
  supply: [number, number];
  deck: number;
  triggered_this_turn: boolean;
  locked?: { seat: number; token?: string };
}

export interface Slot {
  card?: string;
  back?: string;
  open: boolean;
  /** Pantheon: the mythology, or the worth of an offering, that lies on a face-down card. */
  token?: string | number;
  [field: string]: unknown;
}

export interface DuelView {
  game: "duel";
  expansions?: string[];
  age: number;
  first: number;
  turn: number;
  waiting: number[];
  steps: { step: string; seat: number; color?: string; draw?: number; section?: string; actions?: number; drawn?: string[]; mythology?: string; gods?: string[] }[];
  cities: [DuelCity, DuelCity];
  pawn: number;
  military_tokens: string[];
  progress: string[];
  discard: string[];
  pyramid: (Slot | null)[];
  pantheon?: PantheonView;
  senate?: SenateView;
  removed?: (string | null)[][];
  offer?: string[];
  drawn?: string[];
  box?: string[];
  victory: string | null;
  winners: number[];
  [field: string]: unknown;
}

export interface ClassicCity {
  wonder: string | null;
  coins: number;
  cards: string[];
  stages: number;
  marker_backs: number[];
  markers?: string[];
  victories: number;
  victory_points: number;
  defeats: number;
  debt?: number;
  diplomacy?: number;
  leaders?: string[];
  leader_cards?: number;
  courtesan?: string;
  owes?: number;
  [field: string]: unknown;
}

export interface CopiedSymbol {
  symbol: string;
  city: number;
  card: string;
}

export interface ClassicView {
  game: "classic";
  players?: number;
  options?: Record<string, boolean | number | string>;
  /** What would follow if the age ended now: the strength of each city, and who meets whom. */
  conflicts?: { strength: number[]; fights: { cities: [number, number]; tokens: number }[] };
  /** By city, what its masks would copy. */
  masks?: Record<string, CopiedSymbol[]>;
  leader_hand?: string[];
  draft_hand?: string[];
  leaders_seen?: { round: number; leaders: string[] }[];
  partner_leaders?: { leader_hand: string[]; draft_hand: string[] };
  age: number;
  turn: number;
  direction: "left" | "right";
  waiting: number[];
  step: string | null;
  cities: ClassicCity[];
  hand?: string[];
  hands?: { cards: number; known?: string[] }[];
  discard: string[];
  discard_backs: number[];
  free_city_holder?: number;
  history?: { city: number; age: number; turn: number; verb: string; card?: string }[];
  victory: string | null;
  winners: number[];
  [field: string]: unknown;
}

export function duelView(standing: Standing): DuelView {
  return standing.view as unknown as DuelView;
}

export function classicView(standing: Standing): ClassicView {
  return standing.view as unknown as ClassicView;
}
