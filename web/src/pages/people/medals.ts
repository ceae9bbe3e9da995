/** A user's achievements, computed from their games. */
import type { Profile } from "../../wire/messages";

export interface Medal {
  name: string;
  icon: string;
  got: boolean;
}

const WINS = [1, 10, 50] as const;
const KINDS = { civilian: "laurel", military: "shield", science: "fam-green", political: "fx-senate-centre" } as const;

export function medalsOf(found: Profile): Medal[] {
  const won = found.statistics.reduce((sum, pool) => sum + pool.won, 0);
  const by = (kind: string): boolean =>
    (found.victories ?? []).some((one) => one.game === "duel" && one.victory === kind && one.won > 0);
  const beaten = (name: string): boolean => (found.opponents ?? []).some((one) => one.name === name && one.won > 0);
  return [
    ...WINS.map((n) => ({ name: `wins-${n}`, icon: "ui-crown", got: won >= n })),
    ...Object.entries(KINDS).map(([kind, icon]) => ({ name: kind, icon, got: by(kind) })),
    {
      name: "classic",
      icon: "ui-wonder",
      got: found.statistics.some((pool) => pool.pool.startsWith("classic") && pool.won > 0),
    },
    { name: "master", icon: "ui-pharos", got: beaten("computer:master") },
  ];
}
