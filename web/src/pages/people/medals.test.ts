import { expect, it } from "vitest";
import type { Profile } from "../../wire/messages";
import { medalsOf } from "./medals";

const got = (found: Partial<Profile>): string[] =>
  medalsOf({ name: "Anna", kind: "account", since: 0, ratings: [], statistics: [], history: [], ...found })
    .filter((medal) => medal.got)
    .map((medal) => medal.name);

it("gives medals for what was won, and none for what was only played", () => {
  expect(got({})).toEqual([]);
  expect(
    got({
      statistics: [{ pool: "duel-2", games: 12, won: 10, average: 0 }],
      victories: [
        { game: "duel", victory: "science", won: 1, lost: 0 },
        { game: "duel", victory: "military", won: 0, lost: 3 },
      ],
    }),
  ).toEqual(["wins-1", "wins-10", "science"]);
  expect(
    got({
      statistics: [{ pool: "classic-4", games: 3, won: 1, average: 0 }],
      opponents: [{ name: "computer:master", games: 2, won: 1 }],
    }),
  ).toEqual(["wins-1", "classic", "master"]);
});
