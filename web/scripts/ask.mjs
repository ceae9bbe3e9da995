/**
 * Asks a function of the pages: node scripts/ask.mjs /src/pad/score.ts counted
 * What it is asked comes as lines of JSON, what it answers goes out so: the same code that the pages run, without a browser.
 */
import { createServer } from "vite";

const [module, name] = process.argv.slice(2);
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: "custom",
  logLevel: "error",
});
try {
  await vite.ssrLoadModule("/src/catalogue/classic.ts"); // pages of 7 Wonders bring its pieces with them
  const asked = (await vite.ssrLoadModule(module))[name];
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  for (const line of text.split("\n").filter(Boolean))
    process.stdout.write(`${JSON.stringify(asked(JSON.parse(line)))}\n`);
} finally {
  await vite.close();
}
