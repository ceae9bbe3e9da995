/** Locates the pieces of a decision, so that their boards can be opened, brought to the front, or laid out. */
import type { Desk } from "../table/desk.svelte";
import type { DuelView } from "../wire/table";
import { starts } from "./picking";

/** The boards of Duel; the tray (picker) holds pieces that are on none of them. */
export type Board = "structure" | "pantheon" | "senate" | "own" | "rival" | "tray";

/** Verbs whose targets are cards in a city: cards are small there, so they are laid out large in the picker. */
const LAID_OUT = new Set(["destroy", "swap", "steal", "snake", "take"]);

const idOf = (key: string): string => key.slice(key.indexOf(":") + 1);

export function boardOf(key: string, desk: Desk, view: DuelView): Board {
  const id = idOf(key);
  const rival = view.cities[1 - desk.near]!;
  const own = view.cities[desk.near]!;
  switch (key.slice(0, key.includes(":") ? key.indexOf(":") : undefined)) {
    case "slot":
    case "space":
    case "war":
      return "structure";
    case "place":
    case "deck":
      return "pantheon";
    case "chamber":
    case "plots":
      return "senate";
    case "god":
      return view.pantheon?.slots.some((place) => place?.god === id && !place.back) ? "pantheon" : "tray";
    case "plot":
      return own.conspiracies?.some((plot) => plot.id === id) ? "own" : "tray";
    case "wonder":
      return view.offer?.includes(id) ? "structure" : rival.wonders.some((one) => one.id === id) ? "rival" : "own";
    case "token":
      return view.progress.includes(id) ? "structure" : rival.progress.includes(id) ? "rival" : "tray";
    case "card":
      if (view.pyramid.some((lies) => lies?.card === id)) return "structure";
      if (desk.choices.some((choice) => LAID_OUT.has(choice.verb) && choice.objects.includes(id))) return "tray";
      return rival.cards.includes(id) ? "rival" : own.cards.includes(id) ? "own" : "tray";
    default:
      return "tray";
  }
}

/** Returns the pieces of the decision that must be laid out in the picker, in the order of the choices. */
export function offered(desk: Desk, view: DuelView): string[] {
  return [...starts(desk)].filter((key) => boardOf(key, desk, view) === "tray");
}

/** Returns the boards of the decision, the one with most pieces first. In a turn that is the structure alone. */
export function boards(desk: Desk, view: DuelView): Board[] {
  const counted = new Map<Board, number>();
  for (const key of starts(desk)) {
    const board = boardOf(key, desk, view);
    counted.set(board, (counted.get(board) ?? 0) + 1);
  }
  if (desk.choices.some((choice) => choice.verb === "discard")) return ["structure"];
  return [...counted].toSorted((a, b) => b[1] - a[1]).map(([board]) => board);
}
