import { expect, test } from "vitest";
import "../catalogue/classic";
import { ageCards } from "../table/agecards";
import type { ClassicPosition, DuelPosition, DuelView, ReplayStep } from "../wire/messages";
import { hiddenIn, inAge, viewOf } from "./opened";

const city = { wonder: null, coins: 3, cards: [], stages: 0, marker_backs: [], victories: 0, victory_points: 0 };
const classic: ClassicPosition = {
  format: "pharos-position/1",
  game: "classic",
  expansions: ["leaders"],
  players: 2,
  options: {},
  age: 1,
  turn: 1,
  direction: "left",
  waiting: [0, 1],
  step: "turn",
  step_cities: [0, 1],
  owed: [],
  pending: [],
  cities: [0, 1, 2].map(() => ({ ...city, defeats: 0 })),
  discard: [],
  discard_backs: [0, 0, 0],
  history: [],
  victory: null,
  winners: [],
  hands: [["lumber_yard_1", "baths"], ["altar"], []],
  leader_hands: [["caesar"], ["midas"]],
  pile: ["theater", "stockade", "loom_1"],
  leader_pile: ["nero", "plato"],
  coming: [],
};
const duel: DuelPosition = {
  format: "pharos-position/1",
  game: "duel",
  expansions: [],
  players: 2,
  options: {},
  age: 1,
  first: 0,
  turn: 0,
  extra_turn: false,
  steps: [],
  cities: [
    { coins: 7, cards: [], wonders: [], progress: [] },
    { coins: 7, cards: [], wonders: [], progress: [] },
  ],
  pawn: 0,
  military_tokens: [],
  progress: [],
  discard: [],
  pyramid: [{ card: "baths", open: true }, { card: "altar", open: false }, null],
  box: [],
  victory: null,
  winners: [],
  removed: [],
  next_wonders: [],
  ages: [],
};
const stepOf = (view: ReplayStep["view"], more: Partial<ReplayStep> = {}): ReplayStep => ({
  choices: 9,
  at: 1,
  game: view.game,
  expansions: [],
  players: 2,
  view,
  scores: [],
  ...more,
});

test("an open position of 7 Wonders is shown as a view with all hands known", () => {
  const view = viewOf(stepOf(classic, { outlook: { conflicts: { strength: [0, 1], fights: [] } } }), 1);
  expect(view).toMatchObject({
    hand: ["altar"],
    leader_hand: ["midas"],
    hands: [
      { cards: 2, known: ["lumber_yard_1", "baths"] },
      { cards: 1, known: ["altar"] },
      { cards: 0, known: [] },
    ],
    pile: 3,
    leader_pile: 2,
    conflicts: { strength: [0, 1] },
  });
  expect("coming" in view && view.coming).toBeTruthy();
});

test("the cards of an age count as in the pile if all hands are open", () => {
  const found = ageCards({ view: viewOf(stepOf(classic), 0), me: 0, age: 1 });
  expect(found.unseen.map((one) => one.places)).toEqual([3]);
  expect(found.known).toEqual([{ seat: 1, cards: [{ id: "altar", n: 1 }] }]);
});

test("an open position of Duel is shown as a view", () => {
  const senate = { chambers: [], supply: [12, 12] as [number, number], triggered_this_turn: false, conspiring: [] };
  const view = viewOf(stepOf({ ...duel, senate: { ...senate, deck: ["coup", "treason"] } }, { waiting: [1] }), 0);
  expect(view).toMatchObject({ game: "duel", waiting: [1], senate: { deck: 2 } });
});

test("a view is shown as it is, and its face-down cards are compared with those of the position", () => {
  const { format: _, senate: __, ...shared } = duel;
  const seen: DuelView = { ...shared, waiting: [0], pyramid: [{ card: "baths", open: true }, { open: false }, null] };
  expect(viewOf(stepOf(seen), 0)).toBe(seen);
  expect(hiddenIn(stepOf(duel), stepOf(seen))).toEqual(["altar"]);
});

test("the first age of Duel begins after the draft", () => {
  expect(inAge(stepOf(duel), 1)).toBe(true);
  expect(inAge(stepOf({ ...duel, offer: ["sphinx"] }), 1)).toBe(false);
  expect(inAge(stepOf(classic), 2)).toBe(false);
});
