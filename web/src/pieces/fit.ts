/** Fits names into boxes of fixed size (in card units) by shrinking the text. */
const context = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
const kept = new Map<string, number>();

/**
 * Returns the scale at which `text` fits a box of `width` font sizes, in at most `lines` lines (three for long names).
 */
export function scale(text: string, width: number, lines = 2, third = true): number {
  const key = `${text}|${width}|${lines}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (!context) return 1;
  context.font = "100px Forum";
  const words = text.split(" ");
  const widths = words.map((word) => context.measureText(word).width / 100 + 0.02);
  const space = context.measureText(" ").width / 100;
  const rows = (size: number): number => {
    let count = 1;
    let filled = 0;
    for (const width_ of widths) {
      const wide = width_ * size;
      if (filled && filled + space * size + wide > width) {
        count += 1;
        filled = wide;
      } else filled += (filled ? space * size : 0) + wide;
    }
    return count;
  };
  const shrink = (from: number, most: number): number => {
    let size = from;
    while (size > 0.5 && rows(size) > most) size -= 0.02;
    return size;
  };
  const longest = Math.min(1, width / Math.max(...widths));
  let size = shrink(longest, lines);
  if (third && size < 0.8 && words.length > 2) size = shrink(longest, 3);
  kept.set(key, size);
  return size;
}

/**
 * Inserts soft hyphens into Russian words, for browsers without a hyphenation dictionary: "Ме-сто-рож-де-ние".
 * Words of at most `whole` letters fit on a line and are not parted.
 */
export function parted(text: string, whole = 0): string {
  return text.replace(/\S+/gu, (word) => (word.length > whole ? syllables(word) : word));
}

function syllables(word: string): string {
  return word
    .replace(/([аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/giu, "$1\u00AD")
    .replace(/([аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ][ьъ]?)(?=[бвгджзклмнпрстфхцчшщ]+[аеёиоуыэюя])/giu, "$1\u00AD")
    .replace(/(^|\s)(\p{L})\u00AD/gu, "$1$2")
    .replace(/\u00AD(\p{L})(?=\s|$)/gu, "$1");
}

/** Discards measurements made before the fonts were loaded. */
export function forget(): void {
  kept.clear();
}
