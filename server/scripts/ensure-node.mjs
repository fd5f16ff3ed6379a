import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(">=", "");
const here = process.versions.node;

if (here.localeCompare(needed, "en", { numeric: true }) < 0) {
  console.error(`Pixelplate needs Node ${needed} or newer; this is Node ${here}.`);
  process.exit(1);
}
