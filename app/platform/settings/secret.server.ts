import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cannotStart } from "../operator-error";
import type { Settings } from "./settings.server";

const SECRET_MIN = 32;

/** SESSION_SECRET, else the one created in the data folder at the first start. Throws OperatorError when that one is damaged. */
export function secretOf({ sessionSecret, dataDir }: Pick<Settings, "sessionSecret" | "dataDir">): string {
  if (sessionSecret) return sessionSecret;
  const file = join(dataDir, "session-secret");
  const secret = secretFrom(file);
  if (secret.length >= SECRET_MIN) return secret;
  throw cannotStart(`${file} is damaged. Delete it to make a new one; this signs everyone out.`);
}

function secretFrom(file: string): string {
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
