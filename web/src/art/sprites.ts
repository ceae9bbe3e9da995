/** The drawings are sprites in the page: the symbols at once, pictures as soon as the first page stands. */
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
/** What only a game with an expansion shows. */
const expansions: Record<string, Sheet[]> = {
  pantheon: [heavenAndForum],
  agora: [heavenAndForum],
  leaders: [tokens, () => import("./leaders.svg?raw")],
  cities: [tokens, () => import("./leaders.svg?raw"), () => import("./cities.svg?raw")],
};
const there = new Set<string>();

/** The drawings of some expansions, or of all, fetched when they are played or looked at. */
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

/** The faces of the opponents, fetched where somebody chooses one. */
export async function putOpponents(): Promise<void> {
  const markup = (await import("./opponents.svg?raw")).default;
  if (there.has(markup)) return;
  there.add(markup);
  put(markup);
}

/** Marks, symbols and patterns of reviews, fetched where something is reviewed. */
export async function putReview(): Promise<void> {
  const markup = (await import("./review.svg?raw")).default;
  if (there.has(markup)) return;
  there.add(markup);
  put(markup);
}

/** The lighthouse, for a game night and for somebody who comes for the first time. */
export async function putTower(): Promise<void> {
  if (there.has("tower")) return;
  there.add("tower");
  put((await import("./tower.svg?raw")).default);
}

/** The signs of people, the wax, the lighthouse, and the signs of a game night. */
export async function putTogether(): Promise<void> {
  if (there.has("together")) return;
  there.add("together");
  put((await import("./together.svg?raw")).default);
  await putTower();
}
