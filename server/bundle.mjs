// The last step of a build: the programs that Node runs by themselves.
import { chmodSync, rmSync } from "node:fs";
import { build } from "esbuild";

const PROGRAMS = {
  // In parts, so that it loads only what the command at hand needs.
  "commands/admin": "app/commands/admin.server.ts",
  "commands/demo": "app/commands/demo.server.ts",
  "label-reader/child": "app/features/food/label/ocr/process/child.server.ts",
  // Last: its age tells whether the build is stale.
  "edge/main": "server/main.ts",
};

rmSync("build/commands", { recursive: true, force: true });
for (const [out, entry] of Object.entries(PROGRAMS)) {
  await build({
    entryPoints: [{ in: entry, out }],
    outdir: "build",
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    splitting: out === "commands/admin",
    chunkNames: "commands/admin-parts/[name]-[hash]",
    logLevel: "warning",
  });
}
// So that it can be linked to as a program of its own.
chmodSync("build/commands/admin.js", 0o755);
