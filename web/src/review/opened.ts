/** What a step of a replay shows: a view of a seat, or a position with all cards open. */
import type { ClassicPosition, ClassicView, DuelPosition, DuelView, Outlook, ReplayStep } from "../wire/messages";

type View = DuelView | ClassicView;

/** Returns the view of a step; with all cards open, `near` is the seat whose hand is shown. */
export function viewOf(step: ReplayStep, near: number): View {
  const { view } = step;
  if (!("format" in view)) return view;
  return view.game === "duel" ? duelOpen(view, step.waiting ?? []) : classicOpen(view, step.outlook ?? {}, near);
}

function duelOpen(position: DuelPosition, waiting: number[]): DuelView {
  const { senate, ...shared } = position;
  return { ...shared, waiting, ...(senate && { senate: { ...senate, deck: senate.deck.length } }) };
}

function classicOpen(position: ClassicPosition, outlook: Outlook, near: number): ClassicView {
  const { hands, leader_hands, draft_hands, pile, leader_pile, ...shared } = position;
  return {
    ...shared,
    conflicts: outlook.conflicts ?? { strength: [], fights: [] },
    masks: outlook.masks,
    hands: hands.map((cards) => ({ cards: cards.length, known: cards })),
    hand: hands[near] ?? [],
    leader_hand: leader_hands?.[near] ?? [],
    draft_hand: draft_hands?.[near],
    pile: pile?.length,
    leader_pile: leader_pile?.length,
  };
}

/** Returns the cards of the structure of Duel that the first step shows and the second hides. */
export function hiddenIn(open: ReplayStep, seen: ReplayStep): string[] {
  const [all, known] = [open.view, seen.view].map((view) => (view.game === "duel" ? view.pyramid : []));
  return all!.flatMap((slot, n) => (slot?.card && known![n] && !known![n]?.card ? [slot.card] : []));
}

/** Whether a game has reached an age; the Wonders of Duel are drafted before it begins. */
export function inAge({ view }: ReplayStep, age: number): boolean {
  return view.age >= age && !(view.game === "duel" && view.offer);
}
