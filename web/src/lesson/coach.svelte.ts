/** State of a lesson at a table: the current step, and when the lesson is over. */
import { classicView, duelView } from "../wire/table";
import type { Choice, Desk } from "../table/desk.svelte";
import type { Deed } from "../table/deeds";
import { keepLessons } from "../pages/settings.svelte";
import { keptOf, take } from "./kept";
import { fits, paidSo, type Lesson, type Step } from "./lessons";

export class Coach {
  done = $state.raw<string[]>([]);
  folded = $state(false);
  /** The learner's move, if it was not the requested one. */
  instead = $state.raw<Deed | null>(null);
  private since = 0;

  constructor(
    readonly desk: Desk,
    readonly name: string,
    readonly lesson: Lesson,
  ) {
    const kept = keptOf(name, desk.id);
    this.done = kept.done;
    this.folded = kept.folded;
    this.since = kept.since;
  }

  get over(): boolean {
    return this.desk.standing?.status === "over";
  }

  /**
   * The current step. Steps are taken in order; while one waits for its trigger, only later steps with a trigger may
   * come.
   */
  step = $derived.by<Step | null>(() => {
    const steps = this.lesson.step;
    const last = steps.at(-1)!;
    if (this.over) return last; // only the last step remains
    let waits = false;
    for (const step of steps) {
      if (this.done.includes(step.id) && step !== last) continue;
      if (!step.when && waits) return null;
      if (this.due(step)) return step;
      waits = true;
    }
    return null;
  });

  get number(): number {
    return this.step ? this.lesson.step.indexOf(this.step) + 1 : 0;
  }

  get last(): boolean {
    return this.step === this.lesson.step.at(-1);
  }

  /** The choices that the step asks for. */
  asked = $derived.by<Choice[]>(() => {
    const step = this.step;
    if (!step?.choose || !this.desk.mine) return [];
    return this.desk.choices.filter((choice) => this.meets(step, choice.notation, choice.price));
  });

  /** Whether the step asks for something that is not available now. */
  get stuck(): boolean {
    return Boolean(this.step?.choose && this.desk.mine && !this.asked.length);
  }

  private due(step: Step): boolean {
    const when = step.when;
    if (!when) return true;
    const standing = this.desk.standing;
    if (when.over || !standing?.view) return false;
    const age = this.desk.game === "duel" ? duelView(standing).age : classicView(standing).age;
    if (when.age !== undefined && age < when.age) return false;
    const options = this.desk.mine || this.desk.sent ? this.desk.choices : [];
    if (
      when.choice &&
      !options.some((option) => when.choice!.some((pattern) => fits(this.lesson.game, pattern, option.notation)))
    )
      return false;
    return !when.price || options.some((option) => paidSo(option.price, when.price));
  }

  private meets(step: Step, notation: string, price: Choice["price"] | undefined): boolean {
    return step.choose!.some((pattern) => fits(this.lesson.game, pattern, notation)) && paidSo(price, step.price);
  }

  /** The step at the learner's last decision; after the move, its trigger may no longer hold. */
  private heeded: Step | null = null;
  heed(step: Step | null): void {
    if (this.desk.mine) this.heeded = step;
  }

  /** Checks the learner's new moves: each completes the step or is a different one. */
  hear(deeds: readonly Deed[]): void {
    const mine = deeds
      .filter((deed) => deed.seat === this.desk.me && deed.choice && deed.number > this.since)
      .toSorted((a, b) => a.number - b.number);
    if (!mine.length) return;
    const step = this.heeded;
    for (const deed of mine) {
      if (step?.choose && !this.done.includes(step.id)) {
        const met = this.meets(step, deed.choice!, deed.price);
        if (met) this.done = [...this.done, step.id];
        this.instead = met ? null : deed;
      }
      this.since = deed.number;
    }
    this.save();
  }

  /** Completes the step, whether read or skipped. */
  read(): void {
    if (!this.step) return;
    this.done = [...this.done, this.step.id];
    this.instead = null;
    this.save();
  }

  fold(): void {
    this.folded = !this.folded;
    this.save();
  }

  private save(): void {
    this.keep(this.last);
  }

  /** Completes the lesson after its last step. */
  finish(): void {
    this.keep(true);
  }

  private keep(over: boolean): void {
    take(this.name, { table: this.desk.id, over, done: this.done, since: this.since, folded: this.folded });
    keepLessons();
  }
}
