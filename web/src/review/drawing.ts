/** Calculations for the graphics of a review, independent of the page. */
import { FAULTS, type Judged, type Kind, type Luck, type Review } from "./data";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  foot: number;
}

export const KINDS: readonly Kind[] = ["civilian", "military", "science", "political"];
/** The smallest change of a chance that counts as a key moment. */
export const LEAST = 0.03;

const point = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export interface Band {
  kind: Kind;
  mine: boolean;
  path: string;
}

export interface River {
  x: (n: number) => number;
  /** Returns the y coordinate of the viewer's chance, above the even line. */
  y: (chance: number) => number;
  zero: number;
  bands: Band[];
  /** The upper and lower edge. */
  edge: string;
  below: string;
  /** The margin of error of the upper edge. */
  soft: string;
}

/**
 * Returns a ribbon of constant height: the viewer's chances above the line, the opponent's below, by kind of victory.
 */
export function river(
  review: Pick<Review, "chances" | "by_victory">,
  me: number,
  kinds: readonly Kind[],
  frame: Frame,
  doubt = 0,
): River {
  const last = Math.max(1, review.chances.length - 1);
  const unit = (frame.height - frame.top - frame.foot) / 2;
  const zero = frame.top + unit;
  const x = (n: number): number => frame.left + ((frame.width - frame.left - frame.right) * n) / last;
  const y = (chance: number): number => zero - chance * unit;
  const mine = review.chances.map((row) => row[me] ?? 0);
  const share = (n: number, above: boolean, kind: Kind): number => {
    const whole = above ? mine[n]! : 1 - mine[n]!;
    const ways = review.by_victory?.[n]?.[above ? me : 1 - me];
    const sum = ways ? kinds.reduce((all, one) => all + (ways[one] ?? 0), 0) : 0;
    if (!ways || sum <= 0) return kind === kinds[0] ? whole : 0;
    return (whole * (ways[kind] ?? 0)) / sum;
  };
  const bands: Band[] = [];
  for (const above of [true, false]) {
    const sign = above ? 1 : -1;
    let inner = mine.map(() => 0);
    for (const kind of kinds) {
      const outer = inner.map((from, n) => from + share(n, above, kind));
      const there = inner.map((value, n) => point(x(n), y(sign * value)));
      const back = outer.map((value, n) => point(x(n), y(sign * value))).toReversed();
      bands.push({ kind, mine: above, path: `M${there.join("L")}L${back.join("L")}Z` });
      inner = outer;
    }
  }
  const line = (of: (chance: number) => number): string =>
    mine.map((chance, n) => point(x(n), y(of(chance)))).join("L");
  const upper = mine.map((chance, n) => point(x(n), y(Math.min(1, chance + doubt))));
  const lower = mine.map((chance, n) => point(x(n), y(Math.max(0, chance - doubt)))).toReversed();
  return {
    x,
    y,
    zero,
    bands,
    edge: `M${line((chance) => chance)}`,
    below: `M${line((chance) => chance - 1)}`,
    soft: doubt ? `M${upper.join("L")}L${lower.join("L")}Z` : "",
  };
}

/** Returns the kinds of victory that had a chance in this game; always includes the civilian one. */
export function kindsOf(review: Pick<Review, "by_victory">): Kind[] {
  return KINDS.filter(
    (kind) => kind === "civilian" || review.by_victory?.some((row) => row.some((ways) => (ways[kind] ?? 0) > 0)),
  );
}

/** Returns one line per seat, with labels at the ends that do not overlap. */
export function lines(
  chances: readonly (readonly number[])[],
  frame: Frame,
  gap = 15,
): { x: (n: number) => number; y: (chance: number) => number; seats: { path: string; end: number; label: number }[] } {
  const last = Math.max(1, chances.length - 1);
  const x = (n: number): number => frame.left + ((frame.width - frame.left - frame.right) * n) / last;
  const y = (chance: number): number => frame.top + (frame.height - frame.top - frame.foot) * (1 - chance);
  const seats = (chances[0] ?? []).map((_, seat) => ({
    path: `M${chances.map((row, n) => point(x(n), y(row[seat] ?? 0))).join("L")}`,
    end: y(chances.at(-1)?.[seat] ?? 0),
    label: 0,
  }));
  spread(seats, gap, frame.top, frame.height - 4);
  return { x, y, seats };
}

/** Places labels as near to the ends of their lines as possible, at least `gap` apart, between `least` and `most`. */
export function spread(labels: { end: number; label: number }[], gap: number, least: number, most: number): void {
  const order = labels.toSorted((a, b) => a.end - b.end);
  let at = least - gap;
  for (const one of order) at = one.label = Math.max(one.end, at + gap);
  let limit = most;
  for (const one of order.toReversed()) {
    one.label = Math.min(one.label, limit);
    limit = one.label - gap;
  }
}

export interface Step {
  name: "skill" | "luck" | "rest";
  amount: number;
  /** Position of the bar in the chart, from 0 to 1. */
  from: number;
  to: number;
}

export interface Fall {
  steps: Step[];
  /** Positions of defeat, an even game and victory in the chart. */
  lost: number;
  even: number;
  won: number;
}

/** Returns a waterfall chart from the first chance to the last, scaled to the range of its values. */
export function fall(first: number, skill: number, luck: number, rest: number): Fall {
  const ends = [first, first + skill, first + skill + luck, first + skill + luck + rest];
  const least = Math.min(0, ...ends);
  const most = Math.max(1, ...ends);
  const at = (value: number): number => (value - least) / (most - least);
  const steps = (["skill", "luck", "rest"] as const).map((name, n) => ({
    name,
    amount: { skill, luck, rest }[name],
    from: at(Math.min(ends[n]!, ends[n + 1]!)),
    to: at(Math.max(ends[n]!, ends[n + 1]!)),
  }));
  return { steps, lost: at(0), even: at(0.5), won: at(1) };
}

/** Changes below one percentage point of win chance do not decide a game. */
const NEGLIGIBLE = 0.01;

/** Returns what decided a game for a seat; unclear if the rest outweighs both, or if neither changed the chance. */
export function decidedBy(skill: number, luck: number, rest: number): "luck" | "skill" | "both" | "unclear" {
  if (Math.abs(luck) + Math.abs(skill) < NEGLIGIBLE) return "unclear";
  if (Math.abs(rest) > Math.abs(luck) + Math.abs(skill)) return "unclear";
  if (Math.abs(luck) > 2 * Math.abs(skill)) return "luck";
  return Math.abs(skill) > 2 * Math.abs(luck) ? "skill" : "both";
}

export interface Moment {
  number: number;
  kind: "slip" | "gift" | "luck";
  /** From the viewer's perspective. */
  amount: number;
  seat: number;
  judged?: Judged;
  luck?: Luck;
}

/** Returns the key moments in game order: the largest of each kind, then by size, up to `most`. */
export function moments(review: Review, me: number, most = 3): Moment[] {
  const found: Moment[] = review.choices
    .filter((one) => one.error >= LEAST && FAULTS.includes(one.mark))
    .map((one) => ({
      number: one.number,
      seat: one.seat,
      kind: one.seat === me ? ("slip" as const) : ("gift" as const),
      amount: one.seat === me ? -one.error : one.error,
      judged: one,
    }));
  for (const one of review.luck)
    if (one.seat === me && Math.abs(one.amount) >= LEAST)
      found.push({ number: one.number, seat: me, kind: "luck", amount: one.amount, luck: one });
  const order = found.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || a.number - b.number);
  const first = order.filter((one, n) => order.findIndex((other) => other.kind === one.kind) === n);
  const rest = order.filter((one) => !first.includes(one));
  return [...first, ...rest]
    .slice(0, most)
    .toSorted((a, b) => a.number - b.number || Number(a.kind === "luck") - Number(b.kind === "luck"));
}

/** Returns the age of a choice, 0 before the first. */
export function ageOf(review: Pick<Review, "ages">, number: number): number {
  return (review.ages ?? []).filter((begins) => begins <= number).length;
}

/** Returns skill and luck of a seat by age; the draft is age 0, omitted if it had no choices. */
export function byAge(review: Review, me: number): { age: number; skill: number; luck: number }[] {
  const ages = review.ages ?? [];
  const rows = Array.from({ length: ages.length + 1 }, (_, age) => ({ age, skill: 0, luck: 0 }));
  const two = review.players.length === 2;
  for (const one of review.choices) {
    const row = rows[ageOf(review, one.number)]!;
    if (one.seat === me) row.skill -= one.error;
    else if (two) row.skill += one.error;
    else {
      const now = review.chances[one.number - 1] ?? [];
      const others = now.reduce((sum, chance, seat) => sum + (seat === one.seat ? 0 : chance), 0);
      if (others > 0) row.skill += (one.error * (now[me] ?? 0)) / others;
    }
  }
  for (const one of review.luck) if (one.seat === me) rows[ageOf(review, one.number)]!.luck += one.amount;
  return ages[0] === 1 ? rows.slice(1) : rows;
}

/** Returns how often each mark was given to a seat. */
export function marksOf(review: Pick<Review, "choices">, seat: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of review.choices) if (one.seat === seat) counts[one.mark] = (counts[one.mark] ?? 0) + 1;
  return counts;
}

/** Margin of error shown for chances of the rough pass. */
export const ROUGH_DOUBT = 0.09;

/** Converts to percentage points, rounded; never −0. */
export function points(value: number): number {
  return Math.round(value * 100) || 0;
}

/** Returns the index of the choice at a position of the slider. */
export function placeOf(x: number, width: number, frame: Pick<Frame, "left" | "right">, last: number): number {
  const share = (x - frame.left) / Math.max(1, width - frame.left - frame.right);
  return Math.max(0, Math.min(last, Math.round(share * last)));
}
