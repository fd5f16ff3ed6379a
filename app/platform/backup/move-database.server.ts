import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { count } from "drizzle-orm";
import { sqliteFile } from "~/db/connect.sqlite.server";
import { type Contents, type Row, tableFacts } from "~/db/contents";
import { readMigrations } from "~/db/migrations.server";
import { openStore } from "~/db/open.server";
import { restoreStore } from "~/db/restore/restore.server";
import { mended } from "~/db/restore/restored-rows";
import { rowsOf } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";

import { OperatorError } from "../operator-error";

type MovedTable = { name: string; rows: number; sha256: string };

type Move = { to: string; dataDir: string; moved?: (table: MovedTable) => void };

/** Copies every table, at one moment, into the empty database `to`, and compares each with the original before anything counts. Throws OperatorError; `to` stays empty then. */
export async function moveDatabase(
  store: Store,
  { to, dataDir, moved = () => {} }: Move,
): Promise<MovedTable[]> {
  await refuseFilled(to, dataDir);
  return store.snapshot(async (db) => {
    const tables = await Promise.all(
      Object.values(tableFacts()).map(async ({ name, columns }) => ({
        name,
        columns,
        rowCount: await rowCount(db, name),
      })),
    );
    const sums = new Map<string, string>();
    const contents: Contents = {
      schema: readMigrations("sqlite").at(-1)?.name ?? "",
      tables,
      async *rows(name) {
        const sum = tableSum();
        for await (const rows of rowsOf(db, name)) {
          const whole = rows.map(mended);
          sum.add(whole);
          yield whole;
        }
        sums.set(name, sum.end());
      },
    };
    const result: MovedTable[] = [];
    await restoreStore(to, contents, false, async (copy) => {
      for (const { name, rowCount: rows } of tables) {
        const sum = tableSum();
        for await (const page of rowsOf(copy, name)) sum.add(page);
        const sha256 = sum.end();
        if (sha256 !== sums.get(name))
          throw new OperatorError(`Nothing was moved: the rows of ${name} would not be the same.`);
        result.push({ name, rows, sha256 });
        moved({ name, rows, sha256 });
      }
    });
    return result;
  });
}

async function refuseFilled(to: string, dataDir: string) {
  if (to.startsWith("file:")) {
    if (!existsSync(sqliteFile(to))) return;
    throw new OperatorError(`${sqliteFile(to)} is there already. Move into a file that does not exist.`);
  }
  const target = await openStore({ databaseUrl: to, dataDir });
  try {
    for (const name of Object.keys(tableFacts()))
      if (name !== "server_secret" && (await rowCount(target.read, name)) > 0)
        throw new OperatorError(`The database to move into is not empty: it holds rows of ${name}.`);
  } finally {
    await target.close();
  }
}

async function rowCount(db: Db, name: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(db.t[name as "users"]);
  return row?.rows ?? 0;
}

function tableSum() {
  const hash = createHash("sha256");
  return {
    add(rows: Row[]) {
      for (const row of rows) hash.update(`${JSON.stringify(row, inKeyOrder)}\n`);
    },
    end: () => hash.digest("hex"),
  };
}

/** PostgreSQL stores the keys of JSON in an order of its own. */
const inKeyOrder = (_: string, value: unknown) =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
