import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import "../catalogue/classic";
import { allCards } from "../catalogue/printed";
import { scene } from "../art/scenes";
import { speak } from "../words/language.svelte";
import Card from "./Card.svelte";

beforeAll(() => speak("en"));

describe("a card", () => {
  it("shows name, cost, chain and effects", () => {
    const { container } = render(Card, {
      game: "duel",
      id: "temple",
      offer: { allowed: true, price: { coins: 0, chain: "altar" }, symbol: "moon" },
    });
    expect(container.querySelector(".name")?.textContent).toBe("Temple");
    expect(container.querySelectorAll(".cost .res")).toHaveLength(2);
    expect(container.querySelector(".need use")?.getAttribute("href")).toBe("#ch-moon");
    expect(container.querySelector(".price.free")?.textContent).toContain("free");
  });
  it("shows what is missing", () => {
    const { container } = render(Card, {
      game: "classic",
      id: "aqueduct",
      offer: { allowed: false, price: null, missing: "stone" },
    });
    expect(container.querySelector(".price.no use:last-child")).toBeTruthy();
  });
});

it("every card has a picture of its own", () => {
  for (const game of ["duel", "classic"] as const) {
    const seen = new Map<string, string>();
    for (const face of allCards(game)) {
      if (face.color === "white" || face.id.includes("grand_temple")) continue;
      const picture = JSON.stringify(scene(game, face));
      const twin = seen.get(picture);
      if (twin && twin.replace(/_\d$/, "") !== face.id.replace(/_\d$/, "")) expect.soft([twin, face.id]).toEqual([]);
      seen.set(picture, face.id);
    }
  }
});

it("every leader and every city card is drawn", () => {
  const leaders = readFileSync("src/art/leaders.svg", "utf-8");
  const places = ["scenes", "cities"].map((name) => readFileSync(`src/art/${name}.svg`, "utf-8")).join("");
  for (const face of allCards("classic")) {
    if (face.color === "white") expect.soft(leaders).toContain(`id="leader-${face.id}"`);
    else expect.soft(places).toContain(`id="scene-${scene("classic", face).place}"`);
  }
});
