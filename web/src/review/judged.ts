/** Outlines the pieces of judged choices on the table. */
import "../design/judged.css";

const MARK = "data-judged";

/** Outlines a piece as the `best` one or as the one `played`. */
export function outline(piece: Element | null | undefined, as: "best" | "played"): void {
  piece?.setAttribute(MARK, as);
}

export function clearOutlines(): void {
  for (const piece of document.querySelectorAll(`[${MARK}]`)) piece.removeAttribute(MARK);
}
