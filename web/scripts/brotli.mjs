// Packs what is text in a folder with Brotli, for hosts that send packed files as they lie: `node scripts/brotli.mjs FOLDER`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  if (/\.(css|html|js|json|svg|webmanifest)$/.test(name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
}
