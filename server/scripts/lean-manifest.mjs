import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ASSETS = "build/client/assets";
const ASSIGNED = "window.__remixManifest=";

/** Routes that the browser's router never shows nor posts to: calls, checks and pictures. */
const NEVER_ROUTED = /^routes\/(?:api\.(?!docs$)|art\.|avatars\.|healthz$|metrics$|readyz$|.*\[\.\]png$)/;

// The browser gets the list of its own pages and forms only; the server has all routes in its own build.
for (const name of readdirSync(ASSETS).filter((file) => /^manifest-\w+\.js$/.test(file))) {
  const path = join(ASSETS, name);
  const manifest = JSON.parse(readFileSync(path, "utf8").slice(ASSIGNED.length, -1));
  for (const id of Object.keys(manifest.routes)) if (NEVER_ROUTED.test(id)) delete manifest.routes[id];
  writeFileSync(path, `${ASSIGNED}${JSON.stringify(manifest)};`);
}
