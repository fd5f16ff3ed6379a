// `npm start`, or with a name a command: installs and builds first, so it needs no package.
import { existsSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./scripts/ensure-built.mjs";
import { ensureInstalled } from "./scripts/ensure-installed.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV ??= "production";

if (!ensureInstalled()) giveUp("its packages could not be installed (npm ci failed, see above)");
if (!ensureBuilt()) giveUp("it could not be built (npm run build failed, see above)");
// From Node 22 on, a start reuses what the last one compiled.
module.enableCompileCache?.("build/compile-cache");
const [command] = process.argv.splice(2, 1);
await import(command ? `../build/commands/${command}.js` : "../build/edge/main.js");

/** @param {string} reason */
function giveUp(reason) {
  console.error(`Pixelplate can't start: ${reason}.`);
  process.exit(1);
}
