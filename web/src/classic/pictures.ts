import { isJoined } from "../catalogue/printed";

/** Scenes used as pictures of Wonders and boards of content sets. */
const places = ["aqueduct", "palace", "port", "lighthouse", "stoa", "obelisk"];

/** Returns the picture of a Wonder or board, and the visible part of it. */
export function pictureOf(id: string, own = `wonder-${id}`): { id: string; box: string } {
  if (!isJoined(id)) return { id: own, box: "0 0 160 100" };
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { id: `scene-${places[sum % places.length]}`, box: "0 0 100 90" };
}

/** Pictures of the boards; the seven ancient Wonders share theirs with Duel. */
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
