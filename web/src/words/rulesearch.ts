/** Searches rules by id and by words of either language, fast enough to run on every keystroke. */
import type { Language } from "./language.svelte";
import type { Book, BookName, Chapter, Rule } from "./rules";

export interface Entry {
  book: BookName;
  chapter: Chapter;
  rule: Rule;
  /** All words of a language, each preceded by a space, so that words are found by their beginning. */
  words: Record<Language, string>;
}

const ENDINGS = /(?:ами|ями|ого|его|ому|ему|ыми|ими|[аяоеы]х|[оеёи]й|[аяоеёыи]м|[оеё]в|[аеиоуыэюяь]{1,2}|ая|яя|ый)$/;

/** Converts to lower case without diacritics; preserves positions. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Removes the ending of a word, so that a search for "coins" also finds "coin". */
function stem(word: string): string {
  const short = /[а-я]/.test(word) ? word.replace(ENDINGS, "") : word.replace(/s$/, "");
  return short.length >= 4 ? short : word;
}

export function terms(wanted: string): string[] {
  return wordsOf(wanted).map(stem);
}

export function index(books: Book[]): Entry[] {
  const words = (...texts: (string | undefined)[]): string => ` ${wordsOf(texts.join(" ")).join(" ")}`;
  return books.flatMap(({ name, chapters }) =>
    chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => ({
        book: name,
        chapter,
        rule,
        words: {
          en: words(rule.id, chapter.en, rule.en, rule.example_en),
          ru: words(rule.id, chapter.ru, rule.ru, rule.example_ru),
        },
      })),
    ),
  );
}

/** Returns the matches: ids first, then texts in the current language, then those in the other one. */
export function find(entries: Entry[], wanted: string, language: Language): Entry[] {
  const parts = terms(wanted);
  if (!parts.length) return [];
  const id = wordsOf(wanted).join("-").toUpperCase();
  const other = language === "en" ? "ru" : "en";
  const found: Entry[][] = [[], [], [], []];
  for (const entry of entries) {
    const has = (spoken: Language): boolean => parts.every((part) => entry.words[spoken].includes(` ${part}`));
    const rank =
      entry.rule.id === id ? 0 : `-${entry.rule.id}`.includes(`-${id}`) ? 1 : has(language) ? 2 : has(other) ? 3 : -1;
    found[rank]?.push(entry);
  }
  return found.flat();
}

/** Splits a text into pieces, with the search terms marked. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const parts = terms(wanted);
  if (!parts.length) return [{ text, hit: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join("|")})[\\p{L}\\p{N}]*`, "gu");
  const pieces: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const match of fold(text).matchAll(pattern)) {
    pieces.push({ text: text.slice(end, match.index), hit: false });
    end = match.index + match[0].length;
    pieces.push({ text: text.slice(match.index, end), hit: true });
  }
  return [...pieces, { text: text.slice(end), hit: false }].filter((piece) => piece.text);
}
