import type { PoolClient } from "pg";
import { type ColumnKind, type Contents, type Row, tableFacts } from "~/db/contents";
import type { PgHosts } from "~/db/postgres/hosts.pg.server";
import { applyPg, inTurn, patient } from "~/db/postgres/store.pg.server";
import { pgTransaction } from "~/db/postgres/transaction.pg.server";
import { type Check, countRows, misfit, namesOf, notEmpty, type Steps } from "./restored-rows";

const ROWS_AT_ONCE = 200;

export async function restorePg(
  hosts: PgHosts,
  contents: Contents,
  { before, all }: Steps,
  force: boolean,
  check?: Check,
): Promise<undefined> {
  await hosts.run((pool) =>
    pgTransaction(pool, async (client) => {
      const query = patient(client);
      const accounts = await countAccounts(client);
      if (accounts && !force) throw notEmpty(accounts);
      const names = [...Object.keys(tableFacts()), "migration"].map((name) => `"${name}"`);
      await query(`drop table if exists ${names.join(", ")}`);
      await applyPg(client, before);
      for (const table of contents.tables)
        await countRows(contents, table, async (rows) => {
          for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
            await insert(client, table, rows.slice(at, at + ROWS_AT_ONCE)).catch((error) => {
              throw misfit(error, table.name);
            });
        });
      await applyPg(client, all);
      await check?.(inTurn(client));
    }),
  );
}

async function countAccounts(client: PoolClient): Promise<number> {
  const { rows } = await client.query("select to_regclass('users') as there");
  if (!rows[0]?.there) return 0;
  const { rows: counted } = await client.query("select count(*) as accounts from users");
  return Number(counted[0]?.accounts);
}

async function insert(client: PoolClient, table: Contents["tables"][number], rows: Row[]) {
  const columns = Object.entries(table.columns);
  let places = 0;
  const line = () => `(${columns.map(() => `$${++places}`).join(", ")})`;
  await patient(client)(
    `insert into ${namesOf(table)} values ${rows.map(line).join(", ")}`,
    rows.flatMap((row) => columns.map(([name, kind]) => stored(row[name], kind))),
  );
}

const stored = (value: unknown, kind: ColumnKind) =>
  kind === "json" && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null);
