import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vitest/config";

/** What is printed on the cards stands in TOML; the pages get it as plain data. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(code: string, id: string) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null, moduleType: "js" };
    },
  };
}

/**
 * All Fluent files of a language as one text: `import text from "texts:en"`. A file `page-pad.ftl` belongs to pages that are
 * fetched when they are opened, and comes with them: `texts:en/pad`; `texts:pages` knows them all.
 */
function texts(): Plugin {
  const folder = (language: string): URL => new URL(`../src/pharos/content/texts/${language}/`, import.meta.url);
  const names = (language: string): string[] => readdirSync(folder(language)).filter((name) => name.endsWith(".ftl")).toSorted();
  const pages = (language: string): string[] => names(language).flatMap((name) => /^page-(.+)\.ftl$/.exec(name)?.[1] ?? []);
  const doors = (language: string): string =>
    pages(language).map((page) => `${JSON.stringify(page)}: () => import("texts:${language}/${page}")`).join(", ");
  return {
    name: "texts",
    resolveId: (id: string) => (id.startsWith("texts:") ? `\0${id}` : null),
    load(id: string) {
      if (!id.startsWith("\0texts:")) return null;
      const [language = "", page] = id.slice("\0texts:".length).split("/");
      if (language === "pages") {
        return { code: `export default { en: { ${doors("en")} }, ru: { ${doors("ru")} } }`, map: null, moduleType: "js" };
      }
      const files = page ? [`page-${page}.ftl`] : names(language).filter((name) => !name.startsWith("page-"));
      const all = files.map((name) => {
        const path = fileURLToPath(new URL(name, folder(language)));
        this.addWatchFile(path);
        const text = readFileSync(path, "utf-8").replace(/^#.*\n/gm, "").replace(/\n\n+/g, "\n");
        // The pages use no words of the terminal; a message goes on in indented lines.
        return text.replace(/^terminal-.*\n(?:[ \t}].*\n|\}.*\n)*/gm, "");
      });
      return { code: `export default ${JSON.stringify(all.join("\n"))}`, map: null, moduleType: "js" };
    },
  };
}

const server = process.env.PHAROS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [toml(), texts(), svelte()],
  base: "/",
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: process.env.PHAROS_WEB_OUT ?? "../src/pharos/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true, changeOrigin: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    server: { deps: { inline: [/svelte/] } },
  },
});
