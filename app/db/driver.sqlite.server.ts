import { createRequire } from "node:module";
import type Driver from "better-sqlite3";

/** From Node 24.19 on the former interface aborts the process when a statement is collected; Node 20 lacks the new one. */
export const SQLITE_PACKAGE =
  Number(process.versions.modules) >= 137 ? "better-sqlite3-n-api" : "better-sqlite3";

export const Database: typeof Driver = createRequire(import.meta.url)(SQLITE_PACKAGE);
