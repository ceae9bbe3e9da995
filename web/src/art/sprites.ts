/** The drawings are sprites in the page: the symbols at once, pictures as soon as the first page stands. */
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

export async function putPictures(): Promise<void> {
  const sheets = await Promise.all([
    import("./scenes.svg?raw"),
    import("./props.svg?raw"),
    import("./wonders.svg?raw"),
    import("./boards.svg?raw"),
  ]);
  for (const sheet of sheets) put(sheet.default);
}
