/** Positions of the cities on the big screen, by number of cities: the table from above, seat 0 at the near side. */
export interface Places {
  em: number;
  tiles: [number, number][];
  /** For each pair of neighbors, clockwise from seat 0: a path, and the point on it where their conflict is shown. */
  links: [string, [number, number]][];
  well: [number, number];
  /** Whether the tiles are so close that the shields of a conflict are placed diagonally between them. */
  close?: boolean;
}

const W = 22;
const H = 11.8;

const FIVE: Places = {
  em: 24.6,
  tiles: [
    [690, 744],
    [40, 392],
    [330, 40],
    [1050, 40],
    [1340, 392],
  ],
  links: [
    ["M690 892Q310 892 310 688", [397, 838]],
    ["M190 392Q190 188 330 188", [226, 234]],
    ["M870 188H1050", [960, 188]],
    ["M1590 188Q1730 188 1730 392", [1694, 234]],
    ["M1610 688Q1610 892 1230 892", [1523, 838]],
  ],
  well: [322, 176],
};
const EIGHT: Places = {
  em: 20,
  tiles: [
    [740, 804],
    [40, 804],
    [40, 422],
    [40, 40],
    [740, 40],
    [1440, 40],
    [1440, 422],
    [1440, 804],
  ],
  links: [
    ["M740 922H480", [610, 922]],
    ["M260 804V658", [260, 731]],
    ["M260 422V276", [260, 349]],
    ["M480 158H740", [610, 158]],
    ["M1180 158H1440", [1310, 158]],
    ["M1660 276V422", [1660, 349]],
    ["M1660 658V804", [1660, 731]],
    ["M1440 922H1180", [1310, 922]],
  ],
  well: [432, 222],
};
const THREE: Places = {
  em: 26,
  tiles: [
    [674, 727],
    [74, 110],
    [1274, 110],
  ],
  links: [
    ["M674 880Q360 880 360 417", [452, 790]],
    ["M646 240H1274", [960, 240]],
    ["M1560 417Q1560 880 1246 880", [1468, 790]],
  ],
  well: [322, 176],
};
const FOUR: Places = {
  em: 24.6,
  tiles: [
    [690, 744],
    [40, 395],
    [690, 46],
    [1340, 395],
  ],
  links: [
    ["M690 892Q310 892 310 685", [397, 838]],
    ["M310 395Q310 188 690 188", [397, 242]],
    ["M1231 188Q1610 188 1610 395", [1523, 242]],
    ["M1610 685Q1610 892 1231 892", [1523, 838]],
  ],
  well: [322, 176],
};
/** Other layouts are given by the centers of their tiles and have straight links. */
const CENTERS: Record<number, { em: number; well: [number, number]; at: [number, number][] }> = {
  2: {
    em: 26,
    well: [330, 190],
    at: [
      [960, 886],
      [960, 194],
    ],
  },
  6: {
    em: 21,
    well: [400, 190],
    at: [
      [560, 890],
      [280, 540],
      [560, 190],
      [1360, 190],
      [1640, 540],
      [1360, 890],
    ],
  },
  7: {
    em: 20,
    well: [430, 200],
    at: [
      [960, 922],
      [260, 830],
      [260, 480],
      [640, 158],
      [1280, 158],
      [1660, 480],
      [1660, 830],
    ],
  },
};

export function placesOf(cities: number): Places {
  if (cities === 3) return THREE;
  if (cities === 4) return FOUR;
  if (cities === 5) return FIVE;
  if (cities >= 8) return EIGHT;
  const { em, well, at } = CENTERS[cities] ?? CENTERS[2]!;
  const tiles = at.map(([x, y]): [number, number] => [x - (em * W) / 2, y - (em * H) / 2]);
  const links = at.map(([x, y], n): [string, [number, number]] => {
    const [x2, y2] = at[(n + 1) % at.length]!;
    return [`M${x} ${y}L${x2} ${y2}`, middle([x, y], [x2, y2], em)];
  });
  return { em, well, tiles, links, close: true };
}

/** Returns the middle of the part of a line that is not covered by a tile. */
function middle([x, y]: [number, number], [x2, y2]: [number, number], em: number): [number, number] {
  const [dx, dy] = [x2 - x, y2 - y];
  const reach = Math.min((em * W) / 2 / Math.max(1, Math.abs(dx)), (em * H) / 2 / Math.max(1, Math.abs(dy)));
  const half = Math.min(0.48, reach);
  const at = (half + (1 - half)) / 2;
  return [x + dx * at, y + dy * at];
}

/** Returns the offset of the two shields of a conflict from its center; the first one uses the negated offset. */
export function shieldsOf(places: Places, from: number, to: number): [number, number] {
  const [x, y] = center(places, from);
  const [x2, y2] = center(places, to);
  const [dx, dy] = [x2 - x, y2 - y];
  if (places.close) {
    if (Math.abs(dx) - places.em * W >= 180) return [Math.sign(dx) * 64, 0];
    return [(Math.sign(dx) || 1) * 58, Math.sign(dy) * 16];
  }
  if (Math.abs(dx) < 120) return [0, Math.sign(dy) * 64];
  if (Math.abs(dy) < 120) return [Math.sign(dx) * 64, 0];
  const far = Math.hypot(dx, dy);
  return [(dx / far) * 64, (dy / far) * 64];
}

export const center = (places: Places, seat: number): [number, number] => {
  const [x, y] = places.tiles[seat] ?? [0, 0];
  return [x + (places.em * W) / 2, y + (places.em * H) / 2];
};
