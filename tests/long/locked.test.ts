import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { apiClient, launchBuiltApp, newToken } from "../support/app";
import { LONG, measured, often, percentile, program } from "../support/processes";
import { scratchFolder } from "../support/store";

const STALL_MAX_MS = 1100;
const SOUP = { name: "Soup", nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 } };

const folder = scratchFolder();

/** Takes the database for itself, says so, and gives it back after a while. */
const HOLDER = `
import { Database } from "./app/db/connect.sqlite.server";
const [file, ms] = process.argv.slice(2);
const database = new Database(file);
database.exec("begin immediate");
console.log("held");
setTimeout(() => { database.exec("rollback"); database.close(); }, Number(ms));
`;

test("while another program locks the database, writes get 503 and nothing else waits", async () => {
  const holdMs = often(2500, 5000);
  const { url } = await launchBuiltApp({ DATA_DIR: folder });
  const call = apiClient(url, await newToken(url, "locked@example.org"));
  const holder = spawn(
    process.execPath,
    [await program(HOLDER), join(folder, "pixelplate.db"), `${holdMs}`],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await Promise.race([once(holder.stdout, "data"), once(holder, "exit")]);
  expect(holder.exitCode).toBe(null);

  let held = true;
  holder.once("exit", () => {
    held = false;
  });
  const times = { alive: [] as number[], reads: [] as number[], writes: [] as number[] };
  let acknowledged = 0;
  const timed = async <T>(list: number[], work: Promise<T>) => {
    const since = performance.now();
    const result = await work;
    list.push(performance.now() - since);
    return result;
  };
  const asking = (async () => {
    while (held) {
      await timed(times.alive, fetch(`${url}/healthz`));
      expect((await timed(times.reads, call("GET", "/api/home"))).status).toBe(200);
      await sleep(20);
    }
  })();
  const writing = Array.from({ length: 10 }, async () => {
    while (held) {
      const answer = await timed(times.writes, call("POST", "/api/food", SOUP));
      if (answer.success) acknowledged++;
      else {
        expect(answer.status).toBe(503);
        expect(answer.headers.get("Retry-After")).toBe("1");
      }
    }
  });
  await Promise.all([asking, ...writing]);
  expect(times.writes.length).toBeGreaterThan(10);
  if (LONG) {
    expect(Math.max(...times.alive, ...times.reads)).toBeLessThan(STALL_MAX_MS);
    expect(percentile(times.writes, 0.95)).toBeLessThan(2500);
  }

  expect((await call("POST", "/api/food", SOUP)).status).toBe(200);
  expect((await call("GET", "/api/home")).data.totals.calories).toBe(acknowledged + 1);
  const longest = Math.round(Math.max(...times.alive, ...times.reads));
  measured(
    "R4",
    "locked database: no stall over 1.1 s, reads go on, 0 lost",
    `longest stall ${longest} ms, 0 lost`,
  );
});
