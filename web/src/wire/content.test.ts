import { beforeAll, describe, expect, it } from "vitest";
import "../catalogue/classic";
import { board, card, join, wonder } from "../catalogue/printed";
import { picture, pictureOf } from "../classic/pictures";
import { ageCards } from "../table/agecards";
import { learn, speak, t } from "../words/language.svelte";

describe("a content set of the server", () => {
  beforeAll(async () => {
    await speak("ru");
    join({
      "duel/wonders.toml": {
        wonder: [{ id: "the_beacon", cost: { wood: 1 }, effects: [{ type: "points", amount: 3 }] }],
      },
      "classic/cards.toml": { card: [{ id: "fish_market", age: 1, color: "yellow", effects: [] }] },
      "classic/leaders/leaders.toml": { leader: [{ id: "dionysius", cost: { coins: 3 }, effects: [] }] },
      "classic/wonders.toml": { wonder: [{ id: "syracuse_a", board: "syracuse", side: "a", stages: [] }] },
    });
    learn({ ru: "duel-wonder-the_beacon = Маяк гавани", en: "duel-wonder-the_beacon = The Beacon" });
  });

  it("joins what is printed, with its names in every language", async () => {
    expect(wonder("the_beacon")?.cost).toEqual({ wood: 1 });
    expect(card("classic", "fish_market")?.color).toBe("yellow");
    expect(card("classic", "dionysius")?.color).toBe("white");
    expect(board("syracuse_a")?.board).toBe("syracuse");
    expect(t("duel-wonder-the_beacon")).toBe("Маяк гавани");
    await speak("en");
    expect(t("duel-wonder-the_beacon")).toBe("The Beacon");
  });

  it("has cards that are in the box only where it is played", () => {
    join({
      "classic/cards.toml": {
        card: [
          {
            id: "net_market",
            age: 1,
            color: "yellow",
            effects: [],
            players: [3],
            set: "harbour",
            in_place_of: "tavern",
          },
        ],
      },
    });
    const view = {
      game: "classic",
      expansions: [],
      players: 4,
      age: 1,
      victory: null,
      hands: [{ cards: 7 }],
      cities: [],
      discard: [],
    };
    const coming = (content?: Record<string, string>): string[] =>
      ageCards({ view: { ...view, content } as never, me: null, age: 1 }).unseen.flatMap((one) =>
        one.cards.map((each) => each.id),
      );
    expect(coming()).toContain("tavern");
    expect(coming()).not.toContain("net_market");
    expect(coming({ harbour: "1" })).toContain("net_market");
    expect(coming({ harbour: "1" })).not.toContain("tavern");
  });

  it("has a picture though none was drawn", () => {
    expect(pictureOf("the_beacon").id).toMatch(/^scene-/);
    expect(picture("syracuse").id).toMatch(/^scene-/);
    expect(pictureOf("the_sphinx").id).toBe("wonder-the_sphinx");
    expect(picture("rhodes").id).toBe("wonder-the_colossus");
  });
});
