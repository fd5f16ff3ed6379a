// The last step of a build: the programs that Node runs by themselves.
import { build } from "esbuild";

const PROGRAMS = {
  "commands/demo": "app/commands/demo.server.ts",
  "commands/import-foods": "app/commands/import-foods.server.ts",
  "label-reader/child": "app/features/food/label/ocr/process/child.server.ts",
  // Last: its age tells whether the build is stale.
  "edge/main": "server/main.ts",
};

for (const [out, entry] of Object.entries(PROGRAMS)) {
  await build({
    entryPoints: [{ in: entry, out }],
    outdir: "build",
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "warning",
  });
}
