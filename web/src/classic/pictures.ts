/** Which picture a board has; the seven of old share theirs with the wonders of Duel. */
const pictures: Record<string, string> = {
  rhodes: "the_colossus",
  alexandria: "the_great_lighthouse",
  ephesus: "the_temple_of_artemis",
  babylon: "the_hanging_gardens",
  olympia: "the_statue_of_zeus",
  halicarnassus: "the_mausoleum",
  giza: "the_pyramids",
};

export function picture(board: string): string {
  return `wonder-${pictures[board] ?? board}`;
}
