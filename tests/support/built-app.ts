import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { Store } from "~/db/store";
import { testDatabase } from "./test-store";

const EDGE = "build/edge/main.js";
const ANSWER_MAX_MS = 20_000;

export type BuiltApp = {
  url: string;
  store: Store;
  databaseUrl: string;
  log: () => string;
  /** What it runs with, for a program beside it. */
  env: Record<string, string>;
};

// Registered while the file is read: inside a hook it would never be called.
const children: ChildProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  await Promise.all(children.map((child) => ended(child, "SIGTERM")));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * The production build in a process of its own, on an empty database that `store` opens beside it.
 * It ends with the test file.
 */
export async function startBuiltApp(settings: Record<string, string> = {}): Promise<BuiltApp> {
  const { store, databaseUrl } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-app-"));
  folders.push(dataDir);
  const { url, log, env } = await launchBuiltApp({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...settings,
  });
  return { url, store, databaseUrl, log, env };
}

type Launched = { url: string; log: () => string; child: ChildProcess; env: Record<string, string> };
type Launch = { args?: string[]; stdio?: StdioOptions };

/** The production build with these settings and no others; it ends with the test file at the latest. */
export async function launchBuiltApp(
  settings: Record<string, string>,
  { args = [], stdio = ["ignore", "pipe", "pipe"] }: Launch = {},
): Promise<Launched> {
  if (!existsSync(EDGE)) throw new Error("there is no build to test: npm run build");
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production" as const,
    PORT: "0",
    HOST: "127.0.0.1",
    AI_ENGINE: "built-in",
    RATE_LIMITS: "off",
    TZ: "UTC",
    ...settings,
  };
  const child = spawn(process.execPath, [...args, EDGE], { env, stdio });
  children.push(child);
  let output = "";
  const take = (data: Buffer) => {
    output += data;
  };
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  child.once("exit", (code, signal) => {
    output += `ended: ${signal ?? code}`;
  });
  const port = await ready(child, () => /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]);
  if (!port) throw new Error(output);
  return { url: `http://127.0.0.1:${port}`, log: () => output, child, env };
}

/** Ends a process, if it still runs, and gives its exit code. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}

async function ready(child: ChildProcess, port: () => string | undefined) {
  while (!port() && child.exitCode === null)
    await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
  return port();
}

type RouteEntry = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasAction: boolean;
  hasLoader: boolean;
};

/** Every route of the build, as the server's own list of them says. */
export function builtRoutes(): RouteEntry[] {
  const script = readFileSync("build/server/index.js", "utf8");
  const [, list] = /^const serverManifest = (\{.*\});$/m.exec(script) ?? [];
  const { routes } = new Function(`return ${list}`)() as { routes: Record<string, RouteEntry> };
  return Object.values(routes);
}

export type Answer = { status: number; text: string; headers: Headers; location: string | null };
type Fields = Record<string, string> | [string, string][];

/** A browser without JavaScript: follows no redirect, keeps cookies, and waits twenty seconds for an answer at most. */
export class Visitor {
  cookies = new Map<string, string>();
  constructor(readonly url: string) {}

  get = (path: string, init: RequestInit = {}) => this.send(path, init);

  post = (path: string, form: Fields | FormData = {}, init: RequestInit = {}) =>
    this.send(path, {
      method: "POST",
      body: form instanceof FormData ? form : new URLSearchParams(form),
      ...init,
      headers: { "Sec-Fetch-Site": "same-origin", ...init.headers },
    });

  async send(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie && !headers.has("Cookie")) headers.set("Cookie", cookie);
    const signal = AbortSignal.timeout(ANSWER_MAX_MS);
    const response = await fetch(this.url + path, { redirect: "manual", signal, ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/;\s*Max-Age=0/i.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      text,
      headers: response.headers,
      location: response.headers.get("Location"),
    };
  }

  /** The same person in another browser, which gets no new cookies of this one. */
  copy(): Visitor {
    const other = new Visitor(this.url);
    other.cookies = new Map(this.cookies);
    return other;
  }
}
