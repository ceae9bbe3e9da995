/** A tournament as shown by this page: polled, and refreshed after every command. */
import { go } from "../pages/route.svelte";
import { call, Refused, whoAmI } from "../wire/api";
import type { OrganizerSays, Ranked, TournamentView } from "../wire/messages";
import { tournament } from "../wire/people";
import { t } from "../words/language.svelte";
import { levelName, personName } from "../words/names";

export type OrganizerCommand = OrganizerSays["command"];

const AGAIN = 3000;
/** After the end, results may still be corrected: the page then polls only every n-th time. */
const SELDOM = 5;

export class Evening {
  view = $state.raw<TournamentView | null>(null);
  refusal = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** Local time at which the view was received. */
  heard = $state(0);
  now = $state(Date.now());
  #seated: string | null | undefined;

  /** Whether a seated user is taken to the table when it opens. */
  leads = false;

  constructor(readonly id: string) {}

  follow(): () => void {
    void this.attempt(whoAmI);
    let turn = 0;
    const asking = setInterval(() => {
      turn += 1;
      if (document.hidden || (this.view?.summary.status === "over" && turn % SELDOM)) return;
      void this.#read().then(
        () => {
          if (this.refusal?.key === "refused-no-connection") this.refusal = null;
        },
        () => undefined,
      );
    }, AGAIN);
    const ticking = setInterval(() => (this.now = Date.now()), 250);
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
    };
  }

  async #read(): Promise<void> {
    const found = await tournament(this.id);
    this.view = found;
    this.heard = this.now = Date.now();
    const table = found.table ?? null;
    // Only a user who waited on this page is taken to the table; one who comes back from it is not.
    const opened = this.#seated === null && table !== null;
    this.#seated = table;
    if (opened && this.leads) go(`/t/${table}`);
  }

  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      await work();
      await this.#read();
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.refusal = fault;
      return false;
    } finally {
      this.busy = false;
    }
  }

  say(command: OrganizerCommand): Promise<boolean> {
    return this.attempt(() => call("POST", `/api/tournaments/${this.id}/organizer`, { command }));
  }

  /** Seconds until the round starts; null if none is waiting. */
  get left(): number | null {
    if (!this.view?.waits) return null;
    const left = this.view.held ?? (this.view.begins ?? 0) - (this.now - this.heard);
    return Math.max(0, Math.ceil(left / 1000));
  }

  /** Seconds since the round started; null if none is being played. */
  get since(): number | null {
    if (!this.view || this.view.idle || this.view.since === null || this.view.since === undefined) return null;
    return Math.max(0, Math.floor((this.view.since + this.now - this.heard) / 1000));
  }
}

export function clockOf(seconds: number): string {
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const minutes = `${hours ? String(Math.floor(rest / 60)).padStart(2, "0") : Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${minutes}` : minutes;
}

/** Formats points, which are counted in halves. */
export const half = (n: number): string => `${n === 1 ? "" : Math.floor(n / 2)}${n % 2 ? "½" : ""}`;

/** Returns the name of an entrant; computer players are distinguished by their entry number. */
export function entrantName(row: Pick<Ranked, "name" | "level" | "number"> | undefined): string {
  if (!row) return "";
  return row.level ? t("evening-computer", { level: levelName(row.level), n: row.number ?? 0 }) : personName(row.name);
}

export function entrant(view: TournamentView, number: number): Ranked | undefined {
  return view.standings.find((row) => row.number === number);
}
