import { describe, expect, it } from "vitest";
import { around, beside, type Box, type Size } from "./beside";

const VIEW: Size = { width: 386, height: 255 };
const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const view = (place: { left: number; top: number }, size = VIEW): Box =>
  at(place.left, place.top, size.width, size.height);
const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

describe("the large view", () => {
  it("stands to the right of a piece, or to the left where there is no room", () => {
    expect(beside(at(100, 100, 80, 120), VIEW, { width: 1280, height: 720 }, null, null)).toEqual({
      left: 192,
      top: 90,
    });
    expect(beside(at(1000, 100, 80, 120), VIEW, { width: 1280, height: 720 }, null, null)).toEqual({
      left: 602,
      top: 90,
    });
  });
  it("is raised over the bar that asks", () => {
    const bar = at(300, 640, 680, 70);
    expect(apart(view(beside(at(400, 500, 80, 120), VIEW, { width: 1280, height: 720 }, null, bar)), bar)).toBe(true);
  });
  const screens: [string, Size, Box, Box][] = [
    ["a desk", { width: 1280, height: 720 }, at(320, 464, 640, 170), at(300, 648, 680, 60)],
    ["a phone upright", { width: 390, height: 844 }, at(14, 365, 362, 260), at(16, 650, 358, 126)],
    ["a phone on its side", { width: 844, height: 390 }, at(440, 113, 375, 127), at(380, 310, 447, 70)],
    ["a tablet", { width: 768, height: 1024 }, at(165, 608, 440, 190), at(16, 830, 736, 127)],
  ];
  it.each(screens)("covers neither hand nor bar on %s, and stays on the screen", (_, screen, hand, bar) => {
    const size = { ...VIEW, width: Math.min(VIEW.width, screen.width * 0.95) };
    const wide = (hand.right - hand.left) / 7;
    for (let n = 0; n < 7; n++) {
      const card = at(hand.left + n * wide, hand.top, wide, hand.bottom - hand.top);
      const shown = view(beside(card, size, screen, hand, bar), size);
      expect(apart(shown, hand) && apart(shown, bar), `card ${n} at ${shown.left}, ${shown.top}`).toBe(true);
      expect(shown.left >= 0 && shown.top >= 0 && shown.right <= screen.width && shown.bottom <= screen.height).toBe(
        true,
      );
    }
  });
  it("covers at least not the bar where there is no room at all", () => {
    const bar = at(0, 300, 640, 60);
    const shown = view(beside(at(200, 100, 60, 90), VIEW, { width: 640, height: 360 }, at(100, 100, 440, 90), bar));
    expect(apart(shown, bar)).toBe(true);
  });
});

it("a box around none is none", () => {
  expect(around([])).toBeNull();
  expect(around([at(1, 2, 3, 4), at(0, 5, 1, 9)])).toEqual({ left: 0, top: 2, right: 4, bottom: 14 });
});
