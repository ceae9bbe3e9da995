/** Guests are identified by an emblem: an animal of ancient coins on enamel. Color is never the only difference. */
import { has, t } from "../words/language.svelte";
import { personName } from "../words/names";

export { enamel, SIGNS } from "../table/enamels";

export function signName(sign: string): string {
  return has(`sign-${sign}`) ? t(`sign-${sign}`) : sign;
}

/** Names that the server assigns to guests. */
const UNNAMED = /^Guest \d{4}$/;

/** Returns the name to show; a guest without an own name gets the name of the emblem. */
export function shownName(name: string | null | undefined, sign: string | null | undefined): string {
  if (sign && (!name || UNNAMED.test(name))) return signName(sign);
  return name ? personName(name) : "";
}
