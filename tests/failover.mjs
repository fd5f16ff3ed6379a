// Kills, switches over and freezes the primary of three under load: no acknowledged write may be lost.
import { setTimeout as sleep } from "node:timers/promises";
import { startCluster } from "./failover/cluster.mjs";
import { accounts, startLoad } from "./failover/load.mjs";
import { startPooler } from "./failover/pooler.mjs";
import { startServers } from "./failover/servers.mjs";

const PAUSE_MAX_MS = 15_000;
const WARM_UP_MS = 10_000;
const BEFORE_MS = 5_000;
const AFTER_MS = 25_000;
const FROZEN_MS = 20_000;

const cluster = await startCluster();
process.once("exit", () => cluster.stop());
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const sums = { acknowledged: 0, lost: 0, duplicated: 0, errors: 0, longestMs: 0 };

const killPrimary = async () => {
  const victim = await cluster.primary();
  cluster.signal(victim, "SIGKILL");
  return async () => cluster.start(victim);
};
const freezePrimary = async () => {
  const victim = await cluster.primary();
  cluster.signal(victim, "SIGSTOP");
  await sleep(FROZEN_MS);
  cluster.signal(victim, "SIGCONT");
};

await underLoad(cluster.url, { kill: killPrimary, switchover: cluster.switchover, freeze: freezePrimary });
const pooler = await startPooler(cluster);
await underLoad(pooler.url, { "kill behind pgbouncer": killPrimary });
await pooler.stop();

const { acknowledged, lost, duplicated, errors, longestMs } = sums;
console.log(
  `${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated, ${errors} errors, longest pause ${(longestMs / 1000).toFixed(1)} s`,
);
process.exit(acknowledged > 0 && lost + duplicated + errors === 0 && longestMs <= PAUSE_MAX_MS ? 0 : 1);

/** @param {string} databaseUrl @param {Record<string, () => unknown>} events */
async function underLoad(databaseUrl, events) {
  const servers = await startServers(databaseUrl);
  const tokens = await accounts(servers.urls[0] ?? "");
  const warmUp = startLoad(servers.urls, tokens);
  await sleep(WARM_UP_MS);
  await warmUp();
  for (const [what, event] of Object.entries(events)) {
    const end = startLoad(servers.urls, tokens);
    await sleep(BEFORE_MS);
    const repair = await event();
    await sleep(AFTER_MS);
    const { names, errors, longestMs } = await end();
    if (typeof repair === "function") await repair();
    await cluster.settled();
    const { lost, duplicated } = await compare(names);
    console.log(
      `${what}: ${names.length} acknowledged, ${lost} lost, ${duplicated} duplicated, ${errors.length} errors ${[...new Set(errors)].join(", ")}, longest pause ${(longestMs / 1000).toFixed(1)} s`,
    );
    sums.acknowledged += names.length;
    sums.lost += lost;
    sums.duplicated += duplicated;
    sums.errors += errors.length;
    sums.longestMs = Math.max(sums.longestMs, longestMs);
  }
  await servers.stop();
}

/** @param {string[]} names */
async function compare(names) {
  const rows = await cluster.rows("select name, count(*)::int as times from food group by name");
  const stored = new Map(rows.map(({ name, times }) => [name, times]));
  return {
    lost: names.filter((name) => !stored.has(name)).length,
    duplicated: rows.filter(({ times }) => times > 1).length,
  };
}
