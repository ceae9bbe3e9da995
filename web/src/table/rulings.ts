/** Rules behind the questions and prices of the table. */
import { mythologies, type GameName } from "../catalogue/printed";
import type { Price } from "../wire/table";
import type { Desk } from "./desk.svelte";
import { step } from "./questions";

const ASKED: Record<GameName, Record<string, string>> = {
  duel: {
    draft: "DUEL-DRAFT-01",
    turn: "DUEL-TURN-02",
    begin: "DUEL-AGE-02",
    progress: "DUEL-SCI-02",
    library: "DUEL-WND-05",
    destroy: "DUEL-WND-20",
    revive: "DUEL-WND-10",
    place: "PAN-TOKEN-02",
    god: "PAN-GATE-01",
    mythology: "PAN-GATE-01",
    order: "PAN-GATE-01",
    enki: "PAN-GOD-ENKI-01",
    snake: "PAN-GOD-NISABA-01",
    unbuild: "PAN-GOD-ANUBIS-01",
    raise: "PAN-GOD-ISIS-01",
    minerva: "PAN-GOD-MINERVA-01",
    sink: "PAN-GOD-NEPTUNE-01",
    unleash: "PAN-GOD-NEPTUNE-01",
    strike: "PAN-GOD-ZEUS-01",
    senate: "AGORA-POL-01",
    influence: "AGORA-INF-01",
    move: "AGORA-INF-01",
    remove: "AGORA-INF-01",
    conspirator: "AGORA-CONS-01",
    keep: "AGORA-CONS-01",
    trigger: "AGORA-TRIG-01",
    lock: "AGORA-CON-OBSCURANTISM-01",
    take: "AGORA-CON-FRAUD-01",
    play: "AGORA-CON-TREASON-01",
    clear: "AGORA-CON-EVENTS-01",
    clear_more: "AGORA-CON-EVENTS-01",
    swap: "AGORA-CON-COERCION-01",
    shift: "AGORA-CON-INSIDER-01",
    demolish: "AGORA-CON-SABOTAGE-01",
    search: "AGORA-CON-ESPIONAGE-01",
  },
  classic: {
    turn: "SW-TURN-01",
    last_card: "SW-LAST-01",
    revive: "SW-HAL-01",
    board: "SW-SETUP-01",
    draft: "LEADERS-DRAFT-01",
    recruit: "LEADERS-REC-01",
    extra_leader: "LEADERS-ROME-05",
    copy: "LEADERS-GUILD-03",
    losses: "CITIES-DEBT-01",
  },
};
const TURN: Record<GameName, string> = { duel: "DUEL-TURN-01", classic: "SW-TURN-01" };

/** Returns the rule behind the pending question. */
export function ruleOfQuestion(desk: Desk): string {
  return ASKED[desk.game][step(desk)] ?? TURN[desk.game];
}

/** Returns the rule behind a price: a chain, a purchase, coins for a discarded card. */
export function ruleOfPrice(game: GameName, price: Price | null | undefined): string | null {
  const book = game === "duel" ? "DUEL" : "SW";
  if (price?.chain) return mythologies.some(({ id }) => id === price.chain) ? "PAN-TEMPLE-01" : `${book}-CHAIN-01`;
  if (price?.bought?.length) return `${book}-TRADE-01`;
  if (price?.gain) return `${book}-DISCARD-01`;
  if (price?.produced && Object.keys(price.produced).length) return game === "duel" ? "DUEL-BUILD-01" : "SW-COST-01";
  return null;
}
