import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(__dirname, "..");
const GLOBAL = join(SRC, "design");
const MOST_LINES = 9_660;

const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");
const sheets = readdirSync(GLOBAL).filter((name) => name.endsWith(".css"));
/** Templates and code, without styles and tests. */
const client = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => read(SRC, name).replace(/<style>[\s\S]*<\/style>/, ""))
  .join("\n");
const words = new Set(client.match(/[\w-]+/g));
/** Beginnings of composed names: `f-{color}`, `age${n}`. */
const beginnings = new Set([...client.matchAll(/([A-Za-z][\w-]*)\$?\{/g)].map((found) => found[1]!));
const composed = (name: string): boolean =>
  beginnings.has(name.replace(/(?:[a-z]|\d+)$/, "")) ||
  [...beginnings].some((start) => start.endsWith("-") && name.startsWith(start));

/** The classes that a sheet names and no template or code of the client can set. */
function unused(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\{[^{}]*\}/g, "{}");
  const named = new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map((found) => found[1]!));
  return [...named].filter((name) => !words.has(name) && !composed(name));
}

test("every class in the global styles is used somewhere in the client", () => {
  const found = sheets.flatMap((name) => unused(read(GLOBAL, name)).map((one) => `${name}: .${one}`));
  expect(found).toEqual([]);
});

test("a class that nothing sets is noticed", () => {
  expect(unused(".wonder .nobody-sets-this { color: red } .f-blue.q9z > b { top: 1.5px }")).toEqual([
    "nobody-sets-this",
    "q9z",
  ]);
});

const tokens = read(GLOBAL, "tokens.css");
/** All styles but the tokens, by file. */
const styles = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|css)$/.test(name) && !name.endsWith("tokens.css"))
  .map((name): [string, string] => {
    const text = read(SRC, name);
    return [name, name.endsWith(".css") ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "")];
  });
const plainly = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, "");
const found = (look: (css: string) => string[]): string[] =>
  styles.flatMap(([name, css]) => look(plainly(css)).map((one) => `${name}: ${one}`));

/** Custom properties that a sheet sets for the whole page. */
function global(css: string): string[] {
  const whole = /^(?::global\()?(?::root|html|\[data-theme="\w+"\])\)?$/;
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) =>
    selectors!.split(",").some((one) => whole.test(one.trim())) ? (body!.match(/--[\w-]+(?=:)/g) ?? []) : [],
  );
}
/** Layers of the page without a name. */
const bareLayers = (css: string): string[] => css.match(/z-index: -?\d{2,}/g) ?? [];
/** Colors with a name that is the same in light and dark. */
const named = new Map<string, string>();
{
  const [light = "", dark = ""] = tokens.split('[data-theme="dark"]');
  for (const [, name, color] of light.matchAll(/(--[\w-]+): (#\w+);/g))
    if (!dark.includes(`${name}:`)) named.set(color!, name!);
}
const unnamedColors = (css: string): string[] =>
  (css.match(/#[\da-f]{3,8}\b/gi) ?? []).filter((color) => named.has(color.toLowerCase()));

test("custom properties of the page stand in tokens.css", () => {
  expect(found(global)).toEqual([]);
  expect(global(':root { --red: red } .a, [data-theme="dark"] { --blue: blue; color: red }')).toEqual([
    "--red",
    "--blue",
  ]);
  expect(global(":root .card { --w: 2px }")).toEqual([]);
});

test("what covers other things on a page has a layer with a name", () => {
  expect(found(bareLayers)).toEqual([]);
  expect(client.match(/z-index=\{[^}"]*\d{2,}/)).toBeNull();
  expect(bareLayers("a { z-index: 2 } b { z-index: 70; }")).toEqual(["z-index: 70"]);
  for (const [name] of styles.flatMap(([, css]) => [...css.matchAll(/--layer-[\w-]+/g)]))
    expect(tokens).toContain(`${name}:`);
});

test("a color with a name is written by its name", () => {
  expect(named.size).toBeGreaterThan(15);
  expect(found(unnamedColors).filter((one) => !one.startsWith("design/families.css"))).toEqual([]);
  expect(unnamedColors("a { color: #EAC468; background: #eac46866 }")).toEqual(["#EAC468"]);
});

test("the global styles do not grow: a style of one component stands in that component", () => {
  const lines = sheets.reduce((sum, name) => sum + read(GLOBAL, name).split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
});
