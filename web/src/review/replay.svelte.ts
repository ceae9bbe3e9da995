/** A finished game at any point, seen from a seat, as a spectator, or with all cards open. */
import { address, asked, path } from "../pages/route.svelte";
import { Desk } from "../table/desk.svelte";
import { record, Refused, replayStep, type Shelf } from "../wire/api";
import type { ReplayStep, SeatStanding, TableState } from "../wire/messages";
import { hiddenIn, inAge, viewOf } from "./opened";

/** Milliseconds between choices while a game plays by itself. */
const PACE = 1500;
const SEAT = /^[0-7]$/;

export class Replay {
  readonly desk = new Desk("", null);
  step = $state.raw<ReplayStep | null>(null);
  /** A seat, `spectator`, or `open`. */
  seat = $state("open");
  /** The seat whose chances are shown: that of the address, or the first. */
  me = $state(0);
  /** Whether that seat was named by the address or by the user. */
  mine = $state(false);
  playing = $state(false);
  refusal = $state.raw<Refused | null>(null);
  /** With all cards open: cards of Duel that were face down for the seat. */
  hidden = $state.raw<string[]>([]);
  #choices: [number, string][] = [];
  #kept = new Map<string, ReplayStep>();
  #wanted = 0;

  constructor(
    readonly shelf: Shelf,
    readonly id: string,
  ) {
    this.desk.walk = (seat) => this.#walk(seat);
    $effect(() => this.#compare());
    $effect(() => this.#playOn());
  }

  get at(): number {
    return this.step?.at ?? 0;
  }

  get last(): number {
    return this.step?.choices ?? 0;
  }

  /** Shows the position that the address names. */
  async begin(): Promise<void> {
    const wanted = asked();
    this.seat = wanted.get("seat") ?? "open";
    this.#take(wanted.get("by") ?? this.seat);
    try {
      this.#choices = (await record(this.shelf, this.id)).choices;
    } catch (fault) {
      this.#refuse(fault);
    }
    await this.#show(Math.max(0, Number(wanted.get("at") ?? 0) || 0));
  }

  move(to: number): void {
    this.playing = false;
    void this.#show(Math.max(0, Math.min(this.last, to)));
  }

  /** Goes to the beginning of an age. */
  async toAge(age: number): Promise<void> {
    this.playing = false;
    let [low, high] = [0, this.last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inAge(await this.#get(middle), age)) high = middle;
      else low = middle + 1;
    }
    void this.#show(low);
  }

  seeFrom(seat: string): void {
    this.seat = seat;
    this.#take(seat);
    void this.#show(this.at);
  }

  #take(seat: string): void {
    if (SEAT.test(seat)) [this.me, this.mine, this.desk.followed] = [Number(seat), true, Number(seat)];
  }

  /** Shows the same position from another seat. */
  #walk(to: number): void {
    if (this.seat !== "open" && this.seat !== "spectator") return this.seeFrom(String(to));
    this.#take(String(to));
    if (this.step) this.desk.show(this.#standing(this.step), this.step.at);
  }

  async #get(at: number, as = this.seat): Promise<ReplayStep> {
    const key = `${as} ${at}`;
    const known = this.#kept.get(key) ?? (await replayStep(this.shelf, this.id, at, as === "spectator" ? null : as));
    this.#kept.set(key, known);
    return known;
  }

  async #show(at: number): Promise<void> {
    this.#wanted = at;
    try {
      const now = await this.#get(at);
      if (this.#wanted !== at) return;
      const before = this.step;
      this.step = now;
      this.desk.deeds = this.#choices
        .slice(0, now.at)
        .map(([who, choice], n) => ({ number: n, seat: who, choice }))
        .reverse();
      if (before && now.made && now.at === before.at + 1)
        await this.desk.play(
          [
            { type: "chose", seat: now.made[0], choice: now.made[1] },
            { type: "happened", facts: now.facts ?? [] },
          ],
          this.#standing(now),
          now.at,
          [],
          false,
        );
      else this.desk.show(this.#standing(now), now.at);
      const by = this.mine && this.seat !== String(this.me) ? `&by=${this.me}` : "";
      history.replaceState({}, "", address(`${path()}?at=${now.at}&seat=${this.seat}${by}`));
      if (now.at < now.choices) void this.#get(now.at + 1);
    } catch (fault) {
      this.playing = false;
      this.#refuse(fault);
    }
  }

  #refuse(fault: unknown): void {
    if (fault instanceof Refused) this.refusal = fault;
    else throw fault;
  }

  #standing(now: ReplayStep): TableState {
    return {
      status: now.result ? "over" : "live",
      settings: { game: now.game, players: now.players, expansions: [...now.expansions] },
      seats: Array.from({ length: now.players }, (_, n) => ({
        ...sitting(now.names?.[n]),
        thinking: (now.waiting ?? []).includes(n),
      })),
      now: 0,
      you: Number.isInteger(Number(this.seat)) ? Number(this.seat) : null,
      view: viewOf(now, this.me),
      scores: [...now.scores],
      waiting: [...(now.waiting ?? [])],
      choices: now.choices,
      result: now.result ? { winners: now.result.winners, victory: now.result.victory, ending: "game" } : null,
    };
  }

  /** Finds the cards that were face down for the seat. */
  #compare(): void {
    const now = this.step;
    this.hidden = [];
    if (!now || this.seat !== "open" || this.desk.game !== "duel") return;
    void this.#get(now.at, String(this.me)).then(
      (seen) => {
        if (this.step === now) this.hidden = hiddenIn(now, seen);
      },
      () => undefined,
    );
  }

  #playOn(): (() => void) | void {
    if (!this.playing) return;
    const timer = setInterval(() => {
      if (!this.step || this.step.at >= this.step.choices) this.playing = false;
      else void this.#show(this.step.at + 1);
    }, PACE);
    return () => clearInterval(timer);
  }
}

/** Records identify computer players by level; returns the seat as it was at the table. */
function sitting(name: string | null | undefined): Pick<SeatStanding, "kind" | "level" | "name"> {
  const level = /^computer \((\w+)\)$/.exec(name ?? "")?.[1];
  return level ? { kind: "computer", level } : { kind: "person", name: name ?? null };
}
