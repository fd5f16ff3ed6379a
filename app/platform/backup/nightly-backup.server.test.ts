import { readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { backupTarget } from "../../../tests/support/backup-target";
import { readSettings } from "../settings.server";
import { startBackups } from "./nightly-backup.server";

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

const at = (time: string) =>
  vi.useFakeTimers({ now: new Date(time), toFake: ["setTimeout", "clearTimeout", "Date"] });

test("it is made when it is time, told in a line, and not before", async () => {
  at("2026-11-21T01:00:00Z");
  const jobs = startBackups(store, settings);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(readdirSync(to.dataDir)).not.toContain("backups");
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(out).toHaveBeenCalledOnce(), 10_000);
  jobs.stop();
  expect(JSON.parse(out.mock.calls[0]?.[0])).toMatchObject({ event: "backup made", rows: 0 });
  expect(readdirSync(join(to.dataDir, "backups"))).toHaveLength(1);
});

test("one that fails is told in a line and ends nothing", async () => {
  rmSync(join(to.dataDir, "backups"), { recursive: true });
  writeFileSync(join(to.dataDir, "backups"), "in the way");
  at("2026-11-22T01:59:00Z");
  const jobs = startBackups(store, settings);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce(), 10_000);
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
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    jobs.stop();
    expect(readdirSync(to.dataDir).filter((name) => name.includes(".before-"))).toEqual([
      "pixelplate.db.before-0002",
    ]);
  },
);
