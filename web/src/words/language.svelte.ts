/** All texts come from the Fluent catalogs shared by the whole project. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import pages from "texts:pages";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("texts:en"),
  ru: () => import("texts:ru"),
};

const bundles = new Map<Language, FluentBundle>();
const said = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

/** Requested keys that are in no catalog; exposed on the page, so that tests detect them. */
const missing = new Set<string>();

function miss(key: string): void {
  missing.add(key);
  document.documentElement.dataset["missing"] = [...missing].join(" | ");
}

function first(): Language {
  const kept = localStorage.getItem("language");
  if (kept === "en" || kept === "ru") return kept;
  return navigator.languages.some((name) => name.toLowerCase().startsWith("ru")) ? "ru" : "en";
}

/** Names from content sets, by language. */
const further = new Map<Language, string>();

/** Adds names from content sets, for languages already loaded and those loaded later. */
export function learn(texts: Record<string, string>): void {
  for (const language of LANGUAGES) {
    const names = texts[language];
    if (!names) continue;
    further.set(language, names);
    bundles.get(language)?.addResource(new FluentResource(names));
  }
}

/** Catalogs of the pages opened so far, and those already added to each language. */
const opened = new Set<string>();
const taken = new Map<FluentBundle, Set<string>>();

async function takeIn(language: Language, bundle: FluentBundle): Promise<void> {
  const known = taken.get(bundle) ?? new Set();
  taken.set(bundle, known);
  const wanted = [...opened].filter((page) => !known.has(page));
  const came = await Promise.all(wanted.map(async (page) => [page, (await pages[language][page]!()).default] as const));
  for (const [page, text] of came) {
    if (!known.has(page)) bundle.addResource(new FluentResource(text));
    known.add(page);
  }
}

/**
 * Loads a page together with its texts: `open("pad", import("./pages/ScorePad.svelte"))` waits for `page-pad.ftl` too.
 */
export async function open<T>(page: string, component: Promise<T>): Promise<T> {
  opened.add(page);
  // Untracked: callers need not rerun when the language changes, since `speak` then loads these texts.
  const { language, bundle } = untrack(() => ({ language: said.language, bundle: said.bundle }));
  if (bundle) await takeIn(language, bundle);
  return component;
}

export async function speak(language: Language = first()): Promise<void> {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource((await files[language]()).default));
    const names = further.get(language);
    if (names) bundle.addResource(new FluentResource(names));
    bundles.set(language, bundle);
  }
  await takeIn(language, bundle);
  localStorage.setItem("language", language);
  document.documentElement.lang = language;
  said.bundle = bundle;
  said.language = language;
}

export function language(): Language {
  return said.language;
}

/** Returns the locale for lists, numbers and dates: English texts use US spelling. */
export function locale(): string {
  return said.language === "en" ? "en-US" : said.language;
}

/** Returns the pattern of a key: a message, or an attribute of one (`level-pupil.about`). */
function pattern(key: string): Parameters<FluentBundle["formatPattern"]>[0] | null | undefined {
  const [name = "", attribute] = key.split(".");
  const message = said.bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

export function has(key: string): boolean {
  return Boolean(pattern(key));
}

/** Returns the text of a key in the current language; reactive. */
export function t(key: string, args: Words = {}): string {
  const bundle = said.bundle;
  if (!bundle) return "";
  const found = pattern(key);
  if (!found) {
    miss(key);
    return key;
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(found, args, faults);
  if (faults.length) miss(`${key}: ${faults[0]?.message}`);
  return text;
}

/** Returns the text of the first key that has one. */
export function either(keys: string[], args: Words = {}): string {
  return t(keys.find(has) ?? keys[keys.length - 1] ?? "", args);
}
