import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { apiClient, INFO, launchBuiltApp, newToken, signedUp, type Visitor } from "../support/app";
import { LONG, measured, often, percentile, processorShare } from "../support/processes";
import { scratchFolder } from "../support/store";

const PER_SECOND = often(50, 100);
const MB = 1024 * 1024;
const SLOPE_MAX = 0.5;
const PEOPLE = 30;
/** Fewer than the server ever turns away, however slow the machine is. */
const AT_ONCE_MAX = 40;
/** Caches fill and code is compiled before this sample. */
const SETTLED = 3;
/** What a page leaves behind, Remix's own timer for one, is gone after this long. */
const AFTERMATH_MS = 6000;

test("after ten minutes of mixed traffic it holds no more than after three", async () => {
  const samples = often(4, 10);
  const everyMs = often(2, 60) * 1000;
  const { url, child } = await launchBuiltApp(
    { DATA_DIR: scratchFolder() },
    {
      args: ["--expose-gc", "--import", "./tests/long/heap-probe.mjs"],
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  const people: { page: Visitor; call: ReturnType<typeof apiClient> }[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const page = await signedUp(url, `person-${i}@example.org`);
    await page.post("/welcome/info", INFO);
    await page.post("/puzzles/magic_garden", { puzzle_id: "carrot" });
    people.push({ page, call: apiClient(url, await newToken(url, `program-${i}@example.org`)) });
  }

  await sleep(AFTERMATH_MS);
  const before = await ask(child);
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let underWay = 0;
  let n = 0;
  const one = async () => {
    const { page, call } = people[n % PEOPLE] as (typeof people)[number];
    const kinds = [
      () => page.get("/"),
      () => call("GET", "/api/home"),
      () => page.get("/my-collections"),
      () => fetch(`${url}/`).then((response) => response.text().then(() => response)),
      () => page.get("/_root.data"),
      () => call("GET", "/api/food?page=0"),
      () => page.get("/tutorials"),
      () => page.get("/eat/describe?step=food"),
      () => page.get("/nothing-here"),
      () =>
        n % 40 === 9
          ? call("POST", "/api/food", {
              name: "Soup",
              nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 },
            })
          : page.get("/account"),
    ];
    const kind = kinds[n++ % kinds.length] as (typeof kinds)[number];
    const since = performance.now();
    underWay++;
    const { status } = await kind().finally(() => underWay--);
    times.push(performance.now() - since);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const failures: unknown[] = [];
  const [share, ownShare] = [processorShare(child), processorShare(process)];
  const begun = performance.now();
  // What was held up is caught up with.
  const traffic = setInterval(() => {
    const due = ((performance.now() - begun) * PER_SECOND) / 1000;
    while (n < due && underWay < AT_ONCE_MAX) one().catch((error) => failures.push(error));
  }, 100);

  const seen: { heap: number; timers: number; fds: number }[] = [];
  for (let i = 0; i < samples; i++) {
    await sleep(everyMs);
    seen.push({ ...(await ask(child)), fds: openFiles(child) });
  }
  clearInterval(traffic);
  const [had, ownHad] = [share(), ownShare()];
  while (underWay > 0) await sleep(20);
  await sleep(AFTERMATH_MS);
  const after = await ask(child);

  const perSecond = (n * 1000) / (samples * everyMs);
  const heaps = seen.map(({ heap }) => heap / MB);
  const slope = slopeOf(LONG ? heaps.slice(SETTLED - 1) : heaps) * (60_000 / everyMs);
  const last = seen.at(-1);
  const minutes = (samples * everyMs) / 60_000;
  const figure = `${minutes.toFixed(1)} min, ${Math.round(perSecond)} requests a second (p99 ${Math.round(percentile(times, 0.99))} ms): heap ${heaps.map((mb) => mb.toFixed(1)).join(", ")} MB, slope ${slope.toFixed(2)} MB/min, ${last?.fds} open files, ${before.timers} timers before and ${after.timers} after; ${had} (the test: ${ownHad})`;
  measured("R15", "no leak: heap slope < 0.5 MB a minute after minute 3", figure);

  expect(failures).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  // What the machine gives, up to the wanted rate, but enough to show something.
  expect(perSecond).toBeGreaterThan(PER_SECOND / 10);
  expect(after.timers).toBeLessThanOrEqual(before.timers + 5);
  if (!LONG) return;
  expect(slope).toBeLessThan(SLOPE_MAX);
  expect(last?.fds).toBeLessThanOrEqual(2 * (seen[SETTLED - 1]?.fds ?? 0) + 20);
});

async function ask(child: ChildProcess): Promise<{ heap: number; timers: number }> {
  const answer = once(child, "message");
  child.send("how much do you hold");
  return (await answer)[0];
}

const openFiles = ({ pid }: ChildProcess) =>
  existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0;

/** Of the straight line that fits these best, per step. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0);
  return over / values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
}
