/** Maps a piece to chapters of the rulebook, by its kind and effects, and to the rules that name it. */
import named from "rules:named";
import { EFFECTS } from "../wire/effects";
import type { Exhibit } from "./exhibits";

const BOARDS: Record<string, string> = {
  rhodes: "SW-RHODES",
  alexandria: "SW-ALEX",
  ephesus: "SW-EPH",
  giza: "SW-GIZA",
  babylon: "SW-BAB",
  olympia: "SW-OLY",
  halicarnassus: "SW-HAL",
  rome: "LEADERS-ROME",
};
const TOKENS: Record<string, string[]> = {
  pawn: ["DUEL-MIL"],
  war: ["DUEL-MIL"],
  agora: ["AGORA-MIL"],
  mythology: ["PAN-TOKEN", "PAN-TEMPLE"],
  offering: ["PAN-TOKEN"],
  snake: ["PAN-GOD"],
  minerva: ["PAN-GOD", "DUEL-MIL"],
  influence: ["AGORA-INF", "AGORA-CTRL"],
  victory: ["SW-WAR"],
  defeat: ["SW-WAR"],
  courtesan: ["LEADERS-GUILD"],
  debt: ["CITIES-DEBT"],
  diplomacy: ["CITIES-DIPLO"],
};

/** The chapter for leaders whose effect has no chapter of its own. */
const OF_OTHER_LEADERS = "LEADERS-BUILD";

/** Returns the chapters of a piece's effects, as given in the effect table. */
function byEffects(piece: Exhibit, on?: "black" | "leader"): string[] {
  return piece.effects.flatMap((effect) => {
    const row = EFFECTS[piece.game]?.[effect.type];
    return (on ? row?.on?.[on] : row?.chapter) || [];
  });
}

function ofCard(piece: Exhibit): string[] {
  const face = piece.card!;
  const chained = Boolean(face.chain || face.gives || face.chainFrom.length);
  if (piece.game === "duel") {
    if (face.kind === "temple") return ["PAN-TEMPLE", "DUEL-BUILD"];
    return [
      face.color === "purple" ? "DUEL-GUILD" : "DUEL-CARD",
      ...(chained ? ["DUEL-CHAIN"] : []),
      ...byEffects(piece),
    ];
  }
  if (face.color === "black") return byEffects(piece, "black");
  const guilds =
    face.expansion === "leaders" ? "LEADERS-GUILD" : face.expansion === "cities" ? "CITIES-GUILD" : "SW-GUILD";
  return [face.color === "purple" ? guilds : "SW-CARD", ...(chained ? ["SW-CHAIN"] : []), ...byEffects(piece)];
}

const COINS = { duel: ["DUEL-DISCARD", "DUEL-TRADE"], classic: ["SW-DISCARD", "SW-TRADE"] };

/** Returns the chapters that concern a piece, the most specific first. */
export function chaptersOf(piece: Exhibit): string[] {
  const found = ((): string[] => {
    switch (piece.kind) {
      case "card":
        return ofCard(piece);
      case "leader":
        return [
          piece.expansion === "cities" ? "CITIES-LEAD" : "",
          ...byEffects(piece, "leader"),
          byEffects(piece, "leader").length < piece.effects.length && piece.expansion !== "cities"
            ? OF_OTHER_LEADERS
            : "",
          "LEADERS-REC",
        ];
      case "senator":
        return [piece.card!.kind === "politician" ? "AGORA-POL" : "AGORA-CONS", "AGORA-REC"];
      case "wonder":
        return [
          piece.expansion === "pantheon" ? "PAN-WONDER" : piece.expansion === "agora" ? "AGORA-WONDER" : "DUEL-WND",
          "DUEL-WONDER",
        ];
      case "board":
        return [
          BOARDS[piece.board!.board] ?? "CITIES-WONDER",
          ...(piece.board!.side === "a" && !piece.expansion ? ["SW-WONDER"] : []),
          "SW-STAGE",
        ];
      case "progress":
        return [
          piece.expansion === "pantheon" ? "PAN-PROG" : piece.expansion === "agora" ? "AGORA-BOTH" : "",
          "DUEL-TOKEN",
        ];
      case "god":
        return piece.id === "gate" ? ["PAN-GATE"] : ["PAN-GOD", "PAN-ACT"];
      case "decree":
        return ["AGORA-DEC", "AGORA-CTRL"];
      case "conspiracy":
        return ["AGORA-CON", "AGORA-PREP", "AGORA-TRIG"];
      case "token":
        return piece.id === "coin" ? COINS[piece.game] : (TOKENS[piece.id.split("_")[0]!] ?? []);
    }
  })();
  return [...new Set(found.filter(Boolean))];
}

/** Returns the rules that name a piece. */
export function rulesNaming(piece: Exhibit): string[] {
  const kind = piece.kind === "leader" || piece.kind === "senator" ? "card" : piece.kind;
  return named[piece.game][`${kind}:${piece.board?.board ?? piece.id}`] ?? [];
}
