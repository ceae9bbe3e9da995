/** Pictograms of the chains of 7 Wonders: each card that makes another one free has its own. */
const marks: Record<string, string> = {
  altar: "moon",
  apothecary: "horseshoe",
  baths: "drop",
  caravansery: "lamp",
  dispensary: "helmet",
  east_trading_post: "amphora",
  forum: "barrel",
  laboratory: "gear",
  library: "temple_front",
  marketplace: "coins",
  school: "lyre",
  scriptorium: "book",
  statue: "column",
  temple: "sun",
  theater: "mask",
  training_ground: "sword",
  walls: "tower",
  west_trading_post: "amphora",
  workshop: "target",
};

export function chainMark(card: string): string {
  return marks[card] ?? "link";
}
