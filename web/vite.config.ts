import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vitest/config";

/** Converts TOML files, such as the printed values of cards, to plain data. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(code: string, id: string) {
      if (!id.endsWith(".toml")) return null;
      const data = parse(code);
      // Of a lesson, the client gets only the steps; as in every game, the deal stays on the server.
      if (id.includes("/lessons/")) for (const hidden of ["deal", "before", "others"]) delete data[hidden];
      return { code: `export default ${JSON.stringify(data)}`, map: null, moduleType: "js" };
    },
  };
}

/**
 * Provides all Fluent files of a language as one text: `import text from "texts:en"`. Files named `page-pad.ftl` belong
 * to pages that are loaded on demand and are separate modules: `texts:en/pad`; `texts:pages` maps all of them. Texts
 * needed only for 7 Wonders are `texts:en/classic`.
 */
function texts(): Plugin {
  const folder = (language: string): URL => new URL(`../src/pharos/content/texts/${language}/`, import.meta.url);
  const names = (language: string): string[] =>
    readdirSync(folder(language))
      .filter((name) => name.endsWith(".ftl"))
      .toSorted();
  const pages = (language: string): string[] => [
    "classic",
    ...names(language).flatMap((name) => /^page-(.+)\.ftl$/.exec(name)?.[1] ?? []),
  ];
  // Texts of 7 Wonders are loaded with its table: some files, and the names of its pieces.
  const ofClassic = new Set(["cities.ftl", "classic.ftl", "classic-table.ftl", "leaders.ftl"]);
  const named = /^classic-.*\n(?:[ \t}].*\n|\}.*\n)*/gm;
  const doors = (language: string): string =>
    pages(language)
      .map((page) => `${JSON.stringify(page)}: () => import("texts:${language}/${page}")`)
      .join(", ");
  return {
    name: "texts",
    resolveId: (id: string) => (id.startsWith("texts:") ? `\0${id}` : null),
    load(id: string) {
      if (!id.startsWith("\0texts:")) return null;
      const [language = "", page] = id.slice("\0texts:".length).split("/");
      if (language === "pages") {
        return {
          code: `export default { en: { ${doors("en")} }, ru: { ${doors("ru")} } }`,
          map: null,
          moduleType: "js",
        };
      }
      const common = names(language).filter((name) => !name.startsWith("page-"));
      const files =
        page === "classic"
          ? ["names.ftl", ...ofClassic]
          : page
            ? [`page-${page}.ftl`]
            : common.filter((name) => !ofClassic.has(name));
      const all = files
        .map((name) => {
          const path = fileURLToPath(new URL(name, folder(language)));
          this.addWatchFile(path);
          const text = readFileSync(path, "utf-8")
            .replace(/^#.*\n/gm, "")
            // A dash never begins a line.
            .replace(/ (?=[–—] )/g, "\u00A0")
            .replace(/\n\n+/g, "\n");
          // The client needs no texts of the terminal or of link previews; continuation lines of a message are
          // indented.
          return text.replace(/^(?:terminal|preview)-.*\n(?:[ \t}].*\n|\}.*\n)*/gm, "");
        })
        .map((text, n) =>
          files[n] !== "names.ftl" ? text : page ? (text.match(named) ?? []).join("") : text.replace(named, ""),
        );
      return { code: `export default ${JSON.stringify(all.join("\n"))}`, map: null, moduleType: "js" };
    },
  };
}

/**
 * Maps pieces to the rules that name them: `import named from "rules:named"`, by game and by `kind:id` of the piece.
 */
function namedRules(): Plugin {
  const root = new URL("../", import.meta.url);
  const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), "utf-8");
  const books = { duel: ["duel", "pantheon", "agora"], classic: ["seven_wonders", "leaders", "cities"] };
  // Names that also denote something other than the card.
  const words = new Set(["Senate", "Pantheon", "Temple", "Wonders"]);
  return {
    name: "named-rules",
    resolveId: (id: string) => (id === "rules:named" ? `\0${id}` : null),
    load(id: string) {
      if (id !== "\0rules:named") return null;
      const names = [
        ...read("src/pharos/content/texts/en/names.ftl").matchAll(
          /^(duel|classic)-(card|leader|wonder|board|city|progress|god|conspiracy)-(\w+) = (.+)$/gm,
        ),
      ];
      const found = Object.entries(books).map(([game, files]) => {
        const rules = files.flatMap(
          (file) => parse(read(`rules/${file}.toml`)).rule as { id: string; en: string; example_en?: string }[],
        );
        const ofGame = names
          .filter(([, of, , , name]) => of === game && !words.has(name!))
          .map(([, , kind, piece, name]) => ({
            key: `${kind === "leader" ? "card" : kind === "city" ? "board" : kind}:${piece}`,
            name: name!.replace(/^The /, ""),
            piece: piece!,
            kind: kind!,
          }))
          .toSorted((a, b) => b.name.length - a.name.length);
        const hits = new Map<string, string[]>();
        for (const rule of rules) {
          let text = `${rule.en} ${rule.example_en ?? ""}`;
          for (const { key, name, piece, kind } of ofGame) {
            const whole = new RegExp(`(?<![\\w-])${name.replace(/[^\w ]/g, "\\$&")}(?![\\w-])`, "g");
            const own =
              (kind === "god" || kind === "conspiracy") &&
              rule.id.split("-").includes(piece.split("_")[0]!.toUpperCase());
            if (!own && !whole.test(text)) continue;
            // Remove the match, so that no shorter name matches inside a longer one: Great Library is not Library.
            text = text.replaceAll(whole, "·");
            const list = hits.get(key) ?? [];
            if (!list.includes(rule.id)) hits.set(key, [...list, rule.id]);
          }
        }
        return [game, Object.fromEntries(hits)];
      });
      return { code: `export default ${JSON.stringify(Object.fromEntries(found))}`, map: null, moduleType: "js" };
    },
  };
}

/**
 * Builds the service worker for offline use. It lists all files of the build, and its version changes with any of them.
 */
function worker(): Plugin {
  const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        // Files for games on the device are downloaded only on request.
        const local = (name: string): boolean =>
          /(?:hall|thinker)\.worker-|(?:device\.svelte|Veil|Loading|AddPerson)-/.test(name);
        const assets = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .toSorted();
        const built = assets.filter((name) => !local(name));
        // The icons of an installed page are provided by the system.
        const laid = readdirSync(folder("public"))
          .filter((name) => !/\.(png|jpg)$/.test(name))
          .toSorted();
        const digest = createHash("sha256").update(assets.join());
        for (const name of laid) digest.update(readFileSync(folder(`public/${name}`)));
        digest.update(readFileSync(folder("index.html"))).update(readFileSync(folder("src/offline/worker.js")));
        const source = readFileSync(folder("src/offline/worker.js"), "utf-8")
          .replace("__VERSION__", digest.digest("hex").slice(0, 16))
          .replace("__FILES__", JSON.stringify(["", ...laid, ...built]))
          .replace("__LOCAL__", JSON.stringify(assets.filter(local)));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** Makes asset addresses absolute: a server delivers the page under many paths. */
function absolutePage(): Plugin {
  return {
    name: "absolute-page",
    transformIndexHtml: { order: "post", handler: (html: string) => html.replace(/(src|href)="\.\//g, '$1="/') },
  };
}

const server = process.env.PHAROS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [toml(), texts(), namedRules(), svelte(), worker(), absolutePage()],
  // Relative, so that the same build works at the root of a server and in any folder of a static host.
  base: "./",
  worker: { format: "es" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: process.env.PHAROS_WEB_OUT ?? "../src/pharos/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Bundle everything for the first page in one file: many small chunks, shared with pages loaded later, are larger
    // in total.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
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
    // Test files share one module graph but no page: loading it anew for each takes longer than the tests.
    pool: "vmThreads",
    server: { deps: { inline: [/svelte/] } },
    // Allow for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
