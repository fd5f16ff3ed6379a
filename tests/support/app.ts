import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll } from "vitest";
import type { Store } from "../../app/db/store";
import { collectPuzzle } from "../../app/features/collection/collect.server";
import { testCaller, testDatabase } from "./store";

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
    WEBHOOK_ALLOW: "127.0.0.0/8",
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

export const PASSWORD = "carrots-before-noon";
export const INFO = {
  name: "Anncanary",
  lastName: "Gardener",
  gender: "female",
  age: "30",
  unit: "metric",
  height: "170",
  weight: "60",
  activityLevel: "sedentary",
  weightGoal: "maintain",
};
/** Words of A's that nobody else may read. */
export const PRIVATE = ["anncanary", "canary-a@example.org", "canary stew", "canary soup"];

const RICE = {
  ...{ ref: null, name: "Rice", emoji: "🍚", amount: 100, unit: "g", grams: 100, source: null },
  ...{ calories: 130, carbs: 28, protein: 3, fats: 0.3, estimated: false },
};

/** A has a profile, goals, food, collected puzzles and a share link; B has a profile only. */
export async function twoPeople({ url, store }: BuiltApp) {
  const a = await signedUp(url, "canary-a@example.org");
  const b = await signedUp(url, "canary-b@example.org");
  await a.post("/welcome/info", INFO);
  await a.post("/welcome/goal", { calories: "2000" });
  await a.post("/puzzles/magic_garden", { puzzle_id: "carrot" });
  const meal = { name: "Canary stew", calories: "100", carbs: "10", fats: "1", protein: "1" };
  await a.post("/eat/enter-value", { ...meal, key: "first" });
  await b.post("/welcome/info", { ...INFO, name: "Bob" });

  const { users, food } = store.read.t;
  const [person] = await store.read.select().from(users).where(eq(users.email, "canary-a@example.org"));
  const [stew] = await store.read.select().from(food).where(eq(food.name, "Canary stew"));
  if (!person || !stew) throw new Error("A has no account or no food");
  const { ref, grams, amount, unit, estimated, ...soup } = { ...RICE, name: "Canary soup" };
  const recipe = { ...soup, id: "canary-recipe", kind: "recipe" as const, parts: [RICE], makes: 4 };
  const saved = { ...recipe, user_id: person.id, number_of_servings: 1, created_at: 0 };
  await store.tx((db) => db.insert(db.t.saved_food).values(saved));
  const { kind: _, ...dish } = { ...saved, id: "canary-pot", name: "Fridge chili" };
  await store.tx((db) => db.insert(db.t.pot).values({ ...dish, servings_left: 4 }));
  for (const [i, puzzleId] of ["carrot", "salmon", "sushi_rice"].entries())
    await testCaller(store, { id: person.id }, Date.UTC(2026, 2, 1 + i, 12)).change((tx) =>
      collectPuzzle(tx, {
        puzzleId,
        date: `2026-03-0${i + 1}`,
        amounts: { carbs: 200, protein: 150, fats: 65 },
      }),
    );
  return { a, b, shareId: person.share_id, foodId: stew.id };
}

/** A new account that is signed in and was shown the first questions. */
export async function signedUp(url: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const { status } = await visitor.post("/sign-up", { email, password: PASSWORD });
  if (status !== 303) throw new Error(`signing up was answered with ${status}`);
  return visitor;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look at the answers of many calls
type Said = { status: number; success: boolean; data: any; error: string | null; headers: Headers };
const WAIT_MS = 30_000;

/** A program that calls the API of a running server, as somebody or, without a token, as nobody. */
export function apiClient(url: string, token?: string) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Said> => {
    const headers = new Headers(more);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const signal = AbortSignal.timeout(WAIT_MS);
    const sent = { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) };
    const response = await fetch(url + path, sent);
    return { status: response.status, headers: response.headers, ...JSON.parse(await response.text()) };
  };
}

/** A new account and its access token. */
export async function newToken(url: string, email: string): Promise<string> {
  await signedUp(url, email);
  const { data, error } = await apiClient(url)("POST", "/api/auth/token", { email, password: PASSWORD });
  if (!data) throw new Error(`no token: ${error}`);
  return data.access_token;
}
