import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Store } from "~/db/store";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import { backupTarget } from "./backup-target";
import { percentile } from "./promise";

/** As many write at once, at most; on PostgreSQL a later write may be stored earlier. */
const WRITERS = process.env.TEST_DATABASE === "postgres" ? 1 : 50;

/**
 * Makes `rounds` backups under `writesPerSecond` writes, each of two rows, then restores every one of them elsewhere and
 * looks whether it holds exactly the first of what was written: all that was acknowledged when it began, no half. Gives
 * how many a second were acknowledged while backups were made, and how long 99 in a hundred took from when they were
 * due, in ms.
 */
export async function expectPrefixes(rounds: number, writesPerSecond: number) {
  const from = await backupTarget();
  const writes = steadyWrites(await from.open(), writesPerSecond);
  const made: { archive: string; before: number; after: number }[] = [];
  let [meanwhile, tookMs] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    await sleep(300);
    const [archive, before, since] = [
      `${from.dataDir}/${round}.tar.gz`,
      writes.acknowledged(),
      performance.now(),
    ];
    await makeBackup(writes.store, from.dataDir, archive, 0);
    tookMs += performance.now() - since;
    meanwhile += writes.acknowledged() - before;
    made.push({ archive, before, after: writes.begun() });
  }
  const waits = await writes.end();

  const sizes: number[] = [];
  for (const { archive, before, after } of made) {
    const to = await backupTarget();
    await restoreBackup(archive, to);
    const restored = await to.open();
    const users = await restored.read.select().from(restored.read.t.users);
    const infos = await restored.read.select().from(restored.read.t.user_info);
    await to.close();
    const ids = users.map(({ id }) => Number(id)).sort((a, b) => a - b);
    expect(ids, "no gap").toEqual(ids.map((_, i) => i + 1));
    expect(
      infos.map(({ user_id }) => Number(user_id)).sort((a, b) => a - b),
      "no half",
    ).toEqual(ids);
    expect(ids.length).toBeGreaterThanOrEqual(before);
    expect(ids.length).toBeLessThanOrEqual(after);
    sizes.push(ids.length);
  }
  return { perSecond: (meanwhile * 1000) / tookMs, p99: percentile(waits, 0.99), sizes };
}

/** Begins every write when it is due, whatever became of the one before; what is late is caught up with. */
function steadyWrites(store: Store, perSecond: number) {
  let [begun, acknowledged, underWay, ended] = [0, 0, 0, false];
  const waits: number[] = [];
  const start = performance.now();
  const write = async (n: number) => {
    await store.tx(async (db) => {
      const id = String(n).padStart(9, "0");
      await db.insert(db.t.users).values({
        id,
        email: `${id}@example.org`,
        password_hash: "x",
        share_id: id,
        created_at: n,
      });
      await db.insert(db.t.user_info).values({ user_id: id, updated_at: n });
    });
    acknowledged = Math.max(acknowledged, n);
    underWay--;
    waits.push(performance.now() - start - (n * 1000) / perSecond);
  };
  const failures: unknown[] = [];
  const writer = (async () => {
    while (!ended) {
      const due = ((performance.now() - start) * perSecond) / 1000;
      for (; begun < due && underWay < WRITERS; underWay++) write(++begun).catch((e) => failures.push(e));
      await sleep(1);
    }
    while (acknowledged < begun && failures.length === 0) await sleep(1);
  })();
  return {
    store,
    begun: () => begun,
    acknowledged: () => acknowledged,
    async end() {
      ended = true;
      await writer;
      expect(failures).toEqual([]);
      return waits;
    },
  };
}
