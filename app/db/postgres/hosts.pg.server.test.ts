import type { Pool } from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pgHosts } from "./hosts.pg.server";

const failure = (code: string) => Object.assign(new Error(code), { code });

// Attempts fail by themselves here, and only the clock is not real.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Runs `attempt` to its end; gives how long that took, and on which servers it was tried. */
async function run(hosts: ReturnType<typeof pgHosts>, attempt: (nth: number) => unknown) {
  const pools: Pool[] = [];
  const since = performance.now();
  let ms = -1;
  const end = hosts
    .run(async (pool) => {
      pools.push(pool);
      return attempt(pools.length);
    })
    .then(
      () => "done",
      (error) => error.code,
    )
    .finally(() => {
      ms = performance.now() - since;
    });
  while (ms < 0) await vi.advanceTimersByTimeAsync(50);
  return { ms, pools, end: await end };
}

const fails = (code: string) => () => Promise.reject(failure(code));
const slowly = (code: string) => async () => {
  await new Promise((done) => setTimeout(done, 5));
  throw failure(code);
};

test("an unreachable single server fails after two seconds, then immediately, but tried each time, until it is back", async () => {
  const hosts = pgHosts("postgres://one/name");
  const first = await run(hosts, fails("ECONNREFUSED"));
  expect(first.end).toBe("ECONNREFUSED");
  expect(first.ms).toBeGreaterThan(1000);
  expect(first.ms).toBeLessThanOrEqual(2050);
  for (let time = 0; time < 2; time++) {
    await vi.advanceTimersByTimeAsync(1000);
    expect((await run(hosts, slowly("ECONNREFUSED"))).pools).toHaveLength(1);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect((await run(hosts, () => {})).end).toBe("done");
  expect((await run(hosts, fails("ECONNREFUSED"))).pools.length).toBeGreaterThan(1);
});

test.each([
  ["several servers that can't be reached", "postgres://one,two/name", "ECONNREFUSED"],
  ["a single one that is a standby", "postgres://one/name", "25006"],
  ["a single one that is shutting down", "postgres://one/name", "57P01"],
  ["a pool that has no server for the moment", "postgres://one/name", "08P01"],
])("%s are waited for as long as a failover takes", async (_, url, code) => {
  const hosts = pgHosts(url);
  for (let time = 0; time < 2; time++) expect((await run(hosts, fails(code))).ms).toBeGreaterThan(13_000);
});

test("a single one that takes connections and says nothing is waited for too, since a pool in front does so", async () => {
  const silent = () => Promise.reject(new Error("timeout exceeded when trying to connect"));
  for (let time = 0; time < 2; time++)
    expect((await run(pgHosts("postgres://one/name"), silent)).ms).toBeGreaterThan(13_000);
});

test("a conflict is tried again where it was, anything else on the next server", async () => {
  const hosts = pgHosts("postgres://one,two/name");
  const once = (code: string) => (nth: number) => nth === 1 && Promise.reject(failure(code));
  for (const code of ["40001", "40P01"]) {
    const { pools } = await run(hosts, once(code));
    expect(pools[1]).toBe(pools[0]);
  }
  const { pools } = await run(hosts, once("57P01"));
  expect(pools[1]).not.toBe(pools[0]);
});

test("a server that took a query and fell silent is left alone until it answers again", async () => {
  const hosts = pgHosts("postgres://127.0.0.1:1,127.0.0.1:2/name");
  const { pools, end } = await run(hosts, (nth) => {
    if (nth === 1) throw new Error("Query read timeout");
    if (nth < 8) throw failure("25006");
  });
  expect(end).toBe("done");
  expect(pools.slice(1).every((pool) => pool === pools[1] && pool !== pools[0])).toBe(true);
  expect(pools[0]?.ended).toBe(true);
  await hosts.close();
});

test("calls that queue behind others fail soon after a failover took too long, though each attempt takes seconds", async () => {
  const hosts = pgHosts("postgres://one,two/name");
  let ended = 0;
  const calls = Array.from({ length: 200 }, () =>
    hosts
      .run(async () => {
        await new Promise((done) => setTimeout(done, 2_000));
        throw failure("25006");
      })
      .catch(() => ended++),
  );
  await vi.advanceTimersByTimeAsync(14_000);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ended).toBe(200);
  await Promise.all(calls);
});

test("a server is away when calls queue and none was answered for a second, and held for as long as a failover takes", async () => {
  const hosts = pgHosts("postgres://one,two/name");
  let up = true;
  const call = () =>
    hosts.run(async () => {
      if (!up) throw failure("ECONNREFUSED");
    });
  await call();
  await vi.advanceTimersByTimeAsync(5_000);
  up = false;
  const calls = Promise.all(Array.from({ length: 20 }, call));
  await vi.advanceTimersByTimeAsync(900);
  expect([hosts.isAway(), hosts.isHolding()]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(200);
  expect(hosts.isAway()).toBe(true);
  up = true;
  await vi.advanceTimersByTimeAsync(600);
  await calls;
  expect([hosts.isAway(), hosts.isHolding()]).toEqual([false, false]);
  const lost = run(hosts, fails("ECONNREFUSED"));
  await lost;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(hosts.isHolding()).toBe(false);
});

test("slow calls are no absence while others are answered, if only by a refusal", async () => {
  const hosts = pgHosts("postgres://one,two/name");
  const slow = Array.from({ length: 9 }, () =>
    hosts.run(() => new Promise<void>((done) => setTimeout(done, 5_000))),
  );
  const refused = Array.from({ length: 20 }, () =>
    hosts
      .run(async () => {
        await new Promise((done) => setTimeout(done, 400));
        throw failure("23505");
      })
      .catch(() => {}),
  );
  await vi.advanceTimersByTimeAsync(4_000);
  expect(hosts.isAway()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all([...slow, ...refused]);
});
