/** Settings of hints and coach, stored on the device. */
interface Kept {
  /** Whether hints are offered at the table. */
  lamp: boolean;
  /** Whether ideas are shown with their chances. */
  chances: boolean;
  /** Whether the coach warns before a blunder. */
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
