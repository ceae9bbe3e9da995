/** The colors of the emblems that represent people. */
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
