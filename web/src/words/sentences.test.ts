import { beforeAll, describe, expect, it } from "vitest";
import "../catalogue/classic";
import { allCards, allTokens, allWonders, type GameName } from "../catalogue/printed";
import { learn, open, speak, t } from "./language.svelte";
import {
  cardWords,
  choiceWords,
  effectWords,
  list,
  priceWords,
  progressWords,
  reasonWords,
  saidParts,
  saidWords,
  wonderWords,
} from "./sentences";

beforeAll(() => open("classic", Promise.resolve()));

const verbs = [
  "draft:the_sphinx",
  "build:altar",
  "discard:altar",
  "wonder:the_sphinx:altar",
  "progress:law",
  "library:law",
  "destroy:quarry",
  "revive:altar",
  "begin:0",
  "place:mars:3",
  "activate:gate@offerings=2+4",
  "god:mars",
  "order:minerva:neptune",
  "strike:12",
  "minerva:-3",
  "recruit:politician_left_1",
  "influence:4",
  "move:4:5",
  "remove:4",
  "conspire",
  "keep:coup:top",
  "prepare:coup:altar",
  "trigger:coup",
  "swap:altar:baths",
  "shift:2:5",
  "demolish:the_sphinx",
  "pass",
  "skip",
  "bid:3",
  "cede",
];

describe.each(["en", "ru"] as const)("words in %s", (language) => {
  beforeAll(() => speak(language));

  it("says what a piece of a content set does, whatever cards it is about", () => {
    for (const applies_to of ["brown", "grey", "blue", "green", "yellow", "red", "purple", "wonders"]) {
      const about = t(`printed-target-${applies_to}`).toLocaleLowerCase(language).slice(0, 4);
      for (const effect of [
        { type: "cost_reduction", applies_to, resources: 2 },
        { type: "extra_shields", applies_to, amount: 1 },
      ]) {
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
      expect(said).not.toMatch(/undefined|do-|choice-|printed-/);
      expect(said.length).toBeGreaterThan(3);
      const told = saidWords("duel", 0, notation, ["Ada", "Bruno"]);
      expect(told).not.toMatch(/undefined|said-|[\u0001\u0002]/);
      expect(told.length).toBeGreaterThan(8);
    }
  });

  it("takes a price apart", () => {
    const price = {
      coins: 5,
      printed: 1,
      produced: { wood: 2 },
      bought: [{ resource: "stone", units: 2, price: 2, seller: 1 }],
    };
    const lines = priceWords("duel", price, ["Ada", "Bruno"]);
    expect(lines).toHaveLength(3);
    expect(lines.join("; ")).toBe(
      language === "en"
        ? "1 coin printed on the card; your city produces 2 wood; 2 stone from Bruno for 4 coins"
        : "1 монета по карте; ваш город производит 2 дерева; 2 камня у игрока Bruno за 4 монеты",
    );
  });
});

it("names colors in the case that is wanted, and lists with a serial comma", async () => {
  await speak("en");
  expect(list(["wood", "clay", "stone"])).toBe("wood, clay, and stone");
  await speak("ru");
  expect(effectWords({ type: "destroy_card", color: "brown" })).toBe("Уничтожьте коричневую карту соперника");
  expect(effectWords({ type: "coins_on_build", color: "black", amount: 2 })).toBe(
    "2 монеты за каждую построенную чёрную карту",
  );
  expect(effectWords({ type: "take_opponent_building", colors: ["brown", "grey"] })).toBe(
    "Заберите коричневую или серую карту соперника",
  );
  expect(choiceWords("duel", "activate:gate@offerings=4", ["Ada", "Bruno"])).toMatch(/жетон жертвоприношения 4$/);
  expect(choiceWords("duel", "activate:gate@offerings=2+4", ["Ada", "Bruno"])).toMatch(
    /жетоны жертвоприношения 2 и 4$/,
  );
});

it("counts in Russian as Russians do", async () => {
  await speak("ru");
  expect([1, 3, 5, 21].map((n) => t("coins", { n }))).toEqual(["1 монета", "3 монеты", "5 монет", "21 монета"]);
});

describe("names take the case of their sentence", () => {
  const names = ["Анна", "Борис"];
  const paid = { coins: 2 };

  it("in Russian", async () => {
    await speak("ru");
    expect(saidWords("duel", 0, "build:quarry", names, paid)).toBe("Анна строит Каменоломню за 2 монеты");
    expect(saidWords("duel", 0, "build:aqueduct", names, { coins: 0, chain: "baths" })).toBe(
      "Анна строит Акведук бесплатно, по цепочке (Бани)",
    );
    expect(saidWords("duel", 0, "wonder:the_colossus:altar", names, paid)).toBe(
      "Анна строит чудо света «Колосс» за 2 монеты, подложив Алтарь",
    );
    expect(saidWords("duel", 0, "discard:pharmacist", names, { coins: 0, gain: 3 })).toBe(
      "Анна сбрасывает Фармацевта и получает 3 монеты",
    );
    expect(saidWords("duel", 1, "activate:mars", names, { coins: 5 })).toBe("Борис активирует карту Марса за 5 монет");
    expect(saidWords("classic", 0, "recruit:solomon", names, { coins: 1 })).toBe("Анна нанимает Соломона за 1 монету");
    expect(saidWords("classic", 0, "draft:?", names)).toBe("Анна оставляет лидера");
    expect(saidWords("classic", 0, "city:build:baths", names, { coins: 0 })).toBe(
      "Свободный город строит Бани бесплатно",
    );
    expect(choiceWords("duel", "destroy:horse_breeders", names)).toBe("Уничтожить Коневодов");
    expect(choiceWords("duel", "strike:12", names)).toBe("Сбросить из раскладки карту на месте 13");
    expect(reasonWords("duel", "refused-covered", { card: "baths" })).toBe("Бани ещё накрыты другой картой.");
    expect(reasonWords("duel", "refused-too-few-coins", { price: 5, coins: 3 })).toBe(
      "Цена\u00A0— 5. Не хватает 2 монет.",
    );
  });

  it("in English", async () => {
    await speak("en");
    expect(saidWords("duel", 0, "build:quarry", ["Ada", "Bruno"], paid)).toBe("Ada built the Quarry for 2 coins");
    expect(saidWords("duel", 0, "wonder:the_colossus:altar", ["Ada"], { coins: 0 })).toBe(
      "Ada built the Colossus for free using the Altar",
    );
    expect(saidWords("duel", 0, "draft:piraeus", ["Ada"])).toBe("Ada took Piraeus");
    expect(saidWords("duel", 0, "recruit:politician_left_1", ["Ada"], { coins: 1 })).toBe(
      "Ada recruited a Politician (left section) for 1 coin",
    );
    expect(choiceWords("duel", "wonder:the_colossus:altar", ["Ada"])).toBe("Build the Colossus using the Altar");
    expect(reasonWords("duel", "refused-not-destroyable", { card: "altar", color: "brown/grey" })).toBe(
      "Your opponent’s city has no brown or gray card called Altar.",
    );
  });

  it("keeps the piece apart from the words around it", async () => {
    await speak("en");
    expect(saidParts("duel", 0, "build:quarry", ["Ada"])).toEqual([
      { who: "Ada" },
      { text: " built the " },
      { id: "quarry", text: "Quarry" },
    ]);
    await speak("ru");
    expect(saidParts("duel", 0, "build:quarry", ["Ада"])).toEqual([
      { who: "Ада" },
      { text: " строит " },
      { id: "quarry", text: "Каменоломню" },
    ]);
  });

  it("quotes the name of a further content set that cannot be declined", async () => {
    learn({ ru: "duel-card-farm = Ферма", en: "duel-card-farm = Farm" });
    await speak("ru");
    expect(saidWords("duel", 0, "build:farm", names)).toBe("Анна строит «Ферма»");
    await speak("en");
    expect(saidWords("duel", 0, "build:farm", names)).toBe("Анна built the Farm");
  });
});
