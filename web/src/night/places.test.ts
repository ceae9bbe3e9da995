import { expect, test } from "vitest";
import { center, placesOf, shieldsOf } from "./places";

const W = 22;
const H = 11.8;

test("no two cities cover each other, and every shield of a clash lies beside them", () => {
  for (const cities of [3, 4, 5, 6, 7, 8]) {
    const places = placesOf(cities);
    const [w, h] = [places.em * W, places.em * H];
    const covers = ([x, y]: [number, number], seat: number, rim = 0): boolean => {
      const [cx, cy] = center(places, seat);
      return Math.abs(x - cx) < w / 2 - rim && Math.abs(y - cy) < h / 2 - rim;
    };
    for (let a = 0; a < cities; a += 1) {
      const [x, y] = center(places, a);
      for (let b = a + 1; b < cities; b += 1) {
        const [x2, y2] = center(places, b);
        expect(Math.abs(x - x2) >= w || Math.abs(y - y2) >= h, `${cities}: ${a} and ${b}`).toBe(true);
      }
      const [, at] = places.links[a]!;
      const [dx, dy] = shieldsOf(places, a, (a + 1) % cities);
      for (const sign of [-1, 1]) {
        for (let seat = 0; seat < cities; seat += 1)
          expect(covers([at[0] + sign * dx, at[1] + sign * dy], seat, 12), `${cities}: clash ${a} on ${seat}`).toBe(
            false,
          );
      }
    }
  }
});
