/** Descriptions of Pantheon and Agora pieces, and of the tokens of the track, for the enlarged view. */
import { track } from "../catalogue/printed";
import type { Desk } from "../table/desk.svelte";
import { godWords } from "../words/gods";
import { has, t } from "../words/language.svelte";
import { pieceName, warTokenName } from "../words/names";
import { effectWords } from "../words/sentences";
import { duelView } from "../wire/table";
import { expansion } from "./expansion.svelte";

export interface ToldPiece {
  name: string;
  lines: string[];
  rule?: string;
  decrees?: (string | undefined)[];
  age?: number;
}

/** The first rule about a kind of piece. */
const RULES: Record<string, string> = {
  deck: "PAN-TOKEN-02",
  place: "PAN-ACT-01",
  plots: "AGORA-CONS-01",
  offering: "PAN-TOKEN-08",
  chamber: "AGORA-CTRL-01",
};

export function explainPiece(kind: string, id: string, desk: Desk | undefined): ToldPiece | null {
  const names = desk?.names ?? [];
  const view = desk?.standing?.view ? duelView(desk.standing) : null;
  switch (kind) {
    case "god": {
      const mythology = expansion.parts?.god(id)?.mythology;
      return {
        name: t(`duel-god-${id}`),
        lines: [mythology ? t("god-of", { mythology: t(`mythology-${mythology}`) }) : t("gate-kind"), godWords(id)],
        rule: id === "gate" ? "PAN-GATE-01" : has(`god-does-${id}`) ? `PAN-GOD-${id.toUpperCase()}-01` : undefined,
      };
    }
    case "deck":
      return {
        name: t("god-deck", { mythology: t(`mythology-${id}`) }),
        lines: [t("god-deck-about")],
        rule: RULES["deck"],
      };
    case "place":
      return { name: pieceName(`place:${id}`, names), lines: [t("place-about")], rule: RULES["place"] };
    case "offering":
      return { name: t("offering-words", { n: id }), lines: [t("offering-about", { n: id })], rule: RULES["offering"] };
    case "plot":
      return { name: t(`duel-conspiracy-${id}`), lines: [t("plot"), t(`conspiracy-does-${id}`)], rule: RULES["plots"] };
    case "plots":
      return {
        name: id ? t("plots-left", { n: Number(id) }) : t("plot-hidden"),
        lines: [t("plots-about")],
        rule: RULES["plots"],
      };
    case "war": {
      const printed = (view?.senate ? expansion.parts?.warTokens : track.tokens)?.find((one) => one.id === id);
      return { name: warTokenName(id, names), lines: (printed?.effects ?? []).map(effectWords) };
    }
    case "chamber": {
      const chamber = view?.senate?.chambers[Number(id) - 1];
      const lines = (chamber?.decrees ?? []).map((one) =>
        one.id && has(`decree-does-${one.id}`) ? t(`decree-does-${one.id}`) : t("decree-down"),
      );
      return {
        name: pieceName(`chamber:${id}`, names),
        lines: [
          ...(lines.length ? lines : [t("decree-none")]),
          chamber?.controller === null || chamber?.controller === undefined
            ? t("chamber-nobody")
            : t("chamber-held", {
                name: names[chamber.controller] ?? "",
                n: Math.abs(chamber.cubes[0] - chamber.cubes[1]),
              }),
        ],
        rule: RULES["chamber"],
        decrees: (chamber?.decrees ?? []).map((one) => one.id),
        age: view?.age,
      };
    }
    default:
      return null;
  }
}
