import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(__dirname, "..");
const GLOBAL = join(SRC, "design");
const MOST_LINES = 9_800;

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

test("the global styles do not grow: a style of one component stands in that component", () => {
  const lines = sheets.reduce((sum, name) => sum + read(GLOBAL, name).split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
});
