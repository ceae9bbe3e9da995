/** Follows a table over the connection: no update is missed, and each step is shown before the next. */
import { DeferredSocket } from "../local/deferred";
import { isLocal, pathIsLocal } from "../local/mode";
import { path } from "../pages/route.svelte";
import { sessionEnded } from "../wire/api";
import { Connection } from "../wire/connection";
import { open } from "../words/language.svelte";
import type { Called, ClientMessage, Event, Explained, ServerMessage, TableState } from "../wire/messages";
import { deedsOf, keepDeeds, keptDeeds } from "./deeds";
import { Desk, type Wire } from "./desk.svelte";

const HURRY = 4;
const LATEST = 12;
/** Milliseconds before a notification is shown: a user who is just opening the table needs none. */
const CALLED_AFTER = 800;
/** Temporary errors, after which the table is requested again. */
const PASSING = ["server-refused-too-often", "server-refused-unstored", "server-refused-busy", "server-failed"];

/** One connection to the server, and one to the tables of this device. */
const shared: { server: Connection | null; device: Connection | null } = { server: null, device: null };

/** Notifications of tables that wait, the latest last, at most one per table. */
let calls = $state.raw<Called[]>([]);

export function called(): Called[] {
  return calls;
}

/** Removes the notification of a table that was opened or dismissed. */
export function answered(table: string): void {
  if (calls.some((call) => call.table === table)) calls = calls.filter((call) => call.table !== table);
}

export function connection(table = ""): Connection {
  const side = isLocal(table) || pathIsLocal(path()) ? "device" : "server";
  let line = shared[side];
  if (!line) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`;
    line = shared[side] = new Connection(
      () => (side === "device" ? new DeferredSocket() : new WebSocket(address)),
      sessionEnded,
    );
    line.hear((message) => {
      if (message.type === "called")
        setTimeout(() => {
          if (!path().startsWith(`/t/${message.table}`))
            calls = [...calls.filter((call) => call.table !== message.table), message];
        }, CALLED_AFTER);
    });
  }
  line.open();
  return line;
}

async function refusalOf(message: ServerMessage): Promise<Explained | null> {
  if (message.type !== "refused") return null;
  await open("refusals", Promise.resolve()).catch(() => undefined);
  return { choice: "", allowed: false, key: message.key, args: message.args ?? {}, rule: message.rule ?? null };
}

/**
 * `seen` returns the number of the last update; sent with commands, it prevents an older one from overriding a later
 * decision.
 */
function wireTo(table: string, line: Connection, seen: () => number): Wire {
  const heard = async (make: (id: number) => ClientMessage): Promise<ServerMessage> => line.ask(make);
  return {
    command: async (command) =>
      refusalOf(await heard((id) => ({ type: "act", id, table, command: { ...command, number: seen() || null } }))),
    say: async (text, team) => refusalOf(await heard((id) => ({ type: "say", id, table, text, team }))),
    ask: async (choice, seat) => {
      const answer = await heard((id) => ({ type: "ask", id, table, question: { choice, seat: seat ?? null } }));
      return answer.type === "answer" ? answer.explained : refusalOf(answer);
    },
  };
}

interface Step {
  number: number;
  events: Event[];
  standing: TableState;
  fresh: boolean;
}

export interface Following<D extends Desk = Desk> {
  desk: D;
  gone: () => string | null;
  stop: () => void;
}

/** `screen` requests a spectator's view for a public screen, even if the user has a seat. */
export function followWith<D extends Desk>(
  table: string,
  screen: boolean,
  make: (id: string, wire: Wire) => D,
): Following<D> {
  const line = connection(table);
  const desk = make(
    table,
    wireTo(table, line, () => number),
  );
  const kept = keptDeeds(table);
  desk.deeds = kept.deeds;
  let number = 0;
  let busy = false;
  /**
   * Whether the latest events were requested. If there are none, the response is another snapshot, which must not
   * repeat the request.
   */
  let asked = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  let gone = $state<string | null>(null);
  const steps: Step[] = [];

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let step = steps.shift(); step; step = steps.shift()) await take(step);
    busy = false;
  }

  async function take(step: Step): Promise<void> {
    if (step.fresh) {
      if (kept.number > step.number) desk.deeds = [];
      desk.show(step.standing, step.number);
    } else {
      const age = step.standing.view?.age ?? 0;
      const deeds = deedsOf(step.events, step.number, age);
      await desk.play(step.events, step.standing, step.number, deeds, steps.length > HURRY || document.hidden);
    }
    keepDeeds(table, step.number, desk.deeds);
  }

  const stopHearing = line.hear((message) => {
    if (!("table" in message) || message.table !== table) return;
    if (message.type === "snapshot") {
      steps.length = 0;
      number = message.number;
      desk.chat = message.chat;
      steps.push({ number, events: [], standing: message.state, fresh: true });
      void work();
      // On arrival, also request the latest events.
      if (!asked && !desk.deeds.length && number > 1) {
        asked = true;
        line.say({ type: "watch", table, since: Math.max(1, number - LATEST), screen });
      }
    } else if (message.type === "update") {
      if (message.number <= number) {
        if (!desk.deeds.some((deed) => deed.number >= message.number)) {
          const age = message.state.view?.age ?? 0;
          desk.deeds = [...deedsOf(message.events, message.number, age), ...desk.deeds];
          desk.last.recall(message.events, message.number, desk.me);
        }
        return;
      }
      number = message.number;
      steps.push({ number, events: message.events, standing: message.state, fresh: false });
      void work();
    } else if (message.type === "presence") {
      desk.absent = Object.fromEntries(Object.entries(message.absent).filter(([seat]) => Number(seat) !== desk.me));
      desk.spectators = message.spectators;
    } else if (message.type === "said") {
      if (!desk.chat.some((said) => said.id === message.line.id)) desk.chat = [...desk.chat, message.line];
    } else if (message.type === "gone") gone = message.key;
    else if (message.type === "refused") refused(message.key, Number(message.args?.["seconds"] ?? 1));
  });

  /** Handles a rejection: retries after temporary errors, otherwise reports it. */
  function refused(key: string, seconds: number): void {
    if (!PASSING.includes(key)) {
      gone = key;
      return;
    }
    clearTimeout(later);
    later = setTimeout(() => line.say(watching()), 1000 * Math.max(1, seconds));
  }

  const watching = (): ClientMessage => ({ type: "watch", table, since: number || null, screen });
  const stopWatching = line.watch((link) => (desk.link = link));
  const ungreet = line.greet(`watch ${table}`, watching);
  return {
    desk,
    gone: () => gone,
    stop: () => {
      clearTimeout(later);
      ungreet();
      stopHearing();
      stopWatching();
      line.say({ type: "unwatch", table });
    },
  };
}

export const follow = (table: string): Following => followWith(table, false, (id, wire) => new Desk(id, wire));
