/** Drawings as SVG sprites in the page: symbols are loaded at once, pictures after the first page is rendered. */
import { ownSheet } from "./own";
import symbols from "./symbols.svg?raw";

const holder = "sprites";

function put(markup: string): void {
  let place = document.getElementById(holder);
  if (!place) {
    place = document.createElement("div");
    place.id = holder;
    place.setAttribute("aria-hidden", "true");
    document.body.prepend(place);
  }
  const sheet = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  place.append(document.importNode(sheet, true));
}

export function putSymbols(): void {
  put(symbols);
}

type Sheet = () => Promise<{ default: string }>;

const heavenAndForum: Sheet = () => import("./duel-expansions.svg?raw");
const tokens: Sheet = () => import("./tokens.svg?raw");
/** Sheets that are needed only with an expansion. */
const expansions: Record<string, Sheet[]> = {
  pantheon: [heavenAndForum],
  agora: [heavenAndForum],
  leaders: [tokens, () => import("./leaders.svg?raw")],
  cities: [tokens, () => import("./leaders.svg?raw"), () => import("./cities.svg?raw")],
};
const there = new Set<string>();

/** Loads the drawings of some expansions, or of all of them. */
export async function putExpansions(names: readonly string[] = Object.keys(expansions)): Promise<void> {
  for (const sheet of new Set(names.flatMap((name) => expansions[name] ?? []))) {
    const markup = (await sheet()).default;
    if (there.has(markup)) continue;
    there.add(markup);
    put(markup);
  }
}

export async function putPictures(): Promise<void> {
  const sheets = await Promise.all([
    import("./scenes.svg?raw"),
    import("./props.svg?raw"),
    import("./wonders.svg?raw"),
    import("./boards.svg?raw"),
  ]);
  for (const sheet of sheets) put(sheet.default);
  if (ownSheet()) put(ownSheet());
}

/** Loads the portraits of the computer opponents. */
export async function putOpponents(): Promise<void> {
  const markup = (await import("./opponents.svg?raw")).default;
  if (there.has(markup)) return;
  there.add(markup);
  put(markup);
}

/** Loads the marks, symbols and patterns of the game review. */
export async function putReview(): Promise<void> {
  const markup = (await import("./review.svg?raw")).default;
  if (there.has(markup)) return;
  there.add(markup);
  put(markup);
}

/** Loads the lighthouse, for game nights and the first visit. */
export async function putTower(): Promise<void> {
  if (there.has("tower")) return;
  there.add("tower");
  put((await import("./tower.svg?raw")).default);
}

/** Loads the emblems of players, the wax seals, the lighthouse and the symbols of a game night. */
export async function putTogether(): Promise<void> {
  if (there.has("together")) return;
  there.add("together");
  put((await import("./together.svg?raw")).default);
  await putTower();
}
