// The built server for the browser tests, with an empty data folder that goes with it.
import { rmSync } from "node:fs";

process.on("exit", () =>
  rmSync(/** @type {string} */ (process.env.DATA_DIR), { recursive: true, force: true }),
);
await import("../../build/edge/main.js");
