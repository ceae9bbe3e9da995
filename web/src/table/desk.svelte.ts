/** State of a table in the client: the position, the user's selection, and the pending question. */
import { tick, type Component } from "svelte";
import { playSounds } from "../alerts/pieces";
import type { Coach } from "../lesson/coach.svelte";
import type { GameName } from "../catalogue/printed";
import { Stage } from "../motion/stage";
import type { Offer } from "../pieces/offer";
import { t } from "../words/language.svelte";
import { choiceWords } from "../words/sentences";
import { cityName, levelName, personName } from "../words/names";
import { read, type Said } from "../words/notation";
import type { ChatLine, Command, Event, Explained, Option, TableState } from "../wire/messages";
import type { Price } from "../wire/table";
import type { Deed } from "./deeds";
import { LastMoves } from "./lastmove.svelte";

export interface Choice extends Said {
  price: Price | null;
}

export interface Wire {
  command(command: Command): Promise<Explained | null>;
  ask(choice: string, seat?: number): Promise<Explained | null>;
  say(text: string, team: boolean): Promise<Explained | null>;
}

/** The user's selection: a picked piece and its use. */
export interface Picked {
  /** The object of the choices: a card, a Wonder, a token, a seat. */
  id: string;
  slot?: number;
  /** Duel: all picked pieces, and the verb once it is determined. */
  keys?: string[];
  verb?: string;
}

/** The lesson of a table, and the component that shows its texts. */
export interface Guide {
  coach: Coach;
  View: Component<{ desk: Desk; coach: Coach; brief?: boolean }>;
}

/** Milliseconds; if the response arrives sooner, the highlights stay, which avoids flicker. */
const PATIENCE = 250;

/** Names that the server assigns to guests. */
const UNNAMED = /^Guest \d{4}$/;
/** On a game night, guests without a name are called by their emblems. */
export const naming = $state({ bySign: false });

/** Longest wait for a frame, in milliseconds: a hidden page has none. */
const FRAME = 200;

/** Resolves when the next frame is on the screen. */
async function painted(): Promise<void> {
  if (document.hidden) return;
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, FRAME)),
  ]);
}

export class Desk {
  standing = $state.raw<TableState | null>(null);
  number = $state(0);
  deeds = $state.raw<Deed[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Absent players and since when (server time), as last reported; never includes the user. */
  absent = $state.raw<Record<string, number>>({});
  spectators = $state(0);
  link = $state<"connecting" | "live" | "lost">("connecting");
  picked = $state<Picked | null>(null);
  /** The action of the picked piece whose ways to pay are listed. */
  opened = $state<string | null>(null);
  /** The choice that awaits confirmation. */
  chosen = $state<string | null>(null);
  /** The choice that was sent and is not answered yet. */
  sent = $state<string | null>(null);
  /** Whether the response is taking longer than `PATIENCE`. */
  late = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Whether a choice is on its way to the server. */
  #flying = false;
  /** Resolves when the page has painted that a choice is on its way. */
  #painted: Promise<void> = Promise.resolve();
  /** The coins to bid; kept here so that they survive a rotation of the screen. */
  bid = $state(0);
  refusal = $state.raw<Explained | null>(null);
  /** Why something can or cannot be done: sent with the decision, or requested separately. */
  explained = $state.raw<Record<string, Explained>>({});
  /** Local time at which the clocks of the standing were received. */
  heard = $state(0);
  /** The lesson of this table, once it is loaded. */
  guide = $state.raw<Guide | null>(null);
  /** Requests a hint; null if none is available. */
  lamp = $state.raw<(() => void) | null>(null);
  /** Called before a choice is sent; can hold it back by returning false. */
  guard: ((choice: string) => Promise<boolean>) | null = null;
  readonly stage = new Stage();
  /** The seat that a spectator follows. */
  followed = $state(0);
  /** Changes the seat of a replay. */
  walk = $state.raw<((seat: number) => void) | null>(null);
  /** The other players' last moves. */
  readonly last = new LastMoves();

  constructor(
    readonly id: string,
    private readonly wire: Wire | null,
  ) {}

  get game(): GameName {
    return this.standing?.settings.game === "classic" ? "classic" : "duel";
  }

  get me(): number | null {
    return this.standing?.you ?? null;
  }

  /** The seat at the near side of the table: the user's own, or the one that a spectator follows. */
  get near(): number {
    const most = (this.standing?.seats.length ?? 1) - 1;
    return this.me ?? Math.max(0, Math.min(this.followed, most));
  }

  /** Whether the user is a spectator or watches a replay. */
  get watching(): boolean {
    return this.me === null || this.walk !== null;
  }

  /** Shows the table from another seat. */
  follow(seat: number): void {
    if (this.walk) this.walk(seat);
    else this.followed = seat;
  }

  /** Returns the Wonder board of a seat of 7 Wonders. */
  board(seat: number): string | undefined {
    const view = this.standing?.view;
    return view?.game === "classic" ? (view.cities[seat]?.wonder ?? undefined) : undefined;
  }

  names = $derived.by(() =>
    (this.standing?.seats ?? []).map((seat, n) => {
      if (seat.name)
        return naming.bySign && seat.sign && UNNAMED.test(seat.name) ? t(`sign-${seat.sign}`) : personName(seat.name);
      if (seat.kind !== "computer") return t("seat-number", { n: n + 1 });
      // Several computer players at one table are distinguished by their cities.
      const board = this.board(n);
      return board ? cityName(board) : levelName(seat.level ?? "");
    }),
  );

  choices = $derived.by<Choice[]>(() =>
    (this.standing?.decision?.options ?? []).map((option: Option) => ({
      ...read(option.choice),
      price: option.price ?? null,
    })),
  );

  get sealed(): string | null {
    return this.standing?.decision?.sealed ?? null;
  }

  /** Whether the user must choose now, and has not locked in a choice. */
  get mine(): boolean {
    const seat = this.me;
    return seat !== null && this.choices.length > 0 && !this.sealed && !this.late;
  }

  with(verb: string, ...objects: string[]): Choice[] {
    return this.choices.filter(
      (choice) => choice.verb === verb && objects.every((object, n) => choice.objects[n] === object),
    );
  }

  /** Returns the current offer of a choice: an available option, or the server's explanation. */
  offer(verb: string, ...objects: string[]): Offer | null {
    const found = this.with(verb, ...objects);
    const first = found.toSorted((a, b) => (a.price?.coins ?? 0) - (b.price?.coins ?? 0))[0];
    if (first) return { allowed: true, price: first.price };
    const name = [verb, ...objects].join(":");
    const told = this.explained[name] ?? this.barred(name);
    if (!told) return null;
    const missing = told.args?.["resource"];
    return {
      allowed: told.allowed,
      price: told.price ?? null,
      missing: typeof missing === "string" ? missing : undefined,
    };
  }

  /** Returns why a visible thing is not available now, if the standing contains it. */
  barred(name: string): Explained | null {
    const found = this.standing?.decision?.barred?.find(
      (one) => one.choice === name || one.choice.startsWith(`${name}:`),
    );
    return found ? { ...found, allowed: false } : null;
  }

  show(standing: TableState, number: number): void {
    // If the decision is still the same, e.g. when others become ready, the selection is kept.
    const before = this.standing?.decision;
    const goesOn =
      !!before && before.id === standing.decision?.id && (before.sealed ?? null) === (standing.decision.sealed ?? null);
    this.standing = standing;
    this.number = number;
    this.heard = Date.now();
    this.absent = Object.fromEntries(
      standing.seats.flatMap((seat, n) =>
        seat.absent_since && n !== standing.you ? [[String(n), seat.absent_since]] : [],
      ),
    );
    if (!goesOn) {
      this.picked = null;
      this.chosen = null;
      this.refusal = null;
    }
    if (!goesOn || !this.#flying) this.#answered();
    this.explained = Object.fromEntries(
      (standing.decision?.barred ?? []).map((barred) => [barred.choice, { ...barred, allowed: false }]),
    );
  }

  /** Returns the price of one unit of each resource for a seat: from the bank, or from the city of a seller. */
  unitPrices(seat: number, seller: number | null = null): Record<string, number> {
    const markets = this.standing?.prices?.[seat]?.markets ?? [];
    return markets.find((market) => (market.seller ?? null) === seller)?.prices ?? {};
  }

  /** Returns the price of a visible thing for a seat, regardless of whose turn it is. */
  priceFor(seat: number, notation: string): Price | null {
    const { verb, objects } = read(notation);
    const things = this.standing?.prices?.[seat]?.things ?? {};
    return things[`${verb}:${objects[0] ?? ""}`] ?? things[verb] ?? null;
  }

  /** Animates the events of an update, then shows the new state. */
  async play(events: Event[], standing: TableState, number: number, deeds: Deed[], hurry: boolean): Promise<void> {
    const before = this.standing;
    const moving = events.some((event) => event.type === "chose" || event.type === "undone");
    // Otherwise a quick answer would hold up the frame that shows that the choice was made.
    if (!hurry) await this.#painted;
    this.last.hear(events, number, this.me);
    if (!hurry) playSounds(events);
    if (!before?.view || !standing.view || !moving || hurry) {
      this.deeds = [...deeds, ...this.deeds];
      this.show(standing, number);
      return;
    }
    this.stage.remember();
    // A focused hand would force a layout of the page while its cards are being removed.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest(".fan")) focused.blur();
    this.deeds = [...deeds, ...this.deeds];
    this.show(standing, number);
    await tick();
    await this.stage.perform(events);
  }

  pick(picked: Picked | null): void {
    if (this.sent) return;
    this.refusal = null;
    this.chosen = null;
    this.picked = picked;
  }

  async choose(notation: string): Promise<void> {
    const decision = this.standing?.decision;
    if (!decision || !this.wire || this.sent) return;
    this.sent = notation;
    if (this.guard && !(await this.guard(notation))) {
      this.sent = null;
      return;
    }
    this.chosen = null;
    this.#patience = setTimeout(() => (this.late = true), PATIENCE);
    this.#flying = true;
    this.#painted = painted();
    const refused = await this.wire.command({ type: "choose", decision: decision.id, choice: notation });
    this.#flying = false;
    if (refused) {
      this.#answered();
      this.refusal = refused;
    }
  }

  #answered(): void {
    clearTimeout(this.#patience);
    this.sent = null;
    this.late = false;
  }

  async retract(): Promise<void> {
    const decision = this.standing?.decision;
    if (decision) await this.command({ type: "retract", decision: decision.id });
  }

  async command(command: Command): Promise<boolean> {
    const refused = (await this.wire?.command(command)) ?? null;
    this.refusal = refused;
    return refused === null;
  }

  async say(text: string, team = false): Promise<boolean> {
    const refused = (await this.wire?.say(text, team)) ?? null;
    this.refusal = refused;
    return refused === null;
  }

  /** Asks the server why something can or cannot be done, once per state of the table. */
  async ask(notation: string, seat?: number): Promise<Explained | null> {
    if (!this.wire) return null;
    const key = seat === undefined ? notation : `${seat}|${notation}`;
    const known = this.explained[key];
    if (known) return known;
    const asked = this.number;
    const told = await this.wire.ask(notation, seat);
    if (told && asked === this.number) this.explained = { ...this.explained, [key]: told };
    return told;
  }

  /** Returns a choice in words, with the names of the players and of visible cards in the structure. */
  words(notation: string): string {
    const view = this.standing?.view;
    const pyramid = view?.game === "duel" ? view.pyramid : undefined;
    return choiceWords(this.game, notation, this.names, (slot) => pyramid?.[slot]?.card);
  }

  /** Shows the reason after an attempt to do something that is not available. */
  async tried(notation: string): Promise<void> {
    const told = this.barred(notation) ?? (await this.ask(notation));
    if (told && !told.allowed) this.refusal = told;
  }
}
