import { isJoined } from "../catalogue/printed";

/** Places that stand for wonders and boards of further content sets. */
const places = ["aqueduct", "palace", "port", "lighthouse", "stoa", "obelisk"];

/** The picture of a wonder or board, and the part of it that is shown. */
export function pictureOf(id: string, own = `wonder-${id}`): { id: string; box: string } {
  if (!isJoined(id)) return { id: own, box: "0 0 160 100" };
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { id: `scene-${places[sum % places.length]}`, box: "0 0 100 90" };
}

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

export function picture(board: string): { id: string; box: string } {
  return pictureOf(board, `wonder-${pictures[board] ?? board}`);
}
