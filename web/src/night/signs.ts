/** Guests are identified by an emblem: an animal of ancient coins on enamel. Color is never the only difference. */
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

/** Names that the server assigns to guests. */
const UNNAMED = /^Guest \d{4}$/;

/** Returns the name to show; a guest without an own name gets the name of the emblem. */
export function shownName(name: string | null | undefined, sign: string | null | undefined): string {
  if (sign && (!name || UNNAMED.test(name))) return signName(sign);
  return name ? personName(name) : "";
}
