/**
 * Pictures supplied by content sets, and placeholders for pieces without one: extra symbols under the same names as
 * ours.
 */
const boxes: Record<string, [number, number]> = {
  wonder: [160, 100],
  board: [160, 100],
  card: [100, 90],
  leader: [100, 100],
  god: [48, 48],
};
const own = new Map<string, string>();
const standIns = new Map<string, string>();

/** Registers the pictures of a set: their addresses by kind and id, as in `leader-plato`. */
export function learnPictures(pictures: Record<string, string>): void {
  for (const [name, place] of Object.entries(pictures)) own.set(name, place);
}

export function ownPicture(kind: string, id: string): string | undefined {
  return own.get(`${kind}-${id}`);
}

/**
 * Registers a placeholder for a leader (a generic portrait) or a god (the symbol of its mythology) without a
 * picture.
 */
export function standIn(kind: "leader" | "god", id: string, mythology = ""): void {
  if (own.has(`${kind}-${id}`)) return;
  const whole = 'width="100" height="100"';
  standIns.set(
    `${kind}-${id}`,
    kind === "god"
      ? `<symbol id="god-${id}" viewBox="0 0 48 48"><use href="#myth-${mythology}" width="48" height="48"/></symbol>`
      : `<symbol id="leader-${id}" viewBox="0 0 100 100"><g style="--sk:#f8ead0;--sk2:#dcc094;--hr:#7a4c2a;--hr2:#a8744a;--cl:#3a6fae;--cl2:#234a7c"><g transform="translate(0 2.5)"><use href="#lp-face-m" ${whole}/><use href="#lp-toga" ${whole} transform="translate(-6 -45) scale(1.12 1.45)"/><use href="#lp-h-short" ${whole}/></g></g></symbol>`,
  );
}

/** Returns all of them as one SVG sheet, or an empty string. */
export function ownSheet(): string {
  const drawn = [...own].map(([name, place]) => {
    const [kind = "", id = ""] = [name.slice(0, name.indexOf("-")), name.slice(name.indexOf("-") + 1)];
    const [width, height] = boxes[kind] ?? [48, 48];
    const called = kind === "board" ? `wonder-${id}` : kind === "card" ? `scene-of-${id}` : name;
    return `<symbol id="${called}" viewBox="0 0 ${width} ${height}"><image href="${encodeURI(place)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/></symbol>`;
  });
  const all = [...drawn, ...standIns.values()].join("");
  return all && `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${all}</svg>`;
}
