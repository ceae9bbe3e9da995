// The types of all messages, from the server's schema: `python -m pharos.wire.schema | node scripts/types.mjs`.
// With --check nothing is written; a difference is an error.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const target = new URL("../src/wire/messages.ts", import.meta.url);
const effects = new URL("../src/wire/effects.ts", import.meta.url);
const verbs = new URL("../src/wire/verbs.ts", import.meta.url);
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const schema = JSON.parse(Buffer.concat(chunks).toString("utf-8"));

// The tool reads an older dialect: tuples and open objects are said there in other words.
function older(node) {
  if (Array.isArray(node)) return node.map(older);
  if (node === null || typeof node !== "object") return node;
  const said = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, older(value)]));
  if (said.prefixItems) {
    said.items = said.prefixItems;
    said.additionalItems = false;
    said.minItems = said.prefixItems.length;
    said.maxItems = said.prefixItems.length;
    delete said.prefixItems;
  } else {
    delete said.minItems;
    delete said.maxItems;
  }
  if (said.type === "object" && !said.properties && said.additionalProperties === undefined)
    said.additionalProperties = true;
  return said;
}
schema.$defs = older(schema.$defs);
const names = Object.keys(schema.$defs);
const root = {
  $defs: schema.$defs,
  title: "Messages",
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: names,
};
const text = await compile(root, "Messages", {
  additionalProperties: false,
  bannerComment: "/* Made from the server's schema by scripts/types.mjs. */",
  format: true,
  style: { printWidth: 120 },
});
const rows = (table) =>
  Object.entries(table)
    .map(([name, row]) => `    ${name}: ${JSON.stringify(row)},`)
    .join("\n");
const said = `/* Made from the engine's table by scripts/types.mjs. */

/** A verb of the notation: the kinds of its objects, the steps it answers, what the others see of each object,
 * and, where it is not the order of the objects, in which order a player points at them. */
export interface Verb {
  objects: string[];
  steps: string[];
  seen: string;
  touch?: number[];
}

/** By game, the boards of expansions that are shown as plain lists, each with the kind of the things on it. */
export const LISTED: Record<string, Record<string, string>> = ${JSON.stringify(schema.listed)};

export const VERBS: Record<string, Record<string, Verb>> = {
${Object.entries(schema.verbs)
  .map(([game, table]) => `  ${game}: {\n${rows(table)}\n  },`)
  .join("\n")}
};

/** By game and step, the rule that explains its question. */
export const QUESTIONS: Record<string, Record<string, string>> = ${JSON.stringify(schema.questions)};
`;
const drawn = `/* Made from the engine's rows by scripts/types.mjs. */

/** How an effect is drawn, and the chapter of the rules that explains it: on a card, on a black card, on a leader. */
export interface EffectRow {
  picture: string;
  chapter: string;
  on?: { black?: string; leader?: string };
}

export const EFFECTS: Record<string, Record<string, EffectRow>> = {
${Object.entries(schema.effects)
  .map(([game, table]) => `  ${game}: {\n${rows(table)}\n  },`)
  .join("\n")}
};
`;
const files = [
  [target, text],
  [verbs, said],
  [effects, drawn],
];
for (const [file, made] of files) {
  if (!process.argv.includes("--check")) await writeFile(file, made);
  else if ((await readFile(file, "utf-8").catch(() => "")) !== made) {
    console.error(
      `${file.pathname.split("/web/")[1]} is not what the server's schema says; run \`python web_build.py --types\``,
    );
    process.exit(1);
  }
}
