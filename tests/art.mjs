// `npm run art`: writes app/styles/bands.css from the puzzle categories, and contact sheets of every picture into
// screens/ (ignored): art.png at three sizes, in three states, on light and dark; art-overview.png all side by side.
// `npm run art -- carrot salmon` draws the sheet of these only.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await build({
  entryPoints: ["tests/support/art.ts"],
  outfile: ".cache/art.mjs",
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
const { artSheet, bandsCss, overview } = await import("../.cache/art.mjs");
writeFileSync("app/styles/bands.css", bandsCss());
mkdirSync("screens", { recursive: true });
await artSheet(process.argv.slice(2)).toFile("screens/art.png");
await overview().toFile("screens/art-overview.png");
console.log("app/styles/bands.css, screens/art.png and screens/art-overview.png");
