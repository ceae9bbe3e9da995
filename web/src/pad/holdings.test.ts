// @vitest-environment node
import { expect, it } from "vitest";
import { scienceWorth } from "./classic";
import { newPad, readPad, seat } from "./holdings";
import { score, total, winners } from "./score";
import { pack, unpack } from "./share";

it("packs a pad into a link and reads it again", async () => {
  const pad = newPad("classic", 3, ["leaders", "cities"]);
  Object.assign(pad.cities[0]!, {
    name: "Ада",
    board: "giza_a",
    stages: 2,
    cards: ["altar", "plato"],
    coins: 7,
    victories: [1, 0, 2],
    points: { military: 0, debt: -3 },
  });
  expect(await unpack(await pack(pad))).toEqual(pad);
  const duel = newPad("duel");
  expect(await unpack(await pack(duel))).toEqual(duel);
});

it("takes what it understands from a foreign text, and nothing where there is no pad", async () => {
  expect(await unpack("main")).toBeNull();
  expect(await unpack("")).toBeNull();
  for (const strange of [
    null,
    7,
    "pad",
    [],
    {},
    { game: "duel", cities: [] },
    { game: "classic", players: 9, cities: [] },
    { game: "classic", players: "3", cities: [{}, {}, {}] },
  ])
    expect(readPad(strange)).toBeNull();
  const read = readPad({
    game: "duel",
    cities: [
      { coins: 1e9, cards: ["altar", 7, "altar"], name: "x".repeat(99), points: { civilian: "7", "<b>": 3 } },
      null,
    ],
    pawn: 40,
    chambers: [5, 1],
    expansions: ["agora", "moon"],
  });
  expect(read?.cities[0]).toMatchObject({ coins: 999, cards: ["altar"], points: {} });
  expect(read?.cities[0]?.name).toHaveLength(24);
  expect(read).toMatchObject({ pawn: 9, chambers: [null, 1, null, null, null, null], expansions: ["agora"] });
});

it("keeps the players who are there when their number changes", () => {
  const pad = newPad("classic", 4, ["cities"]);
  pad.teams = true;
  for (const [n, city] of pad.cities.entries()) city.name = String(n);
  seat(pad, 2);
  expect([pad.cities.length, pad.cities[1]!.name, pad.teams]).toEqual([3, "1", false]);
  pad.cities[2]!.coins = 5;
  seat(pad, 6);
  expect(pad.cities.map((city) => city.coins)).toEqual([0, 0, 0, 0, 0, 0]);
  seat(pad, 2);
  expect(readPad(pad)).toEqual(pad);
});

it("counts wild symbols in the best way, and points that are written instead of cards", () => {
  expect(scienceWorth([2, 2, 1], 1, 0)).toBe(4 + 4 + 4 + 14);
  expect(scienceWorth([5, 0, 0], 2, 0)).toBe(49);
  expect(scienceWorth([1, 1, 0], 1, 3)).toBe(13);
  const pad = newPad("classic", 3);
  pad.cities[0]!.cards = ["altar", "workers_guild"];
  pad.cities[1]!.cards = ["lumber_yard"];
  pad.cities[2]!.points = { military: 18, treasury: -2 };
  expect(score(pad)[0]).toMatchObject({ civilian: 2, guilds: 1 });
  expect(score(pad).map(total)).toEqual([3, 0, 16]);
  pad.cities[1]!.points = { civilian: 16 };
  pad.cities[1]!.coins = 2;
  expect(winners(pad, score(pad))).toEqual([1]);
});
