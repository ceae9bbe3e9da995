/** Cover pictures of the games and expansions. */
const COVERS: Record<string, string> = {
  duel: "wonder-the_great_lighthouse",
  classic: "wonder-the_colossus",
  pantheon: "wonder-the_divine_theater",
  agora: "wonder-curia_julia",
  leaders: "wonder-rome",
  cities: "wonder-petra",
};
const OTHER = "wonder-the_pyramids";

/** Returns the cover of a game or an expansion. */
export const cover = (name: string): string => COVERS[name] ?? OTHER;

/** Returns the cover of a table: that of its last expansion, else that of the game. */
export const coverOf = (game: string, expansions: readonly string[] = []): string =>
  COVERS[expansions.at(-1) ?? ""] ?? cover(game);
