import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { it, vi } from "vitest";
import { launchBuiltApp, Visitor } from "./support/app";
import { startPostgres } from "./support/postgres.mjs";
import { scratchFolder } from "./support/store";

type Server = Awaited<ReturnType<typeof startPostgres>>;

type Ann = Awaited<ReturnType<typeof annAt>>;

/** A person with the server all to herself. */
async function annAt(server: Server) {
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await client.query("create database pixelplate");
  await client.end();
  const { url } = await launchBuiltApp({
    DATABASE_URL: server.url("pixelplate"),
    DATA_DIR: scratchFolder(),
  });
  const ann = { email: "ann@example.org", password: "carrots-before-noon" };
  await new Visitor(url).post("/sign-up", ann);
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  const call = async (path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method: body ? "POST" : "GET",
      headers,
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, data: (await answer.json()).data };
  };
  const { data } = await call("/api/auth/token", ann);
  headers.Authorization = `Bearer ${data.access_token}`;
  return call;
}

const soup = (i: number) => ({
  name: `Soup ${i}`,
  nutrition: { calories: 9, carbs: 1, fats: 0, protein: 1 },
});

/** Logs a food every tenth of a second until stopped; gives the ids that were acknowledged. */
function logging(ann: Ann) {
  const ids: string[] = [];
  const all: Promise<unknown>[] = [];
  const log = async () => {
    const { status, data } = await ann("/api/food", soup(all.length));
    if (status < 300) ids.push(data.id);
  };
  const timer = setInterval(() => all.push(log().catch(() => {})), 100);
  return async () => {
    clearInterval(timer);
    await Promise.all(all);
    return ids;
  };
}

const ENDS: Record<string, { end: (server: Server) => unknown; begin: (server: Server) => unknown }> = {
  "shut down": { end: (server) => server.halt("SIGINT"), begin: (server) => server.resume() },
  "shut down at once": { end: (server) => server.halt("SIGQUIT"), begin: (server) => server.resume() },
  killed: { end: (server) => server.halt("SIGKILL"), begin: (server) => server.resume() },
  "stopped, which takes connections and says nothing": {
    end: (server) => server.signal("SIGSTOP"),
    begin: (server) => server.signal("SIGCONT"),
  },
};

it.concurrent.for(Object.entries(ENDS))(
  "the only server, %s, is used again when it is back, and nothing is lost",
  { timeout: 120_000 },
  async ([way, { end, begin }], { expect, onTestFinished }) => {
    const server = await startPostgres({ keepsCommits: true });
    onTestFinished(() => server.stop());
    const ann = await annAt(server);
    const ids: string[] = [];
    for (const seconds of [1.5, 6, 12]) {
      const stop = logging(ann);
      await sleep(300);
      await end(server);
      await sleep(seconds * 1000);
      await begin(server);
      const back = performance.now();
      await vi.waitFor(async () => expect((await ann("/api/home")).status).toBe(200), 20_000);
      const took = performance.now() - back;
      console.info(`${way}: back after ${Math.round(took)} ms`);
      ids.push(...(await stop()));
      const { data } = await ann("/api/food", soup(0));
      const home = await ann("/api/home");
      const there = new Set(home.data.foods.map(({ id }: { id: string }) => id));
      expect([...ids, data.id].filter((id) => !there.has(id))).toEqual([]);
    }
    expect(ids.length).toBeGreaterThan(0);
  },
);
