/** The texts of the rules, fetched when somebody wants to read one. */
export interface Rule {
  id: string;
  en: string;
  ru: string;
}

const books = import.meta.glob<{ default: { rule: Rule[] } }>("../../../rules/*.toml");
let all: Promise<Map<string, Rule>> | null = null;

export function rules(): Promise<Map<string, Rule>> {
  all ??= Promise.all(Object.values(books).map((load) => load())).then(
    (files) => new Map(files.flatMap((file) => file.default.rule ?? []).map((entry) => [entry.id, entry])),
  );
  return all;
}

export async function rule(id: string): Promise<Rule | undefined> {
  return (await rules()).get(id);
}
