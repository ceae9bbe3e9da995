/** Sets a name smaller, then in two lines, until it fits its place: names are never cut while there is a way. */
import "../design/fit.css";

const STEPS = ["n-long", "n-two"];

/** An action: `use:fit={name}`. The element's styles say what `.n-long` and `.n-two` look like. */
export function fit(node: HTMLElement, _name: string): { update(): void } {
  node.classList.add("n-fit");
  const cut = (): boolean => node.scrollWidth > node.clientWidth;
  const measure = (): void => {
    node.classList.remove(...STEPS);
    for (const step of STEPS) if (cut()) node.classList.add(step);
  };
  measure();
  void document.fonts.ready.then(measure);
  return { update: () => void Promise.resolve().then(measure) };
}
