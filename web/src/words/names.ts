/** Names of pieces in the language spoken now. */
import { board as boardFace, type GameName } from "../catalogue/printed";
import { has, language, t } from "./language.svelte";

export function cardName(game: GameName, id: string): string {
  for (const kind of ["card", "senator", "leader"]) {
    if (has(`${game}-${kind}-${id}`)) return t(`${game}-${kind}-${id}`);
  }
  return t(`${game}-card-${id}`);
}

export function wonderName(id: string): string {
  return t(`duel-wonder-${id}`);
}

export function progressName(id: string): string {
  return t(`duel-progress-${id}`);
}

export function cityName(boardId: string): string {
  return t(`classic-city-${boardFace(boardId)?.board ?? boardId}`);
}

export function boardName(boardId: string): string {
  return t(`classic-board-${boardFace(boardId)?.board ?? boardId}`);
}

/** Small plates leave a leading article out. */
export function withoutArticle(name: string): string {
  return language() === "en" ? name.replace(/^The /, "") : name;
}

const kinds: Record<GameName, string[]> = {
  duel: ["card", "wonder", "progress", "god", "conspiracy", "senator", "decree", "chamber", "token"],
  classic: ["card", "leader", "city", "board", "wonder", "token"],
};

/** The name of whatever an id in a notation stands for; a number is itself. */
export function thingName(game: GameName, id: string): string {
  const kind = kinds[game].find((name) => has(`${game}-${name}-${id}`));
  if (kind) return t(`${game}-${kind}-${id}`);
  for (const prefix of ["mythology", "resource", "classic-side"]) {
    if (has(`${prefix}-${id}`)) return t(`${prefix}-${id}`);
  }
  return id;
}

/** The levels that are offered to people: those with a name, or all where none has one. */
export function namedLevels(all: readonly string[]): string[] {
  const named = all.filter((id) => has(`level-${id}`));
  return named.length ? named : [...all];
}

/** A level of the computer. */
export function levelName(id: string): string {
  return has(`level-${id}`) ? t(`level-${id}`) : id.charAt(0).toUpperCase() + id.slice(1);
}
