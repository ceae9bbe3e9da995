// The types of all messages, from the server's schema: `python -m pharos.server.schema | node scripts/types.mjs`.
// With --check nothing is written; a difference is an error.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const target = new URL("../src/wire/messages.ts", import.meta.url);
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
  if (said.type === "object" && !said.properties && said.additionalProperties === undefined) said.additionalProperties = true;
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
if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf-8")) !== text) {
    console.error("src/wire/messages.ts is not what the server's schema says; run `make web-types`");
    process.exit(1);
  }
} else await writeFile(target, text);
