/** The reason for the result of a game, in one sentence. */
import { inTeams, teamName, teamOf } from "../classic/war";
import { pointsOf, sidesOf } from "../night/sides";
import type { Desk } from "../table/desk.svelte";
import { classicView } from "../wire/table";
import { has, t } from "./language.svelte";
import { list } from "./sentences";

/** Returns the kind of victory (military, science, political, civilian, points) or of another ending. */
export function victoryOf(desk: Desk): string {
  const result = desk.standing?.result;
  return result?.victory ?? result?.ending ?? "points";
}

/** Returns the sentence; empty if the game did not end by the rules, which has its own texts. */
export function whySaid(desk: Desk): string {
  const standing = desk.standing;
  const result = standing?.result;
  if (!standing || !result) return "";
  const kind = victoryOf(desk);
  const scores = standing.scores ?? [];
  const name = (seat: number): string => desk.names[seat] ?? t("city-free");
  const winners = result.winners;
  const reader = desk.me === null ? "other" : winners.includes(desk.me) ? "winner" : "loser";
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const words = { reader, players: scores.length, name: list(winners.map(name)), rival: name(others[0] ?? 0) };
  if (has(`why-${kind}`) && kind !== "points") return t(`why-${kind}`, words);
  if (kind !== "points" && kind !== "civilian") return "";
  const tie = tieSaid(desk);
  if (tie) return tie;
  const total = (seat: number): number => scores[seat]?.["total"] ?? 0;
  const most = Math.max(0, ...winners.map(total));
  const next = Math.max(0, ...others.map(total));
  return t("why-points", { ...words, most, next });
}

/**
 * Returns how a tie on points was decided, with the figures: by coins in 7 Wonders, by the points of civilian buildings
 * in Duel, or not at all. Empty if points decided the game. `shown` are the names of the seats, if others are displayed.
 */
export function tieSaid(desk: Desk, shown: readonly string[] = desk.names): string {
  const standing = desk.standing;
  const winners = standing?.result?.winners ?? [];
  const scores = standing?.scores ?? [];
  const kind = victoryOf(desk);
  if (!standing || !winners.length || (kind !== "points" && kind !== "civilian")) return "";
  const view = desk.game === "classic" ? classicView(standing) : null;
  const teams = inTeams(view);
  const sides = sidesOf(scores.length, teams);
  const total = (side: readonly number[]): number => pointsOf(scores, side, "total");
  const second = (side: readonly number[]): number =>
    view ? side.reduce((sum, seat) => sum + (view.cities[seat]?.coins ?? 0), 0) : pointsOf(scores, side, "civilian");
  const won = sides.filter((side) => winners.includes(side[0] ?? -1));
  const first = won[0] ?? [];
  const most = total(first);
  const tied = sides
    .filter((side) => !won.includes(side) && total(side) === most)
    .toSorted((a, b) => second(b) - second(a))[0];
  const by = view ? "coins" : "blue";
  const called = (side: readonly number[]): string =>
    teams ? teamName(teamOf(side[0] ?? 0)) : (shown[side[0] ?? 0] ?? t("city-free"));
  const words = {
    reader: desk.me === null ? "other" : winners.includes(desk.me) ? "winner" : "loser",
    name: list(won.map(called)),
    most,
    mine: second(first),
    next: tied ? second(tied) : 0,
  };
  if (won.length > 1) return won.every((side) => total(side) === most) ? t(`why-shared-${by}`, words) : "";
  return tied ? t(teams ? "why-coins-team" : `why-${by}`, words) : "";
}
