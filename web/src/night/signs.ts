/** A guest is a sign: an animal of ancient coins on enamel. Sign and color together, never the color alone. */
import { has, t } from "../words/language.svelte";
import { personName } from "../words/names";

const ENAMELS: Record<string, string> = {
  owl: "#1f4a86",
  bee: "#7a5a12",
  dolphin: "#1f6b7a",
  turtle: "#1f6b46",
  bull: "#962a26",
  crab: "#8a3a66",
  lion: "#643a88",
  octopus: "#4a4a52",
  ram: "#a0522d",
  hare: "#2f6f9f",
  snake: "#3f6212",
  scarab: "#16325c",
};
export const SIGNS = Object.keys(ENAMELS);

export const enamel = (sign: string | null | undefined): string => ENAMELS[sign ?? ""] ?? "#4a4a52";

export function signName(sign: string): string {
  return has(`sign-${sign}`) ? t(`sign-${sign}`) : sign;
}

/** Guests who gave no name: the server counts them. */
const UNNAMED = /^Guest \d{4}$/;

/** A name at a table of signs: whoever gave none has the name of the sign. */
export function shownName(name: string | null | undefined, sign: string | null | undefined): string {
  if (sign && (!name || UNNAMED.test(name))) return signName(sign);
  return name ? personName(name) : "";
}
