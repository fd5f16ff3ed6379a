import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import { backupTarget } from "./backup-target";

/**
 * Makes `rounds` backups under `writesPerSecond` writes, each of two rows, restores every one of them elsewhere and
 * looks whether it holds exactly the first of what was written: all that was acknowledged when it began, no half.
 */
export async function expectPrefixes(rounds: number, writesPerSecond: number) {
  const from = await backupTarget();
  const store = await from.open();
  let [asked, acknowledged, ended] = [0, 0, false];
  const writer = (async () => {
    const since = performance.now();
    while (!ended) {
      const n = ++asked;
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
      acknowledged = n;
      const early = (n * 1000) / writesPerSecond - (performance.now() - since);
      // Never without a pause, or nothing else would have a turn.
      await (early > 1 ? sleep(early) : new Promise(setImmediate));
    }
    return (acknowledged * 1000) / (performance.now() - since);
  })();

  const sizes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await sleep(100);
    const [archive, before] = [`${from.dataDir}/${round}.tar.gz`, acknowledged];
    await makeBackup(store, from.dataDir, archive, 0);
    const after = asked;
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
  ended = true;
  return { perSecond: await writer, sizes };
}
