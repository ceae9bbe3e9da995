/**
 * Places the enlarged view of a piece: next to it, completely on the screen, covering neither the hand nor the prompt
 * bar.
 */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

function overlap(a: Box, b: Box | null): number {
  if (!b) return 0;
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  );
}

/** Returns the bounding box of some boxes. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/**
 * Returns the first of the places next to the piece, above it and next to the hand that covers nothing, else the one
 * that covers least.
 */
export function beside(
  piece: Box,
  view: Size,
  screen: Size,
  hand: Box | null,
  bar: Box | null,
): { left: number; top: number } {
  const { width, height } = view;
  const right = piece.right + GAP;
  const left = piece.left - width - GAP;
  const middle = (piece.left + piece.right - width) / 2;
  const level = piece.top - 10;
  const places: [left: number, top: number][] = [
    [right, level],
    [left, level],
  ];
  if (bar) places.push([right, bar.top - EDGE - height], [left, bar.top - EDGE - height]);
  if (hand) places.push([middle, hand.top - GAP - height]);
  places.push([middle, piece.top - GAP - height], [middle, piece.bottom + GAP]);
  if (hand) {
    const top = Math.min(hand.top, (bar?.top ?? Infinity) - EDGE - height);
    places.push([hand.left - width - GAP, top], [hand.right + GAP, top]);
  }
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const place of places) {
    const at = {
      left: Math.max(EDGE, Math.min(place[0], screen.width - width - EDGE)),
      top: Math.max(EDGE, Math.min(place[1], screen.height - height - EDGE)),
    };
    const box = { ...at, right: at.left + width, bottom: at.top + height };
    const covers = 8 * overlap(box, bar) + 4 * overlap(box, hand) + overlap(box, piece);
    if (covers < least) [best, least] = [at, covers];
  }
  return best;
}
