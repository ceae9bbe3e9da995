/** Which chapters of the rulebook a piece belongs to, by its kind and its effects; and the rules that name it. */
import named from "rules:named";
import type { Exhibit } from "./exhibits";

const DUEL_EFFECTS: Record<string, string> = {
  produce: "DUEL-TRADE", trade_discount: "DUEL-TRADE", shields: "DUEL-MIL", extra_shields: "DUEL-MIL", science: "DUEL-SCI", points: "DUEL-SCORE", points_per: "DUEL-SCORE",
  coins_on_chain: "DUEL-CHAIN", build_from_discard: "DUEL-DISCARD", opponent_loses_coins: "DUEL-MIL",
};
const CLASSIC_EFFECTS: Record<string, string> = {
  produce: "SW-PROD", trade_discount: "SW-TRADE", shields: "SW-WAR", science: "SW-SCI", science_choice: "SW-SCI", points: "SW-SCORE", points_per: "SW-SCORE",
};
const BLACK_EFFECTS: Record<string, string> = {
  opponents_lose_coins: "CITIES-LOSS", diplomacy_token: "CITIES-DIPLO", science_copy: "CITIES-MASK", shields: "CITIES-ARMY", coins_self_and_neighbours: "CITIES-GAMBLE",
  trade_rebate_first: "CITIES-DOCK", produce_extra_own: "CITIES-WARE", produce_missing: "CITIES-BMKT", free_stage_resources: "CITIES-ARCH", coins_per: "CITIES-COUNT",
  points_per: "CITIES-COUNT", points: "CITIES-PLAIN",
};
const LEADER_EFFECTS: Record<string, string> = {
  points: "LEADERS-POINTS", points_per: "LEADERS-POINTS", points_per_set: "LEADERS-POINTS", points_per_coins: "LEADERS-POINTS", science_set_bonus: "LEADERS-POINTS",
  science: "LEADERS-SCI", shields: "LEADERS-ARMY", defeat_tokens_to_winner: "LEADERS-ARMY", coins: "LEADERS-COINS", coins_on_purchase: "LEADERS-COINS",
  coins_on_victory_token: "LEADERS-COINS", coins_on_chain_build: "LEADERS-COINS", coins_on_build: "LEADERS-COINS", buy_from_bank: "LEADERS-COINS",
};
const BOARDS: Record<string, string> = {
  rhodes: "SW-RHODES", alexandria: "SW-ALEX", ephesus: "SW-EPH", giza: "SW-GIZA", babylon: "SW-BAB", olympia: "SW-OLY", halicarnassus: "SW-HAL", rome: "LEADERS-ROME",
};
const TOKENS: Record<string, string[]> = {
  pawn: ["DUEL-MIL"], war: ["DUEL-MIL"], agora: ["AGORA-MIL"], mythology: ["PAN-TOKEN", "PAN-TEMPLE"], offering: ["PAN-TOKEN"], snake: ["PAN-GOD"], minerva: ["PAN-GOD", "DUEL-MIL"],
  influence: ["AGORA-INF", "AGORA-CTRL"], victory: ["SW-WAR"], defeat: ["SW-WAR"], courtesan: ["LEADERS-GUILD"], debt: ["CITIES-DEBT"], diplomacy: ["CITIES-DIPLO"],
};

function byEffects(piece: Exhibit, table: Record<string, string>): string[] {
  return piece.effects.flatMap((effect) => table[effect.type] ?? []);
}

function ofCard(piece: Exhibit): string[] {
  const face = piece.card!;
  const chained = Boolean(face.chain || face.gives || face.chainFrom.length);
  if (piece.game === "duel") {
    if (face.kind === "temple") return ["PAN-TEMPLE", "DUEL-BUILD"];
    return [face.color === "purple" ? "DUEL-GUILD" : "DUEL-CARD", ...(chained ? ["DUEL-CHAIN"] : []), ...byEffects(piece, DUEL_EFFECTS)];
  }
  if (face.color === "black") return byEffects(piece, BLACK_EFFECTS);
  const guilds = face.expansion === "leaders" ? "LEADERS-GUILD" : face.expansion === "cities" ? "CITIES-GUILD" : "SW-GUILD";
  return [face.color === "purple" ? guilds : "SW-CARD", ...(chained ? ["SW-CHAIN"] : []), ...byEffects(piece, CLASSIC_EFFECTS)];
}

const COINS = { duel: ["DUEL-DISCARD", "DUEL-TRADE"], classic: ["SW-DISCARD", "SW-TRADE"] };

/** The chapters that concern a piece, the nearest first. */
export function chaptersOf(piece: Exhibit): string[] {
  const found = ((): string[] => {
    switch (piece.kind) {
      case "card":
        return ofCard(piece);
      case "leader":
        return [piece.expansion === "cities" ? "CITIES-LEAD" : "", ...byEffects(piece, LEADER_EFFECTS), piece.effects.some((effect) => !(effect.type in LEADER_EFFECTS)) && piece.expansion !== "cities" ? "LEADERS-BUILD" : "", "LEADERS-REC"];
      case "senator":
        return [piece.card!.kind === "politician" ? "AGORA-POL" : "AGORA-CONS", "AGORA-REC"];
      case "wonder":
        return [piece.expansion === "pantheon" ? "PAN-WONDER" : piece.expansion === "agora" ? "AGORA-WONDER" : "DUEL-WND", "DUEL-WONDER"];
      case "board":
        return [BOARDS[piece.board!.board] ?? "CITIES-WONDER", ...(piece.board!.side === "a" && !piece.expansion ? ["SW-WONDER"] : []), "SW-STAGE"];
      case "progress":
        return [piece.expansion === "pantheon" ? "PAN-PROG" : piece.expansion === "agora" ? "AGORA-BOTH" : "", "DUEL-TOKEN"];
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

/** The rules in which a piece is named. */
export function rulesNaming(piece: Exhibit): string[] {
  const kind = piece.kind === "leader" || piece.kind === "senator" ? "card" : piece.kind;
  return named[piece.game][`${kind}:${piece.board?.board ?? piece.id}`] ?? [];
}
