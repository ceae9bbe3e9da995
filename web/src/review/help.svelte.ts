/** Hints and the coach: what a person wants of them, kept on the device. */
interface Kept {
  /** Whether the lamp is offered at the table. */
  lamp: boolean;
  /** Whether ideas come with their chances. */
  chances: boolean;
  /** Whether a warning comes before a blunder. */
  coach: boolean;
}

const FIRST: Kept = { lamp: true, chances: true, coach: false };

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem("help") ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export const wanted = $state<Kept>(read());

export function want(name: keyof Kept, value: boolean): void {
  wanted[name] = value;
  localStorage.setItem("help", JSON.stringify(wanted));
}
