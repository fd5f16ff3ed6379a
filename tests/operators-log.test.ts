import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { version } from "../package.json";
import { ended, launchBuiltApp, Visitor } from "./support/app";
import { scratchFolder } from "./support/store";

vi.setConfig({ testTimeout: 90_000 });
const folder = scratchFolder();
/** Jobs run at whole minutes. */
const WAIT_MS = 70_000;

const lines = (log: string) =>
  log
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const started = launchBuiltApp({ DATA_DIR: `${folder}/data`, BASE_URL: "http://food.lan/x" });

/** The server's own start, until it ends or says something like that. */
async function startUntil(env: Record<string, string>, said: RegExp) {
  const child = spawn(process.execPath, ["build/edge/main.js"], {
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      output += data;
    });
  const exit = once(child, "exit");
  await Promise.race([exit, vi.waitFor(() => expect(output).toMatch(said), WAIT_MS)]);
  const code = await ended(child, "SIGTERM");
  return { output, code };
}

mkdirSync(`${folder}/full`);
writeFileSync(`${folder}/full/backups`, "in the way");
/** Begun here, as it waits for a whole minute. */
const backupFails = startUntil({ DATA_DIR: `${folder}/full`, BACKUP_SCHEDULE: "* * * * *" }, /backup failed/);
backupFails.catch(() => {});

test("the line that says it is ready says which version, database and addresses", async () => {
  const { log } = await started;
  expect(lines(log())).toContainEqual(
    expect.objectContaining({
      message: expect.stringMatching(/^Pixelplate is ready at .+, for visitors at http:\/\/food.lan\/x$/),
      version,
      database: `${folder}/data/pixelplate.db`,
      baseUrl: "http://food.lan/x",
      address: "127.0.0.1",
      port: expect.any(Number),
    }),
  );
});

test("a foreign origin is logged with what came, what was expected, and what to set", async () => {
  const { log, url } = await started;
  const headers = { Origin: "https://food.example.org", "Sec-Fetch-Site": "cross-site" };
  expect((await new Visitor(url).post("/x/log-in", {}, { headers })).status).toBe(403);
  await vi.waitFor(() =>
    expect(lines(log())).toContainEqual(
      expect.objectContaining({
        level: "warn",
        event: "foreign origin refused",
        received: "https://food.example.org",
        expected: "http://food.lan",
        remedy: expect.stringContaining("Set BASE_URL"),
      }),
    ),
  );
});

test("a data folder that can't be made ends the start with a sentence", async () => {
  for (const folder of ["/proc/nope/data", "/etc/passwd"]) {
    const { output, code } = await startUntil({ DATA_DIR: folder }, /^never$/);
    expect(output).toContain(
      `Pixelplate can't start: the folder ${folder} can't be made. Check DATA_DIR and its permissions.`,
    );
    expect(code).toBe(1);
  }
});

test("a database server that does not answer is named after a second", async () => {
  // It takes connections and says nothing.
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  const env = { DATA_DIR: `${folder}/waits`, DATABASE_URL: `postgres://food:secret@127.0.0.1:${port}/food` };
  const { output } = await startUntil(env, /waiting for the database/);
  expect(lines(output)).toContainEqual(
    expect.objectContaining({
      event: "waiting for the database",
      database: `postgres://127.0.0.1:${port}/food`,
      remedy: expect.stringContaining("DATABASE_URL"),
    }),
  );
  expect(output).not.toContain("secret");
});

test("whatever goes wrong is a line of JSON, also what a library prints", async () => {
  const { log, url } = await started;
  for (const path of ["/x/api/saved/%", "/x/share/%E0%A4%A/carrot", "/x/no/such/page"])
    await new Visitor(url).get(path);
  const all = () => log().split("\n").filter(Boolean);
  await vi.waitFor(() => expect(all().length).toBeGreaterThan(2));
  expect(all().filter((line) => !line.startsWith("{"))).toEqual([]);
});

test("a backup that fails is named with its reason and the remedy", async () => {
  const { output } = await backupFails;
  expect(lines(output)).toContainEqual(
    expect.objectContaining({
      level: "error",
      event: "backup failed",
      reason: expect.stringContaining("backups"),
      remedy: expect.stringContaining("DATA_DIR/backups"),
    }),
  );
});

test("a proxy that is not trusted is named once, when its visitors are refused as one", async () => {
  const { log, url } = await launchBuiltApp({ DATA_DIR: `${folder}/proxied`, RATE_LIMITS: "on" });
  const refused = async (i: number) => {
    const { status } = await new Visitor(url).get("/about", {
      headers: { "X-Forwarded-For": `198.51.100.${i}` },
    });
    return status === 429;
  };
  let found = 0;
  for (let i = 0; i < 700 && found < 3; i++) found += Number(await refused(i % 250));
  expect(found).toBe(3);
  const said = () => lines(log()).filter(({ event }) => event === "proxy not trusted");
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  expect(said()[0]?.remedy).toContain("Set TRUST_PROXY");
});
