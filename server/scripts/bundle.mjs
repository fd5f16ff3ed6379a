import { chmodSync, rmSync } from "node:fs";
import { build } from "esbuild";

const PROGRAMS = {
  "commands/admin": "app/commands/admin.server.ts",
  "commands/demo": "app/commands/demo.server.ts",
  "backup-process/child": "app/platform/backup/child.server.ts",
  "label-reader/child": "app/features/label/ocr/process/child.server.ts",
  "picture-process/child": "app/platform/picture-process/child.server.ts",
};
/** Packages with native parts, and those that only some servers or some requests need. */
const LEFT_OUT = [
  "@node-rs/argon2",
  "@remix-run/web-fetch",
  "better-sqlite3",
  "fontkit",
  "nodemailer",
  "pg",
  "sharp",
  "tar",
  "undici",
];

/** @type {import("esbuild").BuildOptions} */
const ALL = { outdir: "build", bundle: true, platform: "node", format: "esm", logLevel: "warning" };

for (const folder of ["commands", "edge"]) rmSync(`build/${folder}`, { recursive: true, force: true });
for (const [out, entry] of Object.entries(PROGRAMS)) {
  await build({
    ...ALL,
    entryPoints: [{ in: entry, out }],
    packages: "external",
    define: { "import.meta.env.PROD": "true" },
    splitting: out === "commands/admin",
    chunkNames: "commands/admin-parts/[name]-[hash]",
  });
}

// With its packages: reading hundreds of files took half of the start. Last, because its age tells whether the build is stale.
await build({
  ...ALL,
  entryPoints: [
    { in: "build/server/index.js", out: "edge/product" },
    { in: "server/main.ts", out: "edge/main" },
  ],
  external: LEFT_OUT,
  mainFields: ["module", "main"],
  splitting: true,
  chunkNames: "edge/parts/[name]-[hash]",
  define: { "process.env.NODE_ENV": '"production"' },
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  plugins: [{ name: "messages in English only", setup: leaveOutLanguages }],
  logOverride: { "ignored-bare-import": "silent" },
});

/** zod's messages in fifty languages would be read at every start. @param {import("esbuild").PluginBuild} build */
function leaveOutLanguages({ onLoad }) {
  onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
    contents: 'export { default as en } from "./en.js";',
  }));
}

chmodSync("build/commands/admin.js", 0o755);
