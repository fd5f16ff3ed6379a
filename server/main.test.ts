import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildSync } from "esbuild";
import { afterAll, expect, test } from "vitest";

/** The smallest build that Remix's handler takes: one slow call that says when it begins, one that never ends, and a note when it is closed. */
const BUILD = `
const slow = { loader: async () => { console.log("begun"); await new Promise((go) => setTimeout(go, 1000)); return new Response("done"); } };
const hung = { loader: () => new Promise(() => {}) };
const port = Number(process.env.TEST_PORT ?? 0);
if (process.env.SLOW_START) { console.log("opening"); await new Promise((go) => setTimeout(go, 20_000)); }
if (process.env.BAD) throw Object.assign(new Error("PORT must be a port number."), { name: "OperatorError" });
export const entry = { module: {
  default: () => new Response("page"),
  edge: { port, host: process.env.TEST_HOST ?? "127.0.0.1", baseUrl: "http://localhost", baseUrlGiven: false, trustProxy: 0, headers: {}, remixShortcuts: "on",
    close: async () => (process.env.STUCK ? new Promise(() => {}) : console.log("closed")) } } };
export const routes = { slow: { id: "slow", path: "slow", module: slow }, hung: { id: "hung", path: "hung", module: hung } };
export const assets = { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} };
export const future = { v3_singleFetch: true };
export const publicPath = "/"; export const assetsBuildDirectory = ""; export const isSpaMode = false;
`;

// Inside the project, so that the bundle finds its packages.
mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(resolve(".cache", "edge-"));
for (const name of ["edge", "client"]) mkdirSync(join(folder, name));
writeFileSync(join(folder, "edge", "product.js"), BUILD);
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
const outfile = join(folder, "edge", "main.js");
buildSync({
  entryPoints: ["server/main.ts"],
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  outfile,
});

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [outfile], { env: { ...process.env, ...env } });
  started.push(child);
  const run = { child, output: "", code: new Promise<number | null>((done) => child.once("exit", done)) };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      run.output += data;
    });
  }
  return run;
}

async function ready(run: ReturnType<typeof start>) {
  for (;;) {
    const port = /^Pixelplate is ready at http:\/\/localhost:(\d+)\n/m.exec(run.output)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
    if (run.child.exitCode !== null) throw new Error(run.output);
    await wait(20);
  }
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: answers what is in flight, then exits with 0",
  async (signal) => {
    const run = start();
    const url = await ready(run);
    const idle = connect(Number(new URL(url).port), "127.0.0.1");
    const inFlight = Array.from({ length: 20 }, async () => (await fetch(`${url}/slow`)).text());
    while (run.output.split("begun").length <= 20) await wait(20);
    run.child.kill(signal);
    await wait(200);
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
    expect(await Promise.all(inFlight)).toEqual(Array(20).fill("done"));
    const since = performance.now();
    expect(await run.code).toBe(0);
    expect(performance.now() - since, "it waited for a connection that never spoke").toBeLessThan(5000);
    idle.destroy();
    expect(run.output).toMatch(/ready at .*\n(begun\n){20}closed\n$/);
  },
);

test("cuts a request that never ends, and exits within ten seconds", {
  timeout: 20_000,
}, async () => {
  const run = start();
  const hung = fetch(`${await ready(run)}/hung`);
  hung.catch(() => {});
  await wait(200);
  const since = performance.now();
  run.child.kill("SIGTERM");
  expect(await run.code).toBe(0);
  expect(performance.now() - since).toBeGreaterThan(7500);
  expect(performance.now() - since).toBeLessThan(10_000);
  await expect(hung).rejects.toThrow();
});

test("does not wait for a half-sent request", async () => {
  const run = start();
  const half = connect(Number(new URL(await ready(run)).port), "127.0.0.1");
  half.on("error", () => {}).write("GET /slow HTTP/1.1\r\nHost: loc");
  await wait(200);
  const since = performance.now();
  run.child.kill("SIGTERM");
  expect(await run.code).toBe(0);
  expect(performance.now() - since).toBeLessThan(5000);
});

test("a second signal cuts what is in flight and still closes the database; repeats within a second count as one", async () => {
  const run = start();
  const hung = fetch(`${await ready(run)}/hung`);
  hung.catch(() => {});
  await wait(200);
  const since = performance.now();
  run.child.kill("SIGINT");
  run.child.kill("SIGINT");
  await wait(1500);
  expect(run.child.exitCode).toBeNull();
  run.child.kill("SIGTERM");
  expect(await run.code).toBe(0);
  expect(performance.now() - since).toBeLessThan(6000);
  expect(run.output).toMatch(/closed\n$/);
  await expect(hung).rejects.toThrow();
});

test("announces the end of a connection with its last answer", async () => {
  const run = start();
  const url = await ready(run);
  const slow = fetch(`${url}/slow`);
  while (!run.output.includes("begun")) await wait(20);
  run.child.kill("SIGTERM");
  expect((await slow).headers.get("connection")).toBe("close");
  expect(await (await slow).text()).toBe("done");
  expect(await run.code).toBe(0);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s before it is ready exits with a sentence", async (signal) => {
  const run = start({ SLOW_START: "1" });
  while (!run.output.includes("opening")) await wait(20);
  run.child.kill(signal);
  expect(await run.code).toBe(0);
  expect(run.output).toBe("opening\nPixelplate was stopped before it was ready.\n");
});

test("reports a database that does not close, and exits", async () => {
  const run = start({ STUCK: "1" });
  await ready(run);
  run.child.kill("SIGTERM");
  expect(await run.code).toBe(1);
  expect(run.output).toMatch(/Pixelplate ended, but its database did not close\.\n$/);
});

test("a bad setting stops the start with its own sentence", async () => {
  const run = start({ BAD: "1" });
  expect(await run.code).toBe(1);
  expect(run.output).toBe("PORT must be a port number.\n");
});

test("a taken port stops the start with one sentence", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as AddressInfo;
  const run = start({ TEST_PORT: String(port) });
  expect(await run.code).toBe(1);
  expect(run.output).toBe(`Pixelplate can't start: port ${port} is taken. PORT names another one.\n`);
  other.close();
});

test.each(["192.0.2.1", "no-host.invalid"])(
  "the address %s stops the start with one sentence",
  async (host) => {
    const run = start({ TEST_HOST: host });
    expect(await run.code).toBe(1);
    expect(run.output).toBe(
      `Pixelplate can't start: ${host} is no address of this machine. HOST names another one.\n`,
    );
  },
);
