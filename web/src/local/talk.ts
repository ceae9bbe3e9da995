/** Messages between a page and the workers of its device. */

export type ToHall =
  | { kind: "begin"; home: string; name: string; pace: number }
  | { kind: "pace"; pace: number }
  | { kind: "thinker"; port: MessagePort }
  | { kind: "open" }
  | { kind: "say"; text: string }
  | { kind: "close" }
  | { kind: "request"; id: number; method: string; path: string; body: string };

export type FromHall =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready"; engine: string; sets: string[] }
  | { kind: "left_out"; reason: string }
  | { kind: "failed"; reason: string }
  | { kind: "told"; text: string }
  | { kind: "answer"; id: number; text: string };

export type ToThinker = { kind: "begin"; home: string; sets: string[]; port: MessagePort };

/** A request of the tables to the computer player, and the response. */
export type Asked =
  | { id: number; question: string }
  | { id: number; help: string }
  | { id: number; review: string }
  | { network: string };
export interface Thought {
  id: number;
  choice?: string;
  /** Progress of a review. */
  report?: string;
  fault?: string;
}
