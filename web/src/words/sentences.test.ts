import { beforeAll, describe, expect, it } from "vitest";
import { allCards, allTokens, allWonders, type GameName } from "../catalogue/printed";
import { speak, t } from "./language.svelte";
import { cardWords, choiceWords, deedWords, effectWords, list, priceWords, progressWords, wonderWords } from "./sentences";

const verbs = [
  "draft:the_sphinx", "build:altar", "discard:altar", "wonder:the_sphinx:altar", "progress:law", "library:law", "destroy:quarry",
  "revive:altar", "begin:0", "place:mars:3", "activate:gate@offerings=2+4", "god:mars", "order:minerva:neptune", "strike:12",
  "minerva:-3", "recruit:politician_left_1", "influence:4", "move:4:5", "remove:4", "conspire", "keep:coup:top", "prepare:coup:altar",
  "trigger:coup", "swap:altar:baths", "shift:2:5", "demolish:the_sphinx", "pass", "skip", "bid:3", "cede",
];

describe.each(["en", "ru"] as const)("words in %s", (language) => {
  beforeAll(() => speak(language));

  it("says what a piece of a content set does, whatever cards it is about", () => {
    for (const applies_to of ["brown", "grey", "blue", "green", "yellow", "red", "purple", "wonders"]) {
      const about = t(`printed-target-${applies_to}`).toLocaleLowerCase(language).slice(0, 4);
      for (const effect of [{ type: "cost_reduction", applies_to, resources: 2 }, { type: "extra_shields", applies_to, amount: 1 }]) {
        const words = effectWords(effect);
        expect(words).not.toMatch(/undefined|\{|effect-/);
        expect(words.toLocaleLowerCase(language)).toContain(about);
      }
    }
  });

  it("says what every piece does, and misses no key", () => {
    for (const game of ["duel", "classic"] as GameName[]) {
      for (const face of allCards(game)) {
        expect(cardWords(game, face.id)).not.toMatch(/undefined|\{|effect-/);
        for (const effect of face.effects) expect(effectWords(effect).length).toBeGreaterThan(3);
      }
    }
    for (const face of allWonders()) expect(wonderWords(face.id)).not.toMatch(/undefined|effect-/);
    for (const face of allTokens()) expect(progressWords(face.id)).not.toMatch(/undefined|effect-/);
    expect(document.documentElement.dataset["missing"]).toBeUndefined();
  });

  it("says every choice, also of products that have no widget yet", () => {
    for (const notation of verbs) {
      const said = choiceWords("duel", notation, ["Ada", "Bruno"]);
      expect(said).not.toMatch(/undefined|do-|printed-/);
      expect(said.length).toBeGreaterThan(3);
      expect(deedWords("duel", notation, ["Ada", "Bruno"]).length).toBeGreaterThan(2);
    }
  });

  it("takes a price apart", () => {
    const price = { coins: 5, printed: 1, produced: { wood: 2 }, bought: [{ resource: "stone", units: 2, price: 2, seller: 1 }] };
    const lines = priceWords("duel", price, ["Ada", "Bruno"]);
    expect(lines).toHaveLength(3);
    expect(lines.join(" ")).toContain("Bruno");
  });
});

it("names colours in the case that is wanted, and lists as the British do", async () => {
  await speak("en");
  expect(list(["wood", "clay", "stone"])).toBe("wood, clay and stone");
  await speak("ru");
  expect(effectWords({ type: "destroy_card", color: "brown" })).toBe("Уничтожьте коричневую карту соперника");
  expect(effectWords({ type: "coins_on_build", color: "black", amount: 2 })).toBe("2 монеты за каждую построенную чёрную карту");
  expect(effectWords({ type: "take_opponent_building", colors: ["brown", "grey"] })).toBe("Забрать коричневую или серую карту соперника");
  expect(choiceWords("duel", "activate:gate@offerings=4", ["Ada", "Bruno"])).toMatch(/с жертвоприношением 4$/);
  expect(choiceWords("duel", "activate:gate@offerings=2+4", ["Ada", "Bruno"])).toMatch(/с жертвоприношениями 2 и 4$/);
});

it("counts in Russian as Russians do", async () => {
  await speak("ru");
  expect([1, 3, 5, 21].map((n) => t("coins", { n }))).toEqual(["1 монета", "3 монеты", "5 монет", "21 монета"]);
});
