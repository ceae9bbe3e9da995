/** Makes a choice from a list or button. */
import { settings } from "../pages/settings.svelte";
import type { Choice, Desk } from "./desk.svelte";

/** Asks for confirmation first, if the user wants that. */
export function choose(desk: Desk, choice: Choice): void {
  if (settings.confirm) desk.chosen = choice.notation;
  else void desk.choose(choice.notation);
}
