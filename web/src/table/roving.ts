/** A group of pieces is a single tab stop; the arrow keys move within it. */
function candidates(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>("[data-rove]")].filter((item) => item.offsetParent !== null);
}

export function roving(node: HTMLElement): { destroy: () => void } {
  function mend(): void {
    const items = [...node.querySelectorAll<HTMLElement>("[data-rove]")];
    if (!items.length) return;
    const current = items.find((item) => item.tabIndex === 0);
    const likely = items.find((item) => item.dataset["rove"] === "first");
    const inside = node.contains(document.activeElement);
    // The tab stop is at the focus, or else at the first available piece.
    const first = (inside || !likely ? current : undefined) ?? likely ?? items[0]!;
    for (const item of items) item.tabIndex = item === first ? 0 : -1;
  }
  function move(event: KeyboardEvent): void {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
    if (!keys.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = candidates(node);
    const here = items.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = event.key === "Home" ? items[0] : event.key === "End" ? items.at(-1) : nearest(items, here, event.key);
    if (!next) return;
    for (const item of items) item.tabIndex = item === next ? 0 : -1;
    next.focus();
  }
  function nearest(items: HTMLElement[], here: number, key: string): HTMLElement | undefined {
    const from = items[here]!.getBoundingClientRect();
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const item of items) {
      if (item === items[here]) continue;
      const rect = item.getBoundingClientRect();
      const dx = rect.left + rect.width / 2 - x;
      const dy = rect.top + rect.height / 2 - y;
      const along = key === "ArrowRight" ? dx : key === "ArrowLeft" ? -dx : key === "ArrowDown" ? dy : -dy;
      const aside = key === "ArrowRight" || key === "ArrowLeft" ? Math.abs(dy) : Math.abs(dx);
      if (along <= 2) continue;
      const far = along + aside * 2.2;
      if (far < least) {
        least = far;
        best = item;
      }
    }
    return best ?? items[key === "ArrowRight" || key === "ArrowDown" ? here + 1 : here - 1];
  }
  const watch = new MutationObserver(mend);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-rove"] });
  node.addEventListener("keydown", move);
  mend();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("keydown", move);
    },
  };
}
