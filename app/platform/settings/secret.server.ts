import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import { cannotStart } from "../operator-error";
import type { Settings } from "./settings.server";

const SECRET_MIN = 32;
const COOKIES = "cookies";

/** SESSION_SECRET, else one made at the first start: in the data folder, or in PostgreSQL for all servers that share it. Throws OperatorError when it is damaged. */
export async function secretOf(
  store: Store,
  { sessionSecret, dataDir, databaseUrl }: Pick<Settings, "sessionSecret" | "dataDir" | "databaseUrl">,
): Promise<string> {
  if (sessionSecret) return sessionSecret;
  const file = join(dataDir, "session-secret");
  if (databaseUrl.startsWith("file:")) return long(secretFrom(file), file);
  return sharedSecret(store, existsSync(file) ? long(secretFrom(file), file) : newSecret());
}

/** `mine` where there is none yet. */
async function sharedSecret(store: Store, mine: string): Promise<string> {
  await store.tx((db) =>
    db.insert(db.t.server_secret).values({ purpose: COOKIES, secret: mine }).onConflictDoNothing(),
  );
  const { server_secret } = store.read.t;
  const [row] = await store.read.select().from(server_secret).where(eq(server_secret.purpose, COOKIES));
  return row?.secret ?? mine;
}

function long(secret: string, file: string) {
  if (secret.length >= SECRET_MIN) return secret;
  throw cannotStart(`${file} is damaged. Delete it to make a new one; this signs everyone out.`);
}

const newSecret = () => randomBytes(48).toString("base64url");

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
    writeFileSync(file, newSecret(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
