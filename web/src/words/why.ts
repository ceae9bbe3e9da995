/** The reason for the result of a game, in one sentence. */
import type { Desk } from "../table/desk.svelte";
import { has, t } from "./language.svelte";
import { list } from "./sentences";

/** Returns the kind of victory (military, science, political, civilian, points) or of another ending. */
export function victoryOf(desk: Desk): string {
  const result = desk.standing?.result;
  return result?.victory ?? result?.ending ?? "points";
}

/** Returns the sentence; empty if the game did not end by the rules, which has its own texts. */
export function whySaid(desk: Desk): string {
  const result = desk.standing?.result;
  if (!result) return "";
  const kind = victoryOf(desk);
  const scores = desk.standing?.scores ?? [];
  const name = (seat: number): string => desk.names[seat] ?? t("city-free");
  const winners = result.winners;
  const reader = desk.me === null ? "other" : winners.includes(desk.me) ? "winner" : "loser";
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const words = { reader, players: scores.length, name: list(winners.map(name)), rival: name(others[0] ?? 0) };
  if (has(`why-${kind}`) && kind !== "points") return t(`why-${kind}`, words);
  if (kind !== "points" && kind !== "civilian") return "";
  const total = (seat: number): number => scores[seat]?.["total"] ?? 0;
  const most = Math.max(0, ...winners.map(total));
  const next = Math.max(0, ...others.map(total));
  if (winners.length > 1 && !others.some((seat) => total(seat) === most))
    return winners.every((seat) => total(seat) === most)
      ? t("why-shared", { most })
      : t("why-points", { ...words, most, next });
  if (most > next || !others.length) return t("why-points", { ...words, most, next });
  return t(desk.game === "duel" ? "why-blue" : "why-coins", { ...words, most });
}
