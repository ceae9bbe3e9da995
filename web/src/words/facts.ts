/** Facts in words, for those not already evident from the moves. */
import type { GameName } from "../catalogue/printed";
import { zoneOf, type Fact } from "../wire/facts";
import { has, t, type Words } from "./language.svelte";
import { forms, pieceKey, plainForms, playerForms, thingName } from "./names";
import { read } from "./notation";

/** Whether a fact needs a line of its own after these choices. */
export function toldBeside(fact: Fact, choices: readonly string[]): boolean {
  const named = choices.flatMap((choice) => read(choice).objects);
  switch (fact.kind) {
    case "coins":
      return (
        ["income", "loot", "theft"].includes(fact.why ?? "") ||
        (fact.why === "loss" && !!fact.cause) ||
        (fact.why === "trade" && (fact.other ?? null) !== null)
      );
    case "moved": {
      const [start, end] = [zoneOf(fact.start).zone, zoneOf(fact.end).zone];
      return (
        !named.includes(fact.thing ?? "") &&
        (start === "city" || (end === "city" && start !== "hand" && start !== "offer"))
      );
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

/** Returns a fact as a sentence without a period. */
export function factWords(game: GameName, fact: Fact, names: readonly string[]): string {
  const thing = fact.thing ? piece(game, fact.thing) : {};
  const amount = fact.amount ?? 0;
  const who = playerForms("who", fact.seat, names);
  const other = playerForms("other", fact.other, names);
  const place = fact.place ?? 0;
  if (fact.kind === "coins") {
    const coins = t("coins-acc", { n: amount });
    const cause = fact.cause && fact.cause !== "stage" ? (piece(game, fact.cause, "cause")["cause"] ?? "") : "";
    const key = `fact-${fact.why ?? "income"}`;
    if (fact.why === "income" || fact.why === "loss") {
      return t(cause ? `${key}-by` : key, {
        ...(fact.why === "income" ? playerForms("who", fact.other, names) : who),
        coins,
        cause,
      });
    }
    return t(key, { ...who, ...other, coins });
  }
  if (fact.kind === "moved") {
    const [from, to] = [zoneOf(fact.start), zoneOf(fact.end)];
    const owner = playerForms("who", Number(to.place), names);
    if (to.zone !== "city") return t("fact-lost", { ...playerForms("who", Number(from.place), names), ...thing });
    if (from.zone === "city") return t("fact-changed", { ...owner, ...thing });
    if (from.zone === "structure" && /^\d+$/.test(fact.thing ?? ""))
      return t("fact-offering", { ...owner, n: Number(fact.thing) });
    if (from.zone === "structure" && has(`mythology-${fact.thing ?? ""}`))
      return t("fact-mythology", { ...owner, ...thing });
    return t("fact-taken", { ...owner, ...thing });
  }
  switch (fact.kind) {
    case "revealed":
      return revealedWords(game, [fact.thing ?? ""]);
    case "pawn":
      return t("fact-pawn", { n: Math.abs(amount), ...playerForms("other", amount > 0 ? 1 : 0, names) });
    case "minerva":
      return t((fact.place ?? null) === null ? "fact-minerva-gone" : "fact-minerva");
    case "control":
      return (fact.seat ?? null) === null ? t("fact-control-lost", { place }) : t("fact-control", { ...who, place });
    case "age":
      return t("fact-age", { age: t(`age-${place}`) });
    case "begins":
      return t(amount ? "fact-begins-paid" : "fact-begins", { ...who, coins: t("coins-acc", { n: amount }) });
    case "diplomacy":
      return t(amount > 0 ? "fact-diplomacy" : "fact-diplomacy-used", who);
    default:
      return t(`fact-${fact.kind}`, { ...who, ...other, ...thing, amount, n: place, place });
  }
}

function piece(game: GameName, id: string, argument = "thing"): Words {
  const key = pieceKey(game, id);
  return key ? forms(argument, key) : plainForms(argument, id);
}

/** Returns what was revealed as one sentence: cards, gods, or decrees. */
function revealedWords(game: GameName, ids: readonly string[]): string {
  const key = has(`${game}-decree-${ids[0] ?? ""}`) ? "fact-revealed-decree" : "fact-revealed";
  return t(key, { things: ids.map((id) => thingName(game, id)).join(", "), count: ids.length });
}

/** Returns the lines for some moves; all revealed cards share one line, and so do all revealed decrees. */
export function factLines(
  game: GameName,
  facts: readonly Fact[],
  choices: readonly string[],
  names: readonly string[],
): string[] {
  const told = facts
    .filter((fact) => fact.kind !== "revealed" && toldBeside(fact, choices))
    .map((fact) => factWords(game, fact, names));
  const revealed = facts.flatMap((fact) => (fact.kind === "revealed" && fact.thing ? [fact.thing] : []));
  const decrees = revealed.filter((id) => has(`${game}-decree-${id}`));
  const cards = revealed.filter((id) => !decrees.includes(id));
  return [...told, ...[cards, decrees].filter((ids) => ids.length).map((ids) => revealedWords(game, ids))];
}
