import { resolve } from "node:path";
import { moveDatabase } from "~/platform/backup/move-database.server";
import { OperatorError } from "~/platform/operator-error";
import { say } from "./say";
import { withStore } from "./with-store.server";

const usual = (url: string) => (url.startsWith("file:") ? `file:${resolve(url.slice("file:".length))}` : url);

/** Copies the configured database into the empty one at `to`, `postgres://…` or `file:…`. */
export async function move(to: string, { json }: { json?: boolean }) {
  if (!/^(postgres(ql)?:\/\/|file:.)/.test(to))
    throw new OperatorError("The new database is an address, postgres://… or file:…");
  const tables = await withStore((store, { dataDir, databaseUrl }) => {
    if (usual(to) === usual(databaseUrl)) throw new OperatorError("That is the database that is in use.");
    return moveDatabase(store, {
      to: usual(to),
      dataDir,
      moved: ({ name, rows, sha256 }) => json || say(`${name}: ${rows} rows, ${sha256.slice(0, 16)}`),
    });
  });
  if (json) return say(JSON.stringify(tables));
  say("Every row was compared. Set DATABASE_URL to the new address and start the server.");
}
