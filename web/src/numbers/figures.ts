/** Calculations for the statistics pages: intervals, scales, and placement of pictures. */
import type { Figure, Mean, OwnRow } from "../wire/messages";

/** Half the width of an interval, in percentage points. */
export const half = (one: { low: number; high: number }): number => 50 * (one.high - one.low);

/** Returns a scale that contains all intervals and the even line, rounded outward to whole steps. */
export function scale(figures: readonly { low: number; high: number }[], even: number, step = 0.05): [number, number] {
  const low = Math.min(even, ...figures.map((one) => one.low));
  const high = Math.max(even, ...figures.map((one) => one.high));
  return [Math.max(0, Math.floor(low / step) * step), Math.min(1, Math.ceil(high / step) * step)];
}

export interface Box {
  x: number;
  y: number;
}

/**
 * Places pictures next to their points: as near as possible without covering a point or each other. Points are handled
 * from the outside in, since those at the edge have fewer options.
 */
export function besides(
  points: readonly Box[],
  size: { width: number; height: number },
  area: { left: number; top: number; right: number; bottom: number },
): Box[] {
  const found: Box[] = points.map((point) => ({ ...point }));
  const placed: Box[] = [];
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  const order = points.map((_, n) => n).toSorted((a, b) => away(points[b]!, middle) - away(points[a]!, middle));
  for (const n of order) {
    const point = points[n]!;
    let best = { ...point };
    let least = Infinity;
    for (let ring = 0; ring < 5; ring++) {
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn * Math.PI) / 6;
        const spot = {
          x: point.x + Math.cos(angle) * (size.width * 0.62 + ring * 26),
          y: point.y + Math.sin(angle) * (size.height * 0.62 + ring * 20),
        };
        const out =
          Math.max(0, area.left + size.width / 2 - spot.x, spot.x + size.width / 2 - area.right) +
          Math.max(0, area.top + size.height / 2 - spot.y, spot.y + size.height / 2 - area.bottom);
        const covers = placed.reduce((sum, other) => sum + shared(spot, other, size), 0);
        const hides = points.filter(
          (other) =>
            Math.abs(other.x - spot.x) < size.width / 2 + 3 && Math.abs(other.y - spot.y) < size.height / 2 + 3,
        ).length;
        const cost = out * 40 + covers + hides * 500 + ring * 60;
        if (cost < least) [best, least] = [spot, cost];
      }
    }
    found[n] = best;
    placed.push(best);
  }
  return found;
}

const away = (one: Box, other: Box): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the area shared by two pictures. */
function shared(one: Box, other: Box, size: { width: number; height: number }): number {
  return (
    Math.max(0, size.width + 4 - Math.abs(one.x - other.x)) * Math.max(0, size.height + 4 - Math.abs(one.y - other.y))
  );
}

/** Returns the distance of a share from even, in seven steps from −3 to 3. */
export function tone(share: number): number {
  const off = Math.round(100 * share) - 50;
  const size = Math.abs(off) >= 12 ? 3 : Math.abs(off) >= 7 ? 2 : Math.abs(off) >= 3 ? 1 : 0;
  return off < 0 ? -size : size;
}

/** Half-width, in percentage points, from which an interval counts as uncertain; so do shares with few cases. */
export const UNSURE = 3;
export const unsure = (one: Figure): boolean => one.few === true || half(one) >= UNSURE;

/** Splits games by ending into won and lost ones; `won` of a row is the share won. */
export function parted(rows: readonly OwnRow[]): { won: [string, number][]; lost: [string, number][] } {
  const won = rows.map((row): [string, number] => [row.name, Math.round(row.won.share * row.won.cases)]);
  const lost = rows.map((row): [string, number] => [
    row.name,
    row.won.cases - Math.round(row.won.share * row.won.cases),
  ]);
  return { won: won.filter(([, n]) => n > 0), lost: lost.filter(([, n]) => n > 0) };
}

/** Returns the moving averages over the last `window` values. */
export function smooth(values: readonly number[], window: number): number[] {
  return values.map((_, n) => {
    const part = values.slice(Math.max(0, n - window + 1), n + 1);
    return part.reduce((sum, one) => sum + one, 0) / part.length;
  });
}

/** Whether a mean is significantly above zero. */
export const surely = (one: Mean): boolean => one.few !== true && one.low > 0;
