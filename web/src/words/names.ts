/** Names of pieces in the current language. */
import { board as boardFace, type GameName } from "../catalogue/printed";
import { has, language, t, type Words } from "./language.svelte";

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
  const board = boardFace(boardId)?.board ?? boardId;
  // Content sets name only boards, not cities.
  return t(has(`classic-city-${board}`) ? `classic-city-${board}` : `classic-board-${board}`);
}

export function boardName(boardId: string): string {
  return t(`classic-board-${boardFace(boardId)?.board ?? boardId}`);
}

/** Removes a leading article, for small labels. */
export function withoutArticle(name: string): string {
  return language() === "en" ? name.replace(/^The /, "") : name;
}

/** Describes a space of the military track by its distance toward a capital. */
export function spaceWords(space: number, names: string[]): string {
  return space === 0
    ? t("space-middle")
    : t("space-towards", { n: Math.abs(space), name: names[space > 0 ? 1 : 0] ?? "" });
}

/** Returns the name of a military token by its side: `seat0_far`. */
export function warTokenName(id: string, names: string[]): string {
  const found = /^seat(\d)_(near|far)$/.exec(id);
  return found ? t(`war-token-${found[2]}`, { name: names[Number(found[1])] ?? "" }) : id;
}

/** Pantheon slots have Roman numerals on the board. */
export const numerals = ["", "I", "II", "III", "IV", "V", "VI"];

/** Returns the name of a Duel piece by its key: `card:altar`, `chamber:4`, `place:2`. */
export function pieceName(key: string, names: string[]): string {
  const at = key.indexOf(":");
  const [kind, id] = at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
  switch (kind) {
    case "card":
      return cardName("duel", id);
    case "wonder":
      return wonderName(id);
    case "token":
      return progressName(id);
    case "god":
      return t(`duel-god-${id}`);
    case "plot":
      return t(`duel-conspiracy-${id}`);
    case "plots":
      return t("plots");
    case "deck":
      return t("god-deck", { mythology: t(`mythology-${id}`) });
    case "chamber":
      return t("chamber-name", { n: id });
    case "place":
      return t("place-name", { n: numerals[Number(id)] ?? id });
    case "slot":
      return t("place-of-structure", { n: Number(id) + 1 });
    case "space":
      return spaceWords(Number(id), names);
    case "war":
      return warTokenName(id, names);
    default:
      return names[Number(id)] ?? id;
  }
}

const kinds: Record<GameName, string[]> = {
  duel: ["card", "wonder", "progress", "god", "conspiracy", "senator", "decree"],
  classic: ["card", "leader", "city", "board", "wonder", "token"],
};

/** Returns the text key of the name of an id in a notation; `kind` is tried first. */
export function pieceKey(game: GameName, id: string, kind?: string): string | undefined {
  const found = (kind ? [kind, ...kinds[game]] : kinds[game]).map((name) => `${game}-${name}-${id}`);
  return [...found, ...["mythology", "resource", "classic-side"].map((prefix) => `${prefix}-${id}`)].find(has);
}

/** Returns the name of an id in a notation; numbers are returned unchanged. */
export function thingName(game: GameName, id: string): string {
  const key = pieceKey(game, id);
  return key ? t(key) : id;
}

/**
 * Returns a piece as arguments of a message: its name as `argument`, and the forms that the language needs.
 *
 * English adds `_the`, the name with its article. Russian adds `_acc`, `_gen` and `_gender`, stored as attributes of
 * the name; a missing case is the nominative. A name without a gender, as in some content sets, cannot be declined: it
 * is quoted in the other cases.
 */
export function forms(argument: string, key: string): Words {
  const name = t(key);
  if (language() === "en") {
    const called = name.replace(/^The /, "the ");
    const article = has(`${key}.the`) ? t(`${key}.the`) : key.includes("-card-") ? `the ${called}` : called;
    return { [argument]: called, [`${argument}_the`]: article };
  }
  if (!has(`${key}.gender`)) return { ...plainForms(argument, `«${name}»`), [argument]: name };
  // Mythologies are adjectives (of a deck, of a token), and are therefore lower case.
  const written = (text: string): string => (key.startsWith("mythology-") ? text.toLocaleLowerCase(language()) : text);
  const cases = ["acc", "gen", "gender"].map((one) => [
    `${argument}_${one}`,
    written(has(`${key}.${one}`) ? t(`${key}.${one}`) : name),
  ]);
  return { [argument]: written(name), ...Object.fromEntries(cases) };
}

/** Returns a word that never changes its form as the arguments that `forms` returns for a piece. */
export function plainForms(argument: string, name: string): Words {
  const cases = language() === "en" ? ["the"] : ["acc", "gen"];
  return {
    [argument]: name,
    [`${argument}_gender`]: "m",
    ...Object.fromEntries(cases.map((one) => [`${argument}_${one}`, name])),
  };
}

/** Returns a player as arguments of a message: the name, and whether it is the free city. Never “you”. */
export function playerForms(argument: string, seat: number | null | undefined, names: readonly string[]): Words {
  const flag = argument === "who" ? "you" : `${argument}_you`;
  const name = names[seat ?? 0];
  return { [argument]: name ?? t("city-free"), [flag]: name === undefined ? "free" : "no" };
}

/** Returns the levels offered to users: those with a name, or all if none has one. */
export function namedLevels(all: readonly string[]): string[] {
  const named = all.filter((id) => has(`level-${id}`));
  return named.length ? named : [...all];
}

/** Returns the name of a computer level. */
export function levelName(id: string): string {
  return has(`level-${id}`) ? t(`level-${id}`) : id.charAt(0).toUpperCase() + id.slice(1);
}

/** Returns the description of a computer level. */
export function levelAbout(id: string): string {
  return has(`level-${id}.about`) ? t(`level-${id}.about`) : "";
}

/** Translates the names of guests and deleted accounts into the current language. */
export function personName(name: string): string {
  if (name === "—") return t("person-gone");
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number ? t("guest-number", { number }) : name;
}
