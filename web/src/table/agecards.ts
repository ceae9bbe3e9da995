/**
 * The cards of an age as known to a viewer: visible, gone, or still possible. Derived only from the view and the
 * printed values.
 */
import { allCards, type CardFace, type GameName } from "../catalogue/printed";
import type { ClassicView, DuelView } from "../wire/messages";

export interface Count {
  id: string;
  n: number;
}

/** Unseen cards with the same back: their number and the candidates. */
export interface Unseen {
  back: string;
  places: number;
  cards: Count[];
}

export interface AgeCards {
  /** Face up in the structure, or in the viewer's hand. */
  here: Count[];
  /** 7 Wonders: cards deduced to be in the hand of a seat. */
  known: { seat: number; cards: Count[] }[];
  unseen: Unseen[];
  /** Built, by city. */
  built: { seat: number; cards: Count[] }[];
  /** Known cards in the discard pile or under a Wonder. */
  gone: Count[];
}

/** Counts cards; the order is that in which they are printed. */
class Tally {
  private readonly counts = new Map<string, number>();

  constructor(ids: Iterable<string> = []) {
    for (const id of ids) this.add(id);
  }

  add(id: string, n = 1): void {
    this.counts.set(id, (this.counts.get(id) ?? 0) + n);
  }

  of(id: string): number {
    return this.counts.get(id) ?? 0;
  }

  list(faces: readonly CardFace[]): Count[] {
    return faces.flatMap((face) => (this.of(face.id) > 0 ? [{ id: face.id, n: this.of(face.id) }] : []));
  }

  plus(ids: Iterable<string>): this {
    for (const id of ids) this.add(id);
    return this;
  }
}

interface Box {
  expansions: string[];
  content?: { [name: string]: string } | null;
}

/** Returns the cards used in a game: those of its expansions and sets, without the replaced ones. */
function inBox(game: GameName, { expansions, content }: Box): CardFace[] {
  const played = allCards(game).filter(
    (face) => (!face.expansion || expansions.includes(face.expansion)) && (!face.set || face.set in (content ?? {})),
  );
  const replaced = new Set(played.flatMap((face) => face.inPlaceOf ?? []));
  return played.filter((face) => !replaced.has(face.id));
}

const isSenator = (face: CardFace): boolean => face.kind === "politician" || face.kind === "conspirator";

/** Returns the back of a Duel card. */
function backOf(face: CardFace): string {
  if (isSenator(face)) return "senator";
  if (face.kind === "temple") return "grand_temple";
  return face.color === "purple" ? "guild" : `age_${face.age}`;
}

export function duelAge(view: DuelView, age: number): AgeCards {
  const played = inBox("duel", view);
  const ofAge = played.filter((face) => face.age === age);
  const senators = played.filter(isSenator);
  const now = age === Math.max(1, view.age);
  const open = now ? view.pyramid.flatMap((slot) => slot?.card ?? []) : [];
  const tucked = view.cities.flatMap((city) => [
    ...city.wonders.flatMap((wonder) => wonder.card ?? []),
    ...(city.conspiracies ?? []).flatMap((plot) => plot.card ?? []),
  ]);
  const gone = new Tally([...view.discard, ...tucked, ...(view.removed ?? []).flat().flatMap((id) => id ?? [])]);
  const seen = new Tally(open).plus(view.cities.flatMap((city) => city.cards));
  for (const face of played) if (gone.of(face.id)) seen.add(face.id);
  const past = age < Math.max(1, view.age) || view.victory !== null;
  const backs = [...new Set([...ofAge, ...(now && senators.length ? senators : [])].map(backOf))];
  const unseen = backs.map((back): Unseen => {
    const all = [...ofAge, ...senators].filter((face) => backOf(face) === back && !seen.of(face.id));
    const places = now
      ? view.pyramid.filter((slot) => slot && !slot.card && (slot.back ?? `age_${age}`) === back).length
      : past
        ? 0
        : -1;
    return { back, places, cards: all.map((face) => ({ id: face.id, n: 1 })) };
  });
  return {
    here: new Tally(open).list([...ofAge, ...senators]),
    known: [],
    unseen: unseen.filter((one) => one.places !== 0 && one.cards.length),
    built: view.cities
      .map((city, seat) => ({ seat, cards: new Tally(city.cards).list(ofAge) }))
      .filter((one) => one.cards.length),
    gone: gone.list(ofAge),
  };
}

/**
 * Returns the number of copies of a card for this number of players. Guilds and black cards are drawn at random: at
 * most one each.
 */
function copies(face: CardFace, players: number): number {
  return face.players.length ? face.players.filter((n) => n <= Math.min(7, Math.max(3, players))).length : 1;
}

export function classicAge(view: ClassicView, me: number | null, age: number): AgeCards {
  const ofAge = inBox("classic", view).filter((face) => face.age === age && copies(face, view.players) > 0);
  const now = age === Math.max(1, view.age) && view.victory === null;
  const hand = now ? [...(view.hand ?? [])] : [];
  const known = now ? view.hands.map((one, seat) => ({ seat, cards: seat === me ? [] : (one.known ?? []) })) : [];
  const tucked = view.cities.flatMap((city) => city.markers ?? []);
  const gone = new Tally([...view.discard, ...tucked].flatMap((id) => id ?? []));
  const placed = new Tally([
    ...hand,
    ...known.flatMap((one) => one.cards),
    ...view.cities.flatMap((city) => city.cards),
  ]);
  for (const face of ofAge) placed.add(face.id, gone.of(face.id));
  const left = new Tally();
  for (const face of ofAge) left.add(face.id, Math.max(0, copies(face, view.players) - placed.of(face.id)));
  // With two players, cards of the age are also in the pile of the free city.
  const hidden = view.hands.reduce(
    (sum, one, seat) => sum + (seat === me ? 0 : one.cards - (one.known ?? []).length),
    view.pile ?? 0,
  );
  const past = age < view.age || view.victory !== null;
  const unseen = [
    { back: `age_${age}`, cards: left.list(ofAge.filter((face) => face.players.length)) },
    { back: "guild", cards: left.list(ofAge.filter((face) => !face.players.length && face.color === "purple")) },
    { back: "city", cards: left.list(ofAge.filter((face) => !face.players.length && face.color !== "purple")) },
  ];
  return {
    here: new Tally(hand).list(ofAge),
    known: known
      .map(({ seat, cards }) => ({ seat, cards: new Tally(cards).list(ofAge) }))
      .filter((one) => one.cards.length),
    unseen: past
      ? []
      : unseen
          .map((one) => ({ ...one, places: now && view.age ? hidden : -1 }))
          .filter((one) => one.places !== 0 && one.cards.length),
    built: view.cities
      .map((city, seat) => ({ seat, cards: new Tally(city.cards).list(ofAge) }))
      .filter((one) => one.cards.length),
    gone: gone.list(ofAge),
  };
}

/** Returns the cards of an age for any view. */
export function ageCards(given: { view: DuelView | ClassicView; me: number | null; age: number }): AgeCards {
  return given.view.game === "duel" ? duelAge(given.view, given.age) : classicAge(given.view, given.me, given.age);
}
