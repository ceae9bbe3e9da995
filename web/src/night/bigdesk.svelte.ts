/** A table on the big screen: the reveal of a round and the conflicts of an age are animated. */
import { moves, paced } from "../pages/settings.svelte";
import { Desk } from "../table/desk.svelte";
import type { Deed } from "../table/deeds";
import { factsOf, type Fact } from "../wire/facts";
import type { Event, TableState } from "../wire/messages";
import { read } from "../words/notation";

export type Moment = "flame" | "turn" | "read" | "piles" | "pass";
/**
 * Phases of the reveal in milliseconds: flame to 0.6 s, cards turn to 1.1, read to 2.0, to the piles and coins to 2.8,
 * hands pass to 3.2.
 */
const REVEAL: [Moment, number][] = [
  ["flame", 600],
  ["turn", 500],
  ["read", 900],
  ["piles", 800],
  ["pass", 400],
];
const STILL: [Moment, number][] = [["read", 1500]];
const FIGHT = 1600;

export interface Play {
  choice: string;
  /** The visible side: a card face, or a back with an icon. */
  card: string | null;
  sign: string | null;
}

export interface Fought {
  winner: number;
  loser: number;
  tokens: number;
  points: number;
}

const SIGNS: Record<string, string> = { stage: "ui-wonder", discard: "coin", draft: "ui-leaders", pay: "tok-debt" };

function playOf(choice: string): Play {
  const { verb, objects } = read(choice);
  const thing = objects[0] ?? "";
  const open = verb === "build" || verb === "recruit" || verb === "revive" || verb === "copy";
  return { choice, card: open && thing && thing !== "?" ? thing : null, sign: SIGNS[verb] ?? null };
}

export class BigDesk extends Desk {
  /** The current phase of the reveal. */
  moment = $state<Moment | null>(null);
  plays = $state.raw<Record<number, Play>>({});
  facts = $state.raw<Fact[]>([]);
  /** The conflicts of an age, shown one after another. */
  fought = $state.raw<Fought[]>([]);
  fight = $state(-1);
  foughtAge = $state(0);
  #go: (() => void) | null = null;

  /** Ends the current animation when the host continues. */
  skip(): void {
    this.#skipped = true;
    this.#go?.();
  }
  #skipped = false;

  #wait(time: number): Promise<void> {
    if (this.#skipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.#go = done;
    });
  }

  override async play(
    events: Event[],
    standing: TableState,
    number: number,
    deeds: Deed[],
    hurry: boolean,
  ): Promise<void> {
    const chose = events.filter((event) => event.type === "chose");
    if (this.game !== "classic" || !chose.length || hurry || !this.standing?.view)
      return super.play(events, standing, number, deeds, hurry);
    this.#skipped = false;
    const age = this.standing.view.age;
    this.plays = Object.fromEntries(chose.map((event) => [event.seat, playOf(event.choice)]));
    this.facts = factsOf(events);
    const steps = moves() ? REVEAL : STILL;
    for (const [moment, time] of steps) {
      if (moment === "piles") {
        this.deeds = [...deeds, ...this.deeds];
        this.show(standing, number);
      }
      this.moment = moment;
      await this.#wait(moves() ? paced(time) : time);
    }
    if (!moves()) {
      this.deeds = [...deeds, ...this.deeds];
      this.show(standing, number);
    }
    this.moment = null;
    await this.#fight(age);
    this.plays = {};
    this.facts = [];
  }

  async #fight(age: number): Promise<void> {
    const fights = this.facts.filter(
      (fact) => fact.kind === "conflict" && typeof fact.seat === "number" && typeof fact.other === "number",
    );
    if (!fights.length) return;
    this.#skipped = false;
    this.foughtAge = age;
    this.fought = fights.map((fact) => ({
      winner: fact.seat!,
      loser: fact.other!,
      tokens: fact.amount ?? 1,
      points: fact.place ?? 1,
    }));
    for (let n = 0; n < this.fought.length; n += 1) {
      this.fight = n;
      await this.#wait(moves() ? paced(FIGHT) : FIGHT / 2);
    }
    this.fight = -1;
    this.fought = [];
  }
}
