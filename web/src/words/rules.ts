/** The texts of the rules, loaded on demand. */
export interface Rule {
  id: string;
  en: string;
  ru: string;
  /** A section of the printed rules, or "ruling" where they do not cover the case. */
  source: string;
  example_en?: string;
  example_ru?: string;
}

export interface Chapter {
  /** The first two parts of the ids of its rules. */
  id: string;
  en: string;
  ru: string;
  rules: Rule[];
}

export interface Book {
  name: BookName;
  chapters: Chapter[];
}

/** The books in reading order: each game, then its expansions. */
export const BOOKS = ["duel", "pantheon", "agora", "seven_wonders", "leaders", "cities"] as const;
export type BookName = (typeof BOOKS)[number];

interface Printed {
  chapter: Omit<Chapter, "rules">[];
  rule: Rule[];
}

const files = import.meta.glob<{ default: Printed }>("../../../rules/*.toml");
let read: Promise<Book[]> | null = null;
let all: Promise<Map<string, Rule>> | null = null;

export function chapterId(rule: string): string {
  return rule.split("-", 2).join("-");
}

async function open(name: BookName): Promise<Book> {
  const { chapter, rule } = (await files[`../../../rules/${name}.toml`]!()).default;
  return {
    name,
    chapters: chapter.map((one) => ({ ...one, rules: rule.filter(({ id }) => chapterId(id) === one.id) })),
  };
}

export function books(): Promise<Book[]> {
  read ??= Promise.all(BOOKS.map(open)).catch((fault: unknown) => {
    read = null; // no connection now, perhaps at the next attempt
    throw fault;
  });
  return read;
}

export async function rule(id: string): Promise<Rule | undefined> {
  all ??= books().then(
    (found) =>
      new Map(
        found
          .flatMap((book) => book.chapters)
          .flatMap((one) => one.rules)
          .map((entry) => [entry.id, entry]),
      ),
  );
  return (await all.catch(() => void (all = null)))?.get(id);
}
