import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { readSettings } from "~/platform/settings/settings.server";
import { addPeople, backupTarget } from "../../../tests/support/store";
import { makeBackupAside, startBackups } from "./nightly-backup.server";
import { restoreBackup } from "./restore-backup.server";

const out = vi.spyOn(console, "log").mockImplementation(() => {});
const errors = vi.spyOn(console, "error").mockImplementation(() => {});
const to = await backupTarget();
const store = await to.open();
const settings = readSettings({
  DATA_DIR: to.dataDir,
  DATABASE_URL: to.databaseUrl,
  BACKUP_SCHEDULE: "0 2 * * *",
  TZ: "UTC",
});
afterEach(() => {
  vi.useRealTimers();
  errors.mockClear();
});

/** No longer: a connection that is being made would be given up by the same clock. */
const A_MOMENT_MS = 500;

const at = (time: string) =>
  vi.useFakeTimers({ now: new Date(time), toFake: ["setTimeout", "clearTimeout", "Date"] });

test("it runs at its time, not earlier, in another process, and logs one line", async () => {
  const here = vi.spyOn(store, "snapshot");
  at("2026-11-21T01:00:00Z");
  const jobs = startBackups(store, settings);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(readdirSync(to.dataDir)).not.toContain("backups");
  await vi.advanceTimersByTimeAsync(30 * 60_000 + A_MOMENT_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(out).toHaveBeenCalledOnce(), 20_000);
  jobs.stop();
  expect(JSON.parse(out.mock.calls[0]?.[0])).toMatchObject({ event: "backup made", rows: 0 });
  expect(readdirSync(join(to.dataDir, "backups"))).toHaveLength(1);
  expect(here).not.toHaveBeenCalled();
});

test("it holds one moment while the server writes, and can be restored", async () => {
  const [source, copy] = [await backupTarget(), await backupTarget()];
  const server = await source.open();
  const archive = join(source.dataDir, "moment.tar.gz");
  const written = ["first"];
  await addPeople(server, "first");
  let made = false;
  const write = async () => {
    do {
      const id = `person-${String(written.length).padStart(6, "0")}`;
      await addPeople(server, id);
      written.push(id);
    } while (!made);
  };
  const backup = makeBackupAside({
    databaseUrl: source.databaseUrl,
    dataDir: source.dataDir,
    archive,
    now: 0,
  }).finally(() => {
    made = true;
  });
  await Promise.all([backup, write()]);
  await restoreBackup(archive, copy);
  const { read } = await copy.open();
  const ids = (await read.select({ id: read.t.users.id }).from(read.t.users)).map(({ id }) => id).sort();
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual(written.slice(0, ids.length));
});

test("of several processes on one database one makes it, and the next time again one", async () => {
  const dataDirs = [1, 2, 3].map((n) => join(to.dataDir, `process-${n}`));
  const others = await Promise.all(dataDirs.map(() => to.open()));
  for (const [nights, time] of ["2026-11-24T01:59:00Z", "2026-11-25T01:59:00Z"].entries()) {
    out.mockClear();
    at(time);
    const running = others.map((other, i) => {
      // In a process of its own it would not find, and end, the one before.
      delete (globalThis as { pixelplateBackups?: unknown }).pixelplateBackups;
      return startBackups(other, { ...settings, dataDir: `${dataDirs[i]}` });
    });
    await vi.advanceTimersByTimeAsync(60_000 + A_MOMENT_MS);
    vi.useRealTimers();
    await Promise.all(running.map((jobs) => jobs.stop()));
    // Lines of the log are written together in the next turn.
    await nextTurn();
    expect(out.mock.calls.flatMap(([lines]) => lines.split("\n"))).toHaveLength(1);
    const folders = dataDirs
      .map((dataDir) => join(dataDir, "backups"))
      .filter((folder) => existsSync(folder));
    expect(folders.flatMap((folder) => readdirSync(folder))).toHaveLength(nights + 1);
  }
  expect(errors).not.toHaveBeenCalled();
});

test("a failed backup logs one line and stops nothing", async () => {
  rmSync(join(to.dataDir, "backups"), { recursive: true, force: true });
  writeFileSync(join(to.dataDir, "backups"), "in the way");
  at("2026-11-22T01:59:00Z");
  const jobs = startBackups(store, settings);
  await vi.advanceTimersByTimeAsync(60_000 + A_MOMENT_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
  jobs.stop();
  expect(JSON.parse(errors.mock.calls[0]?.[0])).toMatchObject({ level: "error", event: "backup failed" });
  rmSync(join(to.dataDir, "backups"));
});

test.runIf(to.databaseUrl.startsWith("file:"))(
  "copies from before an upgrade go after seven days",
  async () => {
    const [old, young] = [`${to.file}.before-0001`, `${to.file}.before-0002`];
    for (const file of [old, young]) writeFileSync(file, "");
    utimesSync(old, new Date("2026-11-10"), new Date("2026-11-10"));
    utimesSync(young, new Date("2026-11-20"), new Date("2026-11-20"));
    at("2026-11-22T04:14:00Z");
    const jobs = startBackups(store, { ...settings, backups: undefined });
    await vi.advanceTimersByTimeAsync(60_000 + A_MOMENT_MS);
    jobs.stop();
    expect(readdirSync(to.dataDir).filter((name) => name.includes(".before-"))).toEqual([
      "pixelplate.db.before-0002",
    ]);
  },
);
