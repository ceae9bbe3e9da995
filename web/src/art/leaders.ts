/** Background of a leader's cameo, derived from the leader's effects. */
import type { Effect } from "../catalogue/printed";

const COLORS = new Set(["brown", "grey", "blue", "green", "yellow", "red", "purple", "black"]);
const THREE = 3;

function of(effect: Effect): string {
  const { type, per = "", target = "", color = "" } = effect;
  if (type === "points_per_set") return (effect.colors?.length ?? 0) > THREE ? "set" : "tri";
  if (/shield|victory|defeat/.test(type + per)) return "red";
  if (type.startsWith("science")) return "green";
  if (/wonder/.test(per + target)) return "wonder";
  if (type === "build_from_discard") return "ruins";
  if (type === "points" || type === "diplomacy_token") return "laurel";
  const family = [per.replace("_cards", ""), target, color].find((name) => COLORS.has(name));
  return family ?? "yellow";
}

export function ground(effects: readonly Effect[]): string {
  return effects[0] ? of(effects[0]) : "yellow";
}
