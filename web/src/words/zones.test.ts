import { beforeAll, describe, expect, it } from "vitest";
import { turnsPerAge } from "../catalogue/printed";
import { speak } from "./language.svelte";
import { zones } from "./zones";

describe("what has no board of its own", () => {
  beforeAll(() => speak("en"));

  it("counts the cards of a stack that lie face down, in their order", () => {
    const stack = [{ back: "greek", god: "zeus" }, { back: "greek" }, { back: "greek" }];
    const [zone] = zones("duel", { pantheon: { stacks: { greek: stack, roman: [{ back: "roman" }] } } }, ["Ada", "Bruno"]);
    expect(zone?.lines).toEqual(["Greek: Zeus, 2 cards face down", "Roman: 1 card face down"]);
  });

  it("counts them as Russian does", async () => {
    await speak("ru");
    const [zone] = zones("duel", { pantheon: { stacks: { greek: [{ back: "greek" }, { back: "greek" }] } } }, ["Ada", "Bruno"]);
    expect(zone?.lines[0]).toMatch(/2 закрытые карты$/);
    await speak("en");
  });

  it("tells the rounds of the leaders' draft apart", () => {
    const seen = [
      { round: 1, leaders: ["plato", "midas"] },
      { round: 2, leaders: ["nero"] },
    ];
    const [zone] = zones("classic", { leaders_seen: seen }, ["Ada", "Bruno", "Clio"]);
    expect(zone?.lines).toEqual(["Round 1: Plato, Midas", "Round 2: Nero"]);
  });

  it("knows how many turns an age has", () => {
    expect(turnsPerAge(4, [])).toBe(6);
    expect(turnsPerAge(4, ["leaders", "cities"])).toBe(7);
    expect(turnsPerAge(8, ["cities"])).toBe(6);
  });
});
