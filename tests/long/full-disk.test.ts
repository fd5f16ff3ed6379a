import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { apiClient, ended, launchBuiltApp, newToken, signedUp, Visitor } from "../support/app";
import { measured, often } from "../support/processes";

const SIZE_MB = 4;

const disk = mkdtempSync(join(tmpdir(), "pixelplate-full-"));
const mounted =
  process.getuid?.() === 0 &&
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "pixelplate", disk]).status === 0;
if (!mounted) console.log("Skipped: a disk of its own to fill needs the right to mount one (root).");
afterAll(() => {
  if (mounted) spawnSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

test.skipIf(!mounted)(
  "a full disk refuses writes with a sentence, keeps reading, and heals by itself",
  async () => {
    const tries = often(200, 2000);
    const { url, child, log } = await launchBuiltApp({ DATA_DIR: join(disk, "data") });
    const page = await signedUp(url, "full@example.org");
    const call = apiClient(url, await newToken(url, "program@example.org"));
    const name = "A food with a long name, to fill the disk before the day is done, or nearly so";
    const log1 = () =>
      call("POST", "/api/food", { name, nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 } });
    expect((await log1()).status).toBe(200);

    const filler = join(disk, "filler");
    fill(filler);
    let stored = 1;
    let refused = 0;
    for (let i = 0; i < tries; i++) {
      const answer = await log1();
      if (answer.success) stored++;
      else {
        refused++;
        expect(answer).toMatchObject({ status: 503, error: "Save failed" });
        expect(answer.headers.get("Retry-After")).toBe("1");
      }
    }
    expect(refused).toBeGreaterThan(tries / 4);
    expect((await call("GET", "/api/home")).status).toBe(200);
    expect((await page.get("/account")).status).toBe(200);
    const form = { name: "Soup", calories: "1", carbs: "1", fats: "1", protein: "1", key: "full" };
    const inForm = await page.post("/eat/enter-value", form);
    expect(inForm.status).toBe(503);
    expect(inForm.text).toContain("Save failed");
    expect(inForm.text).toContain('value="Soup"');
    const late = await new Visitor(url).post("/sign-up", {
      email: "late@example.org",
      password: "carrots-before-noon",
    });
    expect(late.status).toBeGreaterThanOrEqual(500);
    expect(late.text).toContain("late@example.org");

    rmSync(filler);
    expect((await log1()).status).toBe(200);
    expect((await page.post("/eat/enter-value", form)).status).toBe(303);
    expect(log()).not.toContain("ended");
    expect(await ended(child, "SIGTERM")).toBe(0);

    const database = new Database(join(disk, "data", "pixelplate.db"), { readonly: true });
    expect(database.prepare("select count(*) from food where name = ?").pluck().get(name)).toBe(stored + 1);
    expect(database.prepare("select max(calories) from daily_home_data").pluck().get()).toBe(stored + 1);
    expect(database.prepare("select count(*) from users").pluck().get()).toBe(2);
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    database.close();
    const figure = `${tries} writes on a full disk: ${refused} refused with 503, 0 half ones, the first after it went through`;
    measured("R3", "disk full: a clear 503, nothing half-written, heals by itself", figure);
  },
);

/** Takes all the room there is. */
function fill(path: string) {
  for (let kb = SIZE_MB * 1024; kb >= 1; kb = Math.floor(kb / 2))
    for (;;)
      try {
        writeFileSync(path, Buffer.alloc(kb * 1024), { flag: "a" });
      } catch {
        break;
      }
}
