/* Made from the engine's table by scripts/types.mjs. */

/** A verb of the notation: the kinds of its objects, the steps it answers, what the others see of each object,
 * and, where it is not the order of the objects, in which order a player points at them. */
export interface Verb {
  objects: string[];
  steps: string[];
  seen: string;
  touch?: number[];
}

/** By game, the boards of expansions that are shown as plain lists, each with the kind of the things on it. */
export const LISTED: Record<string, Record<string, string>> = {"duel":{},"classic":{}};

export const VERBS: Record<string, Record<string, Verb>> = {
  duel: {
    draft: {"objects":["wonder"],"steps":["draft"],"seen":"*"},
    build: {"objects":["card"],"steps":["turn"],"seen":"*"},
    discard: {"objects":["card"],"steps":["turn"],"seen":"*"},
    wonder: {"objects":["wonder","card"],"steps":["turn"],"seen":"*","touch":[1,0]},
    progress: {"objects":["progress"],"steps":["progress"],"seen":"*"},
    library: {"objects":["progress"],"steps":["library","search"],"seen":"*"},
    destroy: {"objects":["card"],"steps":["destroy"],"seen":"*"},
    revive: {"objects":["card"],"steps":["revive"],"seen":"*"},
    begin: {"objects":["seat"],"steps":["begin"],"seen":"*"},
    pass: {"objects":[],"steps":["senate"],"seen":"*"},
    skip: {"objects":[],"steps":["move","trigger","clear_more"],"seen":"*"},
    bid: {"objects":["coins"],"steps":["bid"],"seen":"*"},
    cede: {"objects":[],"steps":["bid"],"seen":"*"},
    place: {"objects":["god","god_slot"],"steps":["place"],"seen":"?*"},
    activate: {"objects":["god"],"steps":["turn"],"seen":"*"},
    mythology: {"objects":["mythology"],"steps":["mythology"],"seen":"*"},
    god: {"objects":["god"],"steps":["god"],"seen":"*"},
    order: {"objects":["god","god"],"steps":["order"],"seen":"?","touch":[0]},
    enki: {"objects":["progress"],"steps":["enki"],"seen":"*"},
    snake: {"objects":["card"],"steps":["snake"],"seen":"*"},
    steal: {"objects":["card"],"steps":["steal"],"seen":"*"},
    strike: {"objects":["place"],"steps":["strike","clear","clear_more"],"seen":"*"},
    unbuild: {"objects":["wonder"],"steps":["unbuild"],"seen":"*"},
    raise: {"objects":["wonder","card"],"steps":["raise"],"seen":"*","touch":[1,0]},
    claim: {"objects":["wonder"],"steps":["claim"],"seen":"*"},
    minerva: {"objects":["space"],"steps":["minerva"],"seen":"*"},
    sink: {"objects":["token"],"steps":["sink"],"seen":"*"},
    unleash: {"objects":["token"],"steps":["unleash"],"seen":"*"},
    recruit: {"objects":["card"],"steps":["turn"],"seen":"*"},
    influence: {"objects":["chamber"],"steps":["senate","conspirator","influence"],"seen":"*"},
    move: {"objects":["chamber","chamber"],"steps":["senate","move"],"seen":"*"},
    remove: {"objects":["chamber"],"steps":["remove"],"seen":"*"},
    conspire: {"objects":[],"steps":["conspirator"],"seen":"*"},
    keep: {"objects":["conspiracy","deck_end"],"steps":["keep"],"seen":"?*"},
    prepare: {"objects":["conspiracy","card"],"steps":["turn"],"seen":"?*","touch":[1,0]},
    trigger: {"objects":["conspiracy"],"steps":["turn","trigger"],"seen":"*"},
    lock: {"objects":["progress"],"steps":["lock"],"seen":"*"},
    take: {"objects":["card"],"steps":["take"],"seen":"*"},
    play: {"objects":["card"],"steps":["play"],"seen":"*"},
    swap: {"objects":["card","card"],"steps":["swap"],"seen":"*"},
    shift: {"objects":["chamber","chamber"],"steps":["shift"],"seen":"*"},
    demolish: {"objects":["wonder"],"steps":["demolish"],"seen":"*"},
  },
  classic: {
    build: {"objects":["card"],"steps":["turn","last_card"],"seen":"*"},
    stage: {"objects":["card|leader"],"steps":["turn","last_card","recruit","extra_leader"],"seen":"?"},
    discard: {"objects":["card|leader"],"steps":["turn","last_card","recruit","extra_leader"],"seen":"?"},
    revive: {"objects":["card"],"steps":["revive"],"seen":"*"},
    skip: {"objects":[],"steps":["revive","extra_leader"],"seen":"*"},
    board: {"objects":["board","side"],"steps":["board"],"seen":"*"},
    pay: {"objects":["coins"],"steps":["losses"],"seen":"*"},
    draft: {"objects":["leader"],"steps":["draft"],"seen":"?"},
    recruit: {"objects":["leader"],"steps":["recruit","extra_leader"],"seen":"*"},
    copy: {"objects":["leader"],"steps":["copy"],"seen":"*"},
  },
};

/** By game and step, the rule that explains its question. */
export const QUESTIONS: Record<string, Record<string, string>> = {"duel":{"draft":"DUEL-DRAFT-01","turn":"DUEL-TURN-02","begin":"DUEL-AGE-02","progress":"DUEL-SCI-02","library":"DUEL-WND-05","destroy":"DUEL-WND-20","revive":"DUEL-WND-10","bid":"DUEL-SETUP-10","place":"PAN-TOKEN-02","mythology":"PAN-GATE-01","god":"PAN-GATE-01","order":"PAN-GATE-01","enki":"PAN-GOD-ENKI-01","snake":"PAN-GOD-NISABA-01","steal":"PAN-GOD-BAAL-01","strike":"PAN-GOD-ZEUS-01","unbuild":"PAN-GOD-ANUBIS-01","raise":"PAN-GOD-ISIS-01","claim":"PAN-GOD-RA-01","minerva":"PAN-GOD-MINERVA-01","sink":"PAN-GOD-NEPTUNE-01","unleash":"PAN-GOD-NEPTUNE-01","senate":"AGORA-POL-01","conspirator":"AGORA-CONS-01","influence":"AGORA-INF-01","move":"AGORA-INF-01","remove":"AGORA-INF-01","keep":"AGORA-CONS-01","trigger":"AGORA-TRIG-01","lock":"AGORA-CON-OBSCURANTISM-01","take":"AGORA-CON-FRAUD-01","play":"AGORA-CON-TREASON-01","search":"AGORA-CON-ESPIONAGE-01","clear":"AGORA-CON-EVENTS-01","clear_more":"AGORA-CON-EVENTS-01","swap":"AGORA-CON-COERCION-01","shift":"AGORA-CON-INSIDER-01","demolish":"AGORA-CON-SABOTAGE-01"},"classic":{"board":"SW-SETUP-01","draft":"LEADERS-DRAFT-01","recruit":"LEADERS-REC-01","turn":"SW-TURN-01","copy":"LEADERS-GUILD-03","last_card":"SW-LAST-01","revive":"SW-HAL-01","extra_leader":"LEADERS-ROME-05","losses":"CITIES-DEBT-01"}};
