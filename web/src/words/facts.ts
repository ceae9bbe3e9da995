/** What happened, in words: the facts that the choices themselves do not say already. */
import type { GameName } from "../catalogue/printed";
import { zoneOf, type Fact } from "../wire/facts";
import { has, t } from "./language.svelte";
import { thingName } from "./names";
import { read } from "./notation";

/** Whether a fact is worth a line of its own after these choices. */
export function toldBeside(fact: Fact, choices: readonly string[]): boolean {
  const named = choices.flatMap((choice) => read(choice).objects);
  switch (fact.kind) {
    case "coins":
      return ["income", "loot", "theft"].includes(fact.why ?? "") || (fact.why === "loss" && !!fact.cause) || (fact.why === "trade" && (fact.other ?? null) !== null);
    case "moved": {
      const [start, end] = [zoneOf(fact.start).zone, zoneOf(fact.end).zone];
      return !named.includes(fact.thing ?? "") && (start === "city" || (end === "city" && start !== "hand" && start !== "offer"));
    }
    case "razed":
      return !named.includes(fact.thing ?? "");
    case "pawn":
    case "minerva":
    case "control":
    case "again":
    case "age":
    case "begins":
    case "conflict":
    case "diplomacy":
    case "debt":
    case "revealed":
      return true;
    default:
      return false;
  }
}

/** One fact as a sentence without a full stop. */
export function factWords(game: GameName, fact: Fact, names: readonly string[]): string {
  const called = (seat: number | null | undefined): string => names[seat ?? 0] ?? t("city-free");
  const thing = fact.thing ? thingName(game, fact.thing) : "";
  const amount = fact.amount ?? 0;
  const who = called(fact.seat);
  const other = called(fact.other);
  const place = fact.place ?? 0;
  if (fact.kind === "coins") {
    const coins = t("fact-coins", { amount });
    const cause = fact.cause && fact.cause !== "stage" ? thingName(game, fact.cause) : "";
    const key = `fact-${fact.why ?? "income"}`;
    if (fact.why === "income" || fact.why === "loss") {
      return t(cause ? `${key}-by` : key, { who: fact.why === "income" ? other : who, coins, cause });
    }
    return t(key, { who, other, coins });
  }
  if (fact.kind === "moved") {
    const [from, to] = [zoneOf(fact.start), zoneOf(fact.end)];
    const owner = called(Number(to.place));
    if (to.zone !== "city") return t("fact-lost", { who: called(Number(from.place)), thing });
    if (from.zone === "city") return t("fact-changed", { who: owner, thing });
    if (from.zone === "structure" && /^\d+$/.test(fact.thing ?? "")) return t("fact-offering", { who: owner, amount: Number(fact.thing) });
    if (from.zone === "structure" && has(`mythology-${fact.thing ?? ""}`)) return t("fact-mythology", { who: owner, thing });
    return t("fact-taken", { who: owner, thing });
  }
  switch (fact.kind) {
    case "revealed":
      return t("fact-revealed", { things: thing });
    case "pawn":
      return t("fact-pawn", { amount: Math.abs(amount), other: called(amount > 0 ? 1 : 0) });
    case "minerva":
      return t((fact.place ?? null) === null ? "fact-minerva-gone" : "fact-minerva");
    case "control":
      return (fact.seat ?? null) === null ? t("fact-control-lost", { place }) : t("fact-control", { who, place });
    case "age":
      return t("fact-age", { age: t(`age-${place}`) });
    case "begins":
      return t(amount ? "fact-begins-paid" : "fact-begins", { who, coins: t("fact-coins", { amount }) });
    case "diplomacy":
      return t(amount > 0 ? "fact-diplomacy" : "fact-diplomacy-used", { who });
    default:
      return t(`fact-${fact.kind}`, { who, other, thing, amount, place });
  }
}

/** The lines that go with some choices; what was turned up is one of them. */
export function factLines(game: GameName, facts: readonly Fact[], choices: readonly string[], names: readonly string[]): string[] {
  const told = facts.filter((fact) => fact.kind !== "revealed" && toldBeside(fact, choices)).map((fact) => factWords(game, fact, names));
  const turned = facts.filter((fact) => fact.kind === "revealed" && fact.thing).map((fact) => thingName(game, fact.thing ?? ""));
  return turned.length ? [...told, t("fact-revealed", { things: turned.join(", ") })] : told;
}
