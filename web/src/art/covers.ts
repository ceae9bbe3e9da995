/** The picture that stands for a game or one of its expansions. */
const COVERS: Record<string, string> = {
  duel: "wonder-the_great_lighthouse",
  classic: "wonder-the_colossus",
  pantheon: "wonder-the_divine_theater",
  agora: "wonder-curia_julia",
  leaders: "wonder-rome",
  cities: "wonder-petra",
};
const OTHER = "wonder-the_pyramids";

/** The cover of a game or an expansion by its name. */
export const cover = (name: string): string => COVERS[name] ?? OTHER;

/** The cover of what is played at a table: that of its last expansion. */
export const coverOf = (game: string, expansions: readonly string[] = []): string =>
  COVERS[expansions.at(-1) ?? ""] ?? cover(game);
