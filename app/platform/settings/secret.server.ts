import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import { cannotStart } from "../operator-error";
import type { Settings } from "./settings.server";

const SECRET_MIN = 32;

const COOKIES = {
  purpose: "cookies",
  fileName: "session-secret",
  make: () => randomBytes(48).toString("base64url"),
  lost: "this signs everyone out",
};

/** `make` gives at least 32 characters; `lost` is what a new one does. */
type Made = { purpose: string; fileName: string; make: () => string; lost: string };
type Place = Pick<Settings, "dataDir" | "databaseUrl">;

/** SESSION_SECRET, else one made at the first start. Throws OperatorError when it is damaged. */
export async function secretOf(
  store: Store,
  { sessionSecret, ...place }: Place & Pick<Settings, "sessionSecret">,
): Promise<string> {
  return sessionSecret ?? madeSecret(store, place, COOKIES);
}

/** Made once: in the data folder, or in PostgreSQL for all servers that share it. Throws OperatorError when it is damaged. */
export async function madeSecret(store: Store, { dataDir, databaseUrl }: Place, made: Made): Promise<string> {
  const file = join(dataDir, made.fileName);
  const inFile = () => long(secretFrom(file, made.make), file, made.lost);
  if (databaseUrl.startsWith("file:")) return inFile();
  return sharedSecret(store, made.purpose, existsSync(file) ? inFile() : made.make());
}

/** `mine` where there is none yet. */
async function sharedSecret(store: Store, purpose: string, mine: string): Promise<string> {
  const { server_secret } = store.read.t;
  const held = () => store.read.select().from(server_secret).where(eq(server_secret.purpose, purpose));
  const [before] = await held();
  if (before) return before.secret;
  await store.tx((db) =>
    db.insert(db.t.server_secret).values({ purpose, secret: mine }).onConflictDoNothing(),
  );
  const [row] = await held();
  return row?.secret ?? mine;
}

function long(secret: string, file: string, lost: string) {
  if (secret.length >= SECRET_MIN) return secret;
  throw cannotStart(`${file} is damaged. Delete it to make a new one; ${lost}.`);
}

function secretFrom(file: string, make: () => string): string {
  try {
    makeSecret(file, make);
    return readFileSync(file, "utf8").trim();
  } catch {
    throw cannotStart(`${file} can't be made or read. Check DATA_DIR and its permissions.`);
  }
}

function makeSecret(file: string, make: () => string) {
  try {
    writeFileSync(file, make(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
