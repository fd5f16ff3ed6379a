import { testCaller } from "./store";
import "./route-env";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect } from "vitest";
import { signUp } from "~/features/access/account.server";
import { collectPuzzle } from "~/features/collection/collect.server";
import { startTokens } from "~/http/bearer.server";
import { signIn } from "~/http/sender.server";
import { store } from "~/platform/boot.server";

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => Promise<Response>;
type Route = { loader: Handler; action: Handler };

const ORIGIN = "http://localhost:3000";
export const PASSWORD = "carrots-before-noon";

// In the order in which a router prefers them: literal parts before parameters, the splat last.
const routes = Object.entries(import.meta.glob<Route>("../../app/routes/api.*.ts", { eager: true }))
  .map(([file, route]) => ({ route, pattern: patternOf(file) }))
  .sort((one, other) => rank(one.pattern) - rank(other.pattern));

function patternOf(file: string): string[] {
  const name = /routes\/(.*)\.ts$/.exec(file)?.[1] ?? "";
  return name
    .replaceAll("[.]", "\0")
    .split(".")
    .map((part) => part.replaceAll("\0", "."));
}
function rank(pattern: string[]) {
  return pattern.at(-1) === "$" ? 1000 : pattern.filter((part) => part.startsWith("$")).length;
}

/** Every address under /api that has calls, with `$name` for its parameters. */
export const servedPaths = (): string[] =>
  routes.map(({ pattern }) => `/${pattern.join("/")}`).filter((path) => path !== "/api/$");

function find(pathname: string) {
  const parts = pathname.split("/").slice(1);
  for (const { route, pattern } of routes) {
    if (pattern.at(-1) === "$") return { route, params: {} };
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((part, i) => part.startsWith("$") || part === parts[i])) continue;
    const named = pattern.flatMap((part, i) =>
      part.startsWith("$") ? [[part.slice(1), decodeURIComponent(parts[i] ?? "")]] : [],
    );
    return { route, params: Object.fromEntries(named) };
  }
  throw new Error(`no route for ${pathname}`);
}

type Sent = {
  token?: string;
  cookie?: string;
  body?: unknown;
  /** As it stands, for what is no JSON. */
  raw?: BodyInit;
  headers?: Record<string, string>;
};
type Answer = {
  status: number;
  headers: Headers;
  success: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at the answers of many calls
  data: any;
  error: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: the whole answer
  json: any;
};

/** Makes a call as a program does, and sees to it that the answer has the shape of the API. */
export async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const headers = new Headers(sent.headers);
  if (sent.token !== undefined) headers.set("Authorization", `Bearer ${sent.token}`);
  if (sent.cookie) headers.set("Cookie", sent.cookie);
  if (sent.body !== undefined && !headers.has("Content-Type"))
    headers.set("Content-Type", "application/json");
  const body = sent.body === undefined ? sent.raw : JSON.stringify(sent.body);
  const request = new Request(ORIGIN + path, { method, headers, body });
  const { route, params } = find(new URL(request.url).pathname);
  const handler = method === "GET" || method === "HEAD" ? route.loader : route.action;
  const response = await handler({ request, params, context: {} });
  const json = await response.json();
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  if (!("openapi" in json)) {
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const ok = response.status === 200;
    expect(json).toMatchObject(ok ? { success: true, error: null } : { success: false, data: null });
    if (!ok) expect(json.error, `${response.status}`).toMatch(/\S/);
  }
  return {
    status: response.status,
    headers: response.headers,
    json,
    success: json.success,
    data: json.data,
    error: json.error,
  };
}

let people = 0;

/** A new account with an access token and a session cookie. */
export async function person(now = Date.now()) {
  const email = `person-${people++}@example.org`;
  const made = await signUp(store, { email, password: PASSWORD }, now);
  if (!made.ok) throw new Error("the address is taken");
  const pair = await startTokens(store, made.userId, now);
  const cookie = (await signIn(new Request(ORIGIN), made.userId)).get("Set-Cookie")?.split(";")[0] ?? "";
  return { id: made.userId, email, token: pair.accessToken, refresh: pair.refreshToken, cookie };
}
export type Person = Awaited<ReturnType<typeof person>>;

export const SOUP = {
  name: "Lentil soup",
  number_of_servings: 2,
  nutrition: { calories: 120, carbs: "10 g", fats: "4,5", protein: 6 },
  emoji: "🍲",
};

/** Ann, who logged a soup and collected three puzzles, and Bob, who did nothing yet. */
export async function annAndBob() {
  const [ann, bob] = [await person(), await person()];
  const { data } = await call("POST", "/api/food", { token: ann.token, body: SOUP });
  const amounts = { carbs: 200.5, protein: 150, fats: 65 };
  for (const [i, puzzleId] of ["carrot", "salmon", "sushi_rice"].entries()) {
    const date = `2026-03-0${i + 1}`;
    await testCaller(store, { id: ann.id }, Date.UTC(2026, 2, i + 1)).change((tx) =>
      collectPuzzle(tx, { puzzleId, date, amounts }),
    );
  }
  return { ann, bob, soupId: data.id as string };
}
