import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { build } from "esbuild";
import { LEFT_OUT } from "./outside-bundle.mjs";

const PROGRAMS = {
  "commands/admin": "app/commands/admin.server.ts",
  "commands/demo": "app/commands/demo.server.ts",
  "backup-process/child": "app/platform/backup/child.server.ts",
  "food-table/make": "app/features/meals/fndds/make-table.server.ts",
  "import-reader/child": "app/features/imports/read/child.server.ts",
  "label-reader/child": "app/features/label/ocr/child.server.ts",
  "drawing-process/child": "app/platform/picture/draw-child.server.ts",
  "picture-process/child": "app/platform/picture/child.server.ts",
};
/** With their packages: reading hundreds of files took half of the start. @type {import("esbuild").BuildOptions} */
const ALL = {
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  logLevel: "warning",
  external: LEFT_OUT,
  mainFields: ["module", "main"],
  define: { "process.env.NODE_ENV": '"production"', "import.meta.env.PROD": "true" },
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  plugins: [
    { name: "messages in English only", setup: leaveOutLanguages },
    { name: "no React of the browser", setup: leaveOutReactDom },
  ],
  logOverride: { "ignored-bare-import": "silent" },
};

for (const folder of ["commands", "compile-cache", "edge"])
  rmSync(`build/${folder}`, { recursive: true, force: true });
for (const [out, entry] of Object.entries(PROGRAMS)) {
  await build({
    ...ALL,
    entryPoints: [{ in: entry, out }],
    splitting: out === "commands/admin",
    chunkNames: "commands/admin-parts/[name]-[hash]",
  });
}

const { makeTable } = await import(new URL("../../build/food-table/make.js", import.meta.url).href);
makeTable("build/food-table/fndds.sqlite");

// Last, because its age tells whether the build is stale.
const { outputFiles } = await build({
  ...ALL,
  write: false,
  entryPoints: [
    { in: "build/server/index.js", out: "edge/product" },
    { in: "server/main.ts", out: "edge/main" },
  ],
  splitting: true,
  chunkNames: "edge/parts/[name]-[hash]",
});

// One letter beyond Latin-1, which esbuild leaves in regular expressions, would double the text in memory.
for (const { path, text } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.replace(/[^\0-\xff]/g, escaped));
}

/** @param {string} letter */
function escaped(letter) {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** zod's messages in fifty languages would be read at every start. @param {import("esbuild").PluginBuild} build */
function leaveOutLanguages({ onLoad }) {
  onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
    contents: 'export { default as en } from "./en.js";',
  }));
}

/** The router names a function of it that runs in browsers alone. @param {import("esbuild").PluginBuild} build */
function leaveOutReactDom({ onLoad }) {
  onLoad({ filter: /[\\/]react-dom[\\/]index\.js$/ }, () => ({ contents: "module.exports = {};" }));
}

chmodSync("build/commands/admin.js", 0o755);
