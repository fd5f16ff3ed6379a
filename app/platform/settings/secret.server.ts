import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cannotStart } from "../operator-error";
import type { Settings } from "./settings.server";

const SECRET_MIN = 32;

/**
 * What signs the session cookies: SESSION_SECRET, else one made at the first start and kept in the data folder.
 * Throws OperatorError when that is not possible, or the kept one is damaged: an empty secret would sign nothing.
 */
export function secretOf({ sessionSecret, dataDir }: Pick<Settings, "sessionSecret" | "dataDir">): string {
  if (sessionSecret) return sessionSecret;
  const file = join(dataDir, "session-secret");
  const kept = keptIn(file);
  if (kept.length >= SECRET_MIN) return kept;
  throw cannotStart(`${file} is damaged. Delete it to make a new one; this signs everyone out.`);
}

function keptIn(file: string): string {
  try {
    makeSecret(file);
    return readFileSync(file, "utf8").trim();
  } catch {
    throw cannotStart(`${file} can't be made or read. Check DATA_DIR and its permissions.`);
  }
}

function makeSecret(file: string) {
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
