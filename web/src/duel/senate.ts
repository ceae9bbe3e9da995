/** Reads the Senate for its pictures and its descriptions: control, previews of a choice, chambers in words. */
import { chambers } from "../catalogue/expansions";
import { card } from "../catalogue/printed";
import type { Desk } from "../table/desk.svelte";
import { t } from "../words/language.svelte";
import type { DuelView } from "../wire/table";
import { held, matching, may, reach } from "./picking";

/** Whose side of the table controls a chamber: the near one, the far one, or neither. */
export type Side = "a" | "b" | "";

/** A chamber after a choice that is not confirmed yet. */
export interface Preview {
  mine: number;
  theirs: number;
  note: string;
}

export function controlOf(view: DuelView, near: number): Side[] {
  return view.senate!.chambers.map((one) => (one.controller === null ? "" : one.controller === near ? "a" : "b"));
}

export function cubesIn(view: DuelView, n: number, seat: number): number {
  return view.senate!.chambers[n - 1]?.cubes[seat] ?? 0;
}

/** Returns the section of a picked Politician, or of the one that acts now. */
export function litSection(desk: Desk, view: DuelView): string | undefined {
  const asked = view.steps.at(-1);
  if (asked?.step === "senate" && asked.section) return asked.section;
  const id = desk.picked?.keys?.find((key) => key.startsWith("card:"))?.slice(5);
  if (!id) return undefined;
  const acts = (card("duel", id)?.effects ?? []).find((effect) => effect.type === "senate_actions");
  return acts?.["section"] as string | undefined;
}

/** Returns a chamber with one cube more or less, as a preview before the choice is confirmed. */
export function preview(desk: Desk, view: DuelView, n: number): Preview | null {
  const near = desk.near;
  const chosen = desk.chosen
    ? desk.choices.find((choice) => choice.notation === desk.chosen)
    : matching(desk).find((choice) => choice.verb === "influence" || choice.verb === "remove");
  if (!chosen || !chosen.objects.includes(String(n)) || !held(desk, `chamber:${n}`)) return null;
  let [mine, theirs] = [cubesIn(view, n, near), cubesIn(view, n, 1 - near)];
  if (chosen.verb === "influence") mine += 1;
  else if (chosen.verb === "remove") theirs -= 1;
  else if (chosen.verb === "move" && chosen.objects.length === 2) mine += chosen.objects[0] === String(n) ? -1 : 1;
  else return null;
  const lead = mine - theirs;
  return {
    mine,
    theirs,
    note:
      lead > 0
        ? t("chamber-becomes-mine", { n: lead })
        : lead < 0
          ? t("chamber-becomes-theirs", { name: desk.names[1 - near] ?? "", n: -lead })
          : mine
            ? t("chamber-becomes-tie")
            : t("chamber-becomes-free"),
  };
}

/** Describes a chamber in one sentence after the other: its value, decrees, cubes, who controls it, and the choice. */
export function chamberWords(desk: Desk, view: DuelView, n: number, seen: Preview | null): string {
  const { near, names } = desk;
  const chamber = view.senate!.chambers[n - 1]!;
  const printed = chambers[n - 1]!;
  const decrees = chamber.decrees.map((one) => (one.id ? t(`decree-does-${one.id}`) : t("decree-down")));
  const [mine, theirs] = [cubesIn(view, n, near), cubesIn(view, n, 1 - near)];
  const state =
    chamber.controller === null
      ? mine + theirs
        ? t("chamber-tie")
        : t("chamber-nobody")
      : t("chamber-held", { name: names[chamber.controller] ?? "", n: Math.abs(mine - theirs) });
  return [
    `${t(`duel-chamber-${n}`)}, ${t(`duel-section-${printed.section}`).toLocaleLowerCase()}, ${t("points", { n: printed.points })}`,
    decrees.length ? `${t("decree")}: ${decrees.join("; ")}` : t("decree-none"),
    t("chamber-cubes", { me: names[near] ?? "", mine, name: names[1 - near] ?? "", theirs }),
    state,
    seen ? seen.note : reach(desk).has(`chamber:${n}`) ? t("chamber-may") : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** Whether one's own cube can be moved from a chamber in which a new one could be placed too. */
export function liftable(desk: Desk, n: number): boolean {
  return (
    desk.mine &&
    !desk.picked?.keys?.length &&
    may(desk, `chamber:${n}`) &&
    desk.with("influence", String(n)).length > 0 &&
    desk.with("move", String(n)).length > 0
  );
}
