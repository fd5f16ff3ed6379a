import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, vi } from "vitest";

/** `npm run test:long` tries each promise as often as is said of it; any other run only rehearses. */
export const LONG = process.env.TEST_LONG === "1";

/** How often to try, or how long to go on: a little in every run, a lot in the long one. */
export const often = (rehearsal: number, long: number): number => (LONG ? long : rehearsal);

// A promise takes its time, and other tests may run beside it.
vi.setConfig({ testTimeout: LONG ? 1_800_000 : 300_000, hookTimeout: 300_000 });

/** Notes a figure for the table that the long run prints; `id` as in SECURITY.md. */
export function measured(id: string, promised: string, figure: string): void {
  const file = process.env.TEST_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ id, promised, figure })}\n`);
}

/** The value below which this part (0 to 1) of the numbers lies. */
export function percentile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** An answer and its time from when the request was due, in ms. Status 0: the connection failed. */
type Hit = { status: number; ms: number };
export type Wanted = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type AtOnce = { url: string; wanted: Wanted[]; clients: number; forMs: number };
type InTime = { url: string; wanted: Wanted[]; everyMs: number };
type Plan = AtOnce | InTime;

/** So many clients ask for all that is wanted, over and over, each as fast as it is answered. */
export const manyClients = (plan: AtOnce): Promise<Hit[]> => hitsOf(startClients(plan));

/** Asks for the same again and again from now on, in time, whatever becomes of the one before; `end` gives what was seen. */
export async function steadyClient(url: string, path: string, everyMs: number) {
  const plan: InTime = { url, wanted: [{ path }], everyMs };
  const child = startClients(plan);
  await once(child, "message");
  return {
    end(): Promise<Hit[]> {
      child.send("end");
      return hitsOf(child);
    },
  };
}

function startClients(plan: Plan) {
  const child = fork("tests/support/clients-process.mjs", { execArgv: [] });
  child.send(plan);
  return child;
}

async function hitsOf(child: ChildProcess): Promise<Hit[]> {
  const exit = once(child, "exit").then(() => Promise.reject(new Error("the clients ended early")));
  const [hits] = await Promise.race([once(child, "message"), exit]);
  exit.catch(() => {});
  return hits;
}

/**
 * Begins to watch a process; what it gives tells in words how much of a processor its event loop had since, and how much
 * of the time it could have gone on but other programs had them all.
 */
export function processorShare({ pid }: { pid?: number }): () => string {
  const [ran, waited] = timesOf(pid);
  const since = performance.now();
  return () => {
    const [nowRan, nowWaited] = timesOf(pid);
    const part = (ms: number) => (ms / (performance.now() - since)).toFixed(2);
    return `its event loop had ${part(nowRan - ran)} of a processor and waited ${part(nowWaited - waited)} of the time for one`;
  };
}

/** In ms, of the main thread; NaN where the system does not tell. */
function timesOf(pid?: number): [number, number] {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return [Number(ran) / 1e6, Number(waited) / 1e6];
  } catch {
    return [Number.NaN, Number.NaN];
  }
}

/** Makes a program of this TypeScript, which may import the product's files by `./app/…`; gives its path. */
export async function program(source: string): Promise<string> {
  // Inside the project, so that it finds its packages.
  const outfile = join("node_modules", ".cache", `program-${randomUUID()}.mjs`);
  afterAll(() => rmSync(outfile, { force: true }));
  await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    outfile,
  });
  return outfile;
}

// The message that prepares a nameless statement: its length, an empty name, the text.
const PARSE = /P[\s\S]{4}\0((?:select|insert|update|delete) [^\0]*)\0/g;

/** Stands before PostgreSQL, notes its prepared statements and, while `cuts` is true, carries out every commit and cuts the line before its answer. */
export async function cuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const state = { cuts: false, count: 0, statements: new Set<string>() };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let committing = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (chunk) => {
      committing ||= state.cuts && chunk.includes("commit\0");
      for (const [, sql] of chunk.toString("latin1").matchAll(PARSE)) state.statements.add(String(sql));
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      if (!committing) return client.write(chunk);
      state.count++;
      client.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    state,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
