// `npm run art`: contact sheets of every picture into screens/ (ignored), to judge them by: art.png at three sizes, in
// three states, on light and dark; art-overview.png all of them side by side.
// `npm run art -- carrot salmon` draws the sheet of these only.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const bundle = ".cache/art-sheets.mjs";
await build({
  entryPoints: ["tests/support/art-sheets.ts"],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
mkdirSync("screens", { recursive: true });
const { artSheet, overview } = await import(`../${bundle}`);
await artSheet(process.argv.slice(2)).toFile("screens/art.png");
await overview().toFile("screens/art-overview.png");
console.log("screens/art.png and screens/art-overview.png");
