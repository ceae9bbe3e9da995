/** Reports the inner size of an element, initially and whenever it changes. */
export function measure(node: HTMLElement, tell: (width: number, height: number) => void): { destroy: () => void } {
  const look = (): void => tell(node.clientWidth, node.clientHeight);
  const watch = new ResizeObserver(look);
  watch.observe(node);
  look();
  return { destroy: () => watch.disconnect() };
}
