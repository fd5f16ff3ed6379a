import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { afterAll, expect, test, vi } from "vitest";

/** The smallest build that Remix's handler takes: a call that waits for a line on stdin, one that never ends, and a note when it is closed. */
const BUILD = `
const released = new Promise((go) => process.stdin.once("data", go));
const slow = { loader: async () => { console.log("begun"); await released; return new Response("done"); } };
const hung = { loader: () => { console.log("begun"); return new Promise(() => {}); } };
const port = Number(process.env.TEST_PORT ?? 0);
if (process.env.SLOW_START) { console.log("opening"); await released; }
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

type Run = ReturnType<typeof start>;

const printed = (run: Run, text: string, times = 1) =>
  vi.waitFor(() => expect(run.output.split(text).length).toBeGreaterThan(times), 20_000);

async function ready(run: Run) {
  const url = await vi.waitFor(() => {
    if (run.child.exitCode !== null) return "";
    const port = /^Pixelplate is ready at http:\/\/localhost:(\d+)\n/m.exec(run.output)?.[1];
    return port ? `http://127.0.0.1:${port}` : expect.fail("it is not ready");
  }, 20_000);
  return url || expect.fail(run.output);
}

async function connected(url: string, text = "") {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  if (text) await new Promise((sent) => socket.write(text, sent));
  return { socket, closed: once(socket, "close") };
}

/** From when on a server that stops accepts no connection. */
const refused = (url: string) =>
  vi.waitFor(() => expect(connected(url).then(({ socket }) => socket.destroy())).rejects.toThrow(), 20_000);

const release = (run: Run) => run.child.stdin.write("\n");

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: cuts a silent connection, answers what is in flight, then exits with 0",
  async (signal) => {
    const run = start();
    const url = await ready(run);
    const silent = await connected(url);
    const inFlight = Array.from({ length: 20 }, async () => (await fetch(`${url}/slow`)).text());
    await printed(run, "begun", 20);
    run.child.kill(signal);
    await refused(url);
    await silent.closed;
    release(run);
    expect(await Promise.all(inFlight)).toEqual(Array(20).fill("done"));
    expect(await run.code).toBe(0);
    expect(run.output).toMatch(/ready at .*\n(begun\n){20}closed\n$/);
  },
);

test("cuts a request that never ends, and exits", async () => {
  const run = start();
  const hung = expect(fetch(`${await ready(run)}/hung`)).rejects.toThrow();
  await printed(run, "begun");
  run.child.kill("SIGTERM");
  expect(await run.code).toBe(0);
  await hung;
  expect(run.output).toMatch(/closed\n$/);
});

test("cuts a half-sent request while another is in flight", async () => {
  const run = start();
  const url = await ready(run);
  const half = await connected(url, "GET /slow HTTP/1.1\r\nHost: loc");
  const slow = fetch(`${url}/slow`);
  await printed(run, "begun");
  run.child.kill("SIGTERM");
  await half.closed;
  release(run);
  expect(await (await slow).text()).toBe("done");
  expect(await run.code).toBe(0);
});

test("a signal repeated within a second counts as one", async () => {
  const run = start();
  const url = await ready(run);
  const silent = await connected(url);
  const slow = fetch(`${url}/slow`);
  await printed(run, "begun");
  run.child.kill("SIGINT");
  run.child.kill("SIGTERM");
  await silent.closed;
  release(run);
  expect(await (await slow).text()).toBe("done");
  expect(await run.code).toBe(0);
});

test("a second signal cuts what is in flight, before the first would, and still closes the database", async () => {
  const runs = await Promise.all(
    ["one signal", "two signals"].map(async (name) => {
      const run = start();
      const url = await ready(run);
      const silent = await connected(url);
      const hung = expect(fetch(`${url}/hung`)).rejects.toThrow();
      await printed(run, "begun");
      return { run, silent, hung, ended: run.code.then((code) => ({ name, code })) };
    }),
  );
  for (const { run } of runs) run.child.kill("SIGINT");
  // Cut a second after the signal, so that the next one is no repeat.
  for (const { silent } of runs) await silent.closed;
  runs[1]?.run.child.kill("SIGTERM");
  expect(await Promise.race(runs.map(({ ended }) => ended))).toEqual({ name: "two signals", code: 0 });
  expect(runs[1]?.run.output).toMatch(/closed\n$/);
  for (const { run, hung } of runs) {
    run.child.kill("SIGKILL");
    await hung;
  }
});

test("announces the end of a connection with its last answer", async () => {
  const run = start();
  const url = await ready(run);
  const slow = fetch(`${url}/slow`);
  await printed(run, "begun");
  run.child.kill("SIGTERM");
  await refused(url);
  release(run);
  expect((await slow).headers.get("connection")).toBe("close");
  expect(await (await slow).text()).toBe("done");
  expect(await run.code).toBe(0);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s before it is ready exits with a sentence", async (signal) => {
  const run = start({ SLOW_START: "1" });
  await printed(run, "opening");
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
