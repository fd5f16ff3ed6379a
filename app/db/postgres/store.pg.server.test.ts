import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { readMigrations } from "~/db/migrations.server";
import { openStore } from "~/db/open.server";
import type { Db, Store } from "~/db/store";
import { testDatabase } from "../../../tests/support/store";
import { pgHosts } from "./hosts.pg.server";
import { migratePg } from "./store.pg.server";

describe.runIf(process.env.TEST_DATABASE === "postgres")("on PostgreSQL", () => {
  let store: Store;
  let databaseUrl: string;
  let dataDir: string;
  let name: string;
  beforeEach(async () => {
    ({ store, databaseUrl, dataDir } = await testDatabase());
    name = new URL(databaseUrl).pathname.slice(1);
  });

  const setAge = (db: Db, user_id: string, age: number) =>
    db
      .insert(db.t.user_info)
      .values({ user_id, age, updated_at: 1 })
      .onConflictDoUpdate({ target: db.t.user_info.user_id, set: { age } });
  const ageOf = async (db: Db, user_id: string) => {
    const { user_info } = db.t;
    return (await db.select({ age: user_info.age }).from(user_info).where(eq(user_info.user_id, user_id)))[0]
      ?.age;
  };
  const endSessions = () =>
    onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

  test("a transaction whose connection is lost runs again, once", async () => {
    let runs = 0;
    await store.tx(async (db) => {
      runs++;
      await setAge(db, `${runs}`, runs);
      if (runs === 1) await endSessions();
      await setAge(db, "a", runs);
    });
    expect(runs).toBe(2);
    expect(await store.read.select().from(store.read.t.user_info)).toHaveLength(2);
    expect(await ageOf(store.read, "1")).toBeUndefined();
  });

  test("idle connections may be lost without harm", async () => {
    await store.tx((db) => setAge(db, "a", 1));
    await endSessions();
    expect(await ageOf(store.read, "a")).toBe(1);
    await endSessions();
    await store.tx((db) => setAge(db, "a", 2));
    expect(await ageOf(store.read, "a")).toBe(2);
  });

  test("transactions that lock each other out both succeed", async () => {
    const orders = [
      ["a", "b"],
      ["b", "a"],
    ];
    let locked = 0;
    let bothLocked = () => {};
    const both = new Promise<void>((resolve) => {
      bothLocked = resolve;
    });
    await store.tx(async (db) => {
      for (const id of ["a", "b"]) await setAge(db, id, 0);
    });
    await Promise.all(
      orders.map((ids) =>
        store.tx(async (db) => {
          for (const id of ids) {
            const { user_info } = db.t;
            await db
              .update(user_info)
              .set({ age: sql`${user_info.age} + 1` })
              .where(eq(user_info.user_id, id));
            if (++locked === 2) bothLocked();
            await both;
          }
        }),
      ),
    );
    expect(locked).toBeGreaterThan(4);
    expect([await ageOf(store.read, "a"), await ageOf(store.read, "b")]).toEqual([2, 2]);
  });

  test("of several hosts the one that answers is used", async () => {
    const { host } = new URL(databaseUrl);
    const several = await openStore({
      databaseUrl: databaseUrl.replace(host, `127.0.0.1:1,${host}`),
      dataDir,
    });
    await several.tx((db) => setAge(db, "a", 1));
    await several.ping();
    await several.close();
    expect(await ageOf(store.read, "a")).toBe(1);
  });

  test("a standby is waited for until it is the primary", async () => {
    await onServer(`alter database ${name} set default_transaction_read_only = on`);
    await endSessions();
    let written = false;
    const write = store
      .tx((db) => setAge(db, "a", 1))
      .then(() => {
        written = true;
      });
    // A connection may learn only now that it was ended.
    await expect.poll(() => store.ping().catch(String)).toContain("standby");
    expect(written).toBe(false);
    await onServer(`alter database ${name} set default_transaction_read_only = off`);
    await write;
    expect(await ageOf(store.read, "a")).toBe(1);
  });

  test("an error that was caught inside a transaction fails it", async () => {
    const caught = store.tx(async (db) => {
      await setAge(db, "a", 1);
      await setAge(db, null as never, 1).catch(() => {});
    });
    await expect(caught).rejects.toThrow("ignored inside a transaction");
    expect(await ageOf(store.read, "a")).toBeUndefined();
  });

  test("a failed read's error contains nothing people wrote", async () => {
    const { user_info } = store.read.t;
    const error = await store.read
      .select()
      .from(user_info)
      .where(sql`${user_info.age} = ${"canary"}`)
      .catch((e) => e);
    expect(error.message).toContain("Failed query");
    expect(error.message).not.toContain("canary");
  });

  test("all text sorts by code point", async () => {
    const other = await onServer(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and table_name <> 'migration' and data_type = 'text' and collation_name is distinct from 'C'`,
      databaseUrl,
    );
    expect(other).toEqual([]);
  });

  describe("at start", () => {
    const shipped = readMigrations("pg");
    const migrate = async (migrations = shipped, url = databaseUrl) => {
      const hosts = pgHosts(url);
      await migratePg(hosts, migrations).finally(() => hosts.close());
    };

    test("several processes may begin with an empty database at once", async () => {
      await onServer(`create database ${name}_empty`);
      const url = `${databaseUrl}_empty`;
      await Promise.all([migrate(shipped, url), migrate(shipped, url), migrate(shipped, url)]);
      expect(await onServer("select name from migration", url)).toEqual(
        shipped.map(({ name }) => ({ name })),
      );
      await onServer(`drop database ${name}_empty with (force)`);
    });

    test("a step that fails half-way is undone whole", async () => {
      const sql = "alter table users add column colour text; select nonsense";
      await expect(migrate([...shipped, { name: "next", hash: "x", sql }])).rejects.toThrow("nonsense");
      expect(await onServer("select * from migration", databaseUrl)).toHaveLength(shipped.length);
      await expect(onServer("select colour from users", databaseUrl)).rejects.toThrow("colour");
    });

    test("a newer database is refused with a sentence", async () => {
      await migrate([...shipped, { name: "9999_next", hash: "x", sql: "create table later (id text)" }]);
      await expect(migrate()).rejects.toThrow("newer version (it holds 9999_next)");
    });

    test.each([
      ["a database that isn't there", () => `${databaseUrl}_missing`, "refused it (3D000)"],
      ["an address that is none", () => "postgres://host:port/name", "DATABASE_URL is not an address"],
    ])("%s stops the start with a sentence", async (_, url, message) => {
      await expect(openStore({ databaseUrl: url(), dataDir })).rejects.toThrow(`Pixelplate can't start: `);
      await expect(openStore({ databaseUrl: url(), dataDir })).rejects.toThrow(message);
    });
  });

  test("ping fails when the newest migration is missing", async () => {
    await onServer("delete from migration", databaseUrl);
    await expect(store.ping()).rejects.toThrow("migrations are missing");
  });
});

async function onServer(text: string, connectionString = inject("postgresUrl")) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
