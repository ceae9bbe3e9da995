/** Parser for the notation of choices: `city:build:forum@left=2,right=0`. */
export interface Said {
  notation: string;
  /** Whether it is a choice for the free city of the two-player game. */
  city: boolean;
  verb: string;
  objects: string[];
  left?: number;
  right?: number;
  power?: string;
  offerings?: number[];
}

export function read(notation: string): Said {
  const [action = "", payment = ""] = notation.split("@");
  let words = action.split(":");
  const city = words[0] === "city" && words.length > 1;
  if (city) words = words.slice(1);
  const said: Said = { notation, city, verb: words[0] ?? "", objects: words.slice(1) };
  for (const part of payment.split(",")) {
    const [name, value = ""] = part.split("=");
    if (name === "left") said.left = Number(value);
    else if (name === "right") said.right = Number(value);
    else if (name === "power") said.power = value;
    else if (name === "offerings") said.offerings = value.split("+").map(Number);
  }
  return said;
}
