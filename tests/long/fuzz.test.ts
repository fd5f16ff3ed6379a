import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  apiClient,
  type BuiltApp,
  builtRoutes,
  INFO,
  newToken,
  signedUp,
  startBuiltApp,
} from "../support/app";
import {
  addressOf,
  anything,
  BAD_TEXTS,
  bodyOf,
  type Known,
  mutated,
  operationsOf,
} from "../support/bad-input";
import { LONG, measured, often } from "../support/processes";

const AT_ONCE = 20;
const STALL_MAX_MS = 5000;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "x",
];

type Shot = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: BodyInit;
  signedIn: boolean;
};

const badText = fc.constantFrom(...Object.values(BAD_TEXTS));
const text = fc.oneof(
  badText,
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("a".repeat(3000)),
);
/** In an address, as a client would write it or not. */
const inPath = fc.oneof(
  text.map((value) => encodeURIComponent(value.toWellFormed())),
  fc.constantFrom(
    "%00",
    "__proto__",
    "constructor",
    "..%2f..%2fetc%2fpasswd",
    "%E0%A4",
    "%",
    "a".repeat(5000),
    "%0d%0aSet-Cookie:x=1",
  ),
);
const rawBody = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "[",
    "[".repeat(20_000),
    `${'{"a":'.repeat(20)}1${"}".repeat(20)}`,
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    '{"name":"a","name":"b","nutrition":{"calories":1e400}}',
    `{"name":"${"x".repeat(60_000)}"}`,
    `{"name":"${"x".repeat(70_000)}"}`,
    "\ufeff{}",
    '{"name":"\\ud800"}',
    "NaN",
    "calories=1&x[4294967294]=1",
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nnot a picture\r\n--x--\r\n',
    "--x\r\n\r\n",
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.json({ maxDepth: 12 }),
);
const header = fc.oneof(
  fc.string({ maxLength: 300 }).map((value) => value.replace(/[^\t\x20-\x7e]/g, "?").trim()),
  fc.constantFrom("", "a".repeat(201), "one-key", "bytes=0-", "Bearer ", "Bearer x.y", "*/*;q=0", "gzip;q=x"),
);

test("whatever is sent to the API, the answer is no failure and has its shape", async () => {
  const shots = often(1500, 20_000);
  const app = await startBuiltApp({ LABEL_OCR: "off" });
  const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
  const operations = operationsOf(document);
  expect(operations.length).toBeGreaterThan(15);
  const known: Known = { foodId: "x", shareId: "x", userId: "x", email: "x@example.org" };
  let people = 0;
  const join = async () => {
    const mine = await newToken(app.url, `fuzz-${people++}@example.org`);
    const body = { name: "Soup", nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 } };
    known.foodId = (await apiClient(app.url, mine)("POST", "/api/food", body)).data.id;
    return mine;
  };
  let token = await join();
  let joining: Promise<void> | undefined;
  /** Some calls end the account or the token that they are made with. */
  const renew = (used: string) => {
    if (used !== token) return;
    joining ??= join().then((mine) => {
      token = mine;
      joining = undefined;
    });
    return joining;
  };

  const shot = fc.constantFrom(...operations).chain(({ method, path, operation }): fc.Arbitrary<Shot> => {
    const valid = bodyOf(operation, true, known);
    const body = fc.oneof(
      {
        weight: 6,
        arbitrary: (valid === undefined ? anything : mutated(valid)).map(
          (value) => JSON.stringify(value) ?? "",
        ),
      },
      { weight: 3, arbitrary: rawBody as fc.Arbitrary<string> },
    );
    const address = fc.oneof(
      { weight: 4, arbitrary: fc.constant(addressOf(path, operation, true, known)) },
      { weight: 2, arbitrary: inPath.map((part) => path.replace(/\{\w+\}/g, part)) },
      fc
        .dictionary(
          fc.constantFrom("page", "date", "userId", "puzzleName", "_data", "_routes", "index", "x"),
          text,
          { maxKeys: 4 },
        )
        .map((query) => `${path.replace(/\{\w+\}/g, "x")}?${new URLSearchParams(query)}`),
      inPath.map((part) => `/api/${part}`),
    );
    return fc.record({
      method: fc.oneof({ weight: 8, arbitrary: fc.constant(method) }, fc.constantFrom(...METHODS)),
      path: address,
      headers: fc
        .record(
          {
            "Content-Type": fc.oneof(
              { weight: 4, arbitrary: fc.constant("application/json") },
              fc.constantFrom(...TYPES),
            ),
            "Idempotency-Key": header,
            Authorization: header,
            Cookie: header,
            Range: header,
            "Accept-Encoding": header,
            "If-None-Match": header,
          },
          { requiredKeys: [] },
        )
        .map((all) => JSON.parse(JSON.stringify(all))),
      body,
      signedIn: fc.nat(3).map((n) => n > 0),
    });
  });

  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const fire = async ({ method, path, headers, body, signedIn }: Shot) => {
    const used = token;
    const sent = { ...headers, ...(signedIn && { Authorization: `Bearer ${used}` }) };
    const mayHave = method !== "GET" && method !== "HEAD";
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(app.url + path, {
      method,
      headers: sent,
      body: mayHave ? body : undefined,
      signal,
      redirect: "manual",
    });
    const said = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (signedIn && response.status === 401) await renew(used);
    // Too long a head: Node answers before it has read the path.
    if (response.status === 431) return;
    const what = `${method} ${path.slice(0, 200)} ${String(body).slice(0, 200)}: ${response.status} ${said.slice(0, 200)}`;
    if (response.status >= 500) wrong.push(what);
    if (
      method === "HEAD" ||
      (method === "OPTIONS" && response.status === 204) ||
      !new URL(response.url).pathname.startsWith("/api/") ||
      response.url.endsWith("openapi.json")
    )
      return;
    if (!/^\/api\/docs(?:[?#]|$)/.test(path) && !hasShape(said, response.status))
      wrong.push(`no shape: ${what}`);
  };
  const slowest = await whileWatched(app, () =>
    inTurns(fc.sample(shot, { numRuns: shots, seed: 20_261_121 }), fire),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(wrong).toHaveLength(0);
  if (LONG) expect(slowest).toBeLessThan(STALL_MAX_MS);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(shots / 20);
  expect(app.log()).not.toMatch(/"stack"|\bended/);
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ");
  measured(
    "Fuzz",
    "API: no 5xx, always its shape",
    `${shots} requests: ${counts}; /healthz at most ${Math.round(slowest)} ms`,
  );
});

test("no request for a page is answered with a 5xx", async () => {
  const shots = often(400, 2000);
  const app = await startBuiltApp({ LABEL_OCR: "off" });
  const ann = await signedUp(app.url, "ann@example.org");
  await ann.post("/welcome/info", INFO);
  const paths = builtRoutes()
    .map(({ path }) => `/${path ?? ""}`)
    .filter((path) => !path.startsWith("/api"));
  const visits = fc
    .tuple(
      fc.constantFrom(...paths),
      inPath,
      fc.constantFrom("", ".data"),
      fc.dictionary(
        fc.constantFrom("date", "page", "step", "eat", "share", "redirectTo", "token", "_routes", "month"),
        text,
        { maxKeys: 3 },
      ),
      fc.boolean(),
    )
    .map(([path, part, end, query, signedIn]) => ({
      path: `${path.replace(/[:*][\w]*/g, part)}${end}?${new URLSearchParams(query)}`,
      signedIn,
    }));
  const wrong: string[] = [];
  const slowest = await whileWatched(app, () =>
    inTurns(fc.sample(visits, { numRuns: shots, seed: 20_261_121 }), async ({ path, signedIn }) => {
      const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers: Record<string, string> = signedIn ? { Cookie: cookie } : {};
      const response = await fetch(app.url + path, {
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(20_000),
      });
      const said = await response.text();
      if (response.status >= 500)
        wrong.push(`${path.slice(0, 300)}: ${response.status} ${said.slice(0, 100)}`);
    }),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  if (LONG) expect(slowest).toBeLessThan(STALL_MAX_MS);
  expect(app.log()).not.toMatch(/"stack"|\bended/);
  measured("Fuzz", "pages: no 5xx", `${shots} addresses; /healthz at most ${Math.round(slowest)} ms`);
});

function hasShape(said: string, status: number): boolean {
  try {
    const { success, data, error } = JSON.parse(said);
    return status < 300
      ? success === true && error === null
      : success === false && data === null && /\S/.test(error);
  } catch {
    return false;
  }
}

/** Does something with each, a few at a time. */
async function inTurns<T>(all: T[], work: (one: T) => Promise<void>) {
  const left = all.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await work(one);
    }),
  );
}

/** The longest that the server took to say that it lives, in ms, while `work` was done. */
async function whileWatched({ url }: BuiltApp, work: () => Promise<void>): Promise<number> {
  let slowest = 0;
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  while (!done) {
    const since = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    slowest = Math.max(slowest, performance.now() - since);
    await sleep(50);
  }
  await working;
  return slowest;
}
