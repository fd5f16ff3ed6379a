import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressBlock } from "../../server/limits/addresses";

vi.hoisted(() => {
  process.env.RATE_LIMITS = "on";
});

import "../support/route-env";
import { signUp } from "~/features/access/account.server";
import { signIn } from "~/http/sender.server";
import { store } from "~/platform/boot.server";
import * as describeMeal from "~/routes/_front.eat.describe";
import * as enterValue from "~/routes/_front.eat.enter-value";
import * as forgot from "~/routes/_front.forgot-password";
import * as logIn from "~/routes/_front.log-in";
import * as signUpRoute from "~/routes/_front.sign-up";
import * as changePassword from "~/routes/account.password";
import * as parseDescription from "~/routes/api.ai.parse.description";
import * as token from "~/routes/api.auth.token";
import * as apiFood from "~/routes/api.food";
import * as scanLabel from "~/routes/eat.scan-label";
import * as deleteFood from "~/routes/food.$foodId.delete";

// Hashing hundreds of passwords, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = "http://localhost:3000";
const TOO_OFTEN = "Too many requests. Please try again later.";
const PASSWORD = "carrots-before-noon";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let time = Date.UTC(2026, 10, 21);
beforeEach(() => {
  // Each test in a day of its own, so that no limit lasts from one into the next.
  time += 25 * HOUR_MS;
  vi.useFakeTimers({ toFake: ["Date"], now: time });
});
afterEach(() => {
  vi.useRealTimers();
});
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

// biome-ignore lint/suspicious/noExplicitAny: routes of all kinds are called
type Route = { action: (args: any) => unknown };
type Sent = { from?: string; cookie?: string; form?: Record<string, string>; json?: unknown; path?: string };

/** Posts to a route as the edge hands it on. */
async function post(route: Route, { from = "203.0.113.1", cookie, form = {}, json, path = "/" }: Sent) {
  const headers = new Headers({ "x-client-block": addressBlock(from) });
  if (cookie) headers.set("Cookie", cookie);
  if (json !== undefined) headers.set("Content-Type", "application/json");
  const body = json === undefined ? new URLSearchParams(form) : JSON.stringify(json);
  const request = new Request(ORIGIN + path, { method: "POST", headers, body });
  let answer: unknown;
  try {
    answer = await route.action({ request, params: { foodId: "A".repeat(22) }, context: {} });
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    answer = thrown;
  }
  if (answer instanceof Response) {
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, data: undefined, text };
  }
  const { data, init } = answer as { data: unknown; init: ResponseInit | null };
  return {
    status: init?.status ?? 200,
    headers: new Headers(init?.headers),
    // biome-ignore lint/suspicious/noExplicitAny: the answers of many routes
    data: (data ?? answer) as any,
    text: JSON.stringify(data ?? answer),
  };
}

let people = 0;
async function person() {
  const email = `limited-${people++}@example.org`;
  const made = await signUp(store, { email, password: PASSWORD }, Date.now());
  if (!made.ok) throw new Error("the address is taken");
  const cookie = (await signIn(new Request(ORIGIN), made.userId)).get("Set-Cookie")?.split(";")[0] ?? "";
  return { email, cookie };
}

const wrong = (email: string, from?: string) =>
  post(logIn, { from, form: { email, password: "not the password" } });
const right = (email: string, from?: string) => post(logIn, { from, form: { email, password: PASSWORD } });
const statuses = async (times: number, work: (i: number) => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let i = 0; i < times; i++) found.push((await work(i)).status);
  return found;
};
const fives = (status: number) => Array(5).fill(status);

/** Waiting guesses are a matter of the process, not of its database. */
const onPostgres = process.env.TEST_DATABASE === "postgres";

describe("log-in", () => {
  it("refuses the sixth guess from an address, keeps what was typed, and says when to come back", async () => {
    const { email } = await person();
    expect(await statuses(5, () => wrong(email))).toEqual(fives(401));
    later(MINUTE_MS);
    const refused = await wrong(email);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe(String(14 * 60));
    expect(refused.data.error).toEqual({ "": [TOO_OFTEN] });
    expect(refused.data.initialValue).toEqual({ email });
    expect((await right(email)).status).toBe(429);
    later(14 * MINUTE_MS);
    expect((await right(email)).status).toBe(303);
  });

  it("locks no owner out: from anywhere else they get in", async () => {
    const { email } = await person();
    await statuses(8, () => wrong(email, "198.51.100.66"));
    expect((await right(email, "203.0.113.9")).status).toBe(303);
    expect((await right(email, "198.51.100.66")).status).toBe(429);
  });

  it("forgives slips once the password was right, also for an office of many people", async () => {
    const { email } = await person();
    await statuses(4, () => wrong(email));
    expect((await right(email)).status).toBe(303);
    expect(await statuses(5, () => wrong(email))).toEqual(fives(401));
    const other = await person();
    expect(await statuses(40, () => right(other.email, "203.0.113.2"))).not.toContain(429);
  });

  it("counts tokens and the current password of a change as the same guessing", async () => {
    const { email, cookie } = await person();
    const json = { email, password: "not the password" };
    await statuses(2, () => post(token, { json, path: "/api/auth/token" }));
    const form = {
      currentPassword: "nope",
      newPassword: "beans-before-noon",
      confirmPassword: "beans-before-noon",
    };
    expect(await statuses(2, () => post(changePassword, { form, cookie }))).toEqual([400, 400]);
    await wrong(email);
    const refusedToken = await post(token, { json, path: "/api/auth/token" });
    expect(refusedToken.status).toBe(429);
    expect(JSON.parse(refusedToken.text)).toEqual({
      success: false,
      data: null,
      error: TOO_OFTEN,
      code: "too_many_requests",
    });
    expect(Number(refusedToken.headers.get("Retry-After"))).toBeGreaterThan(0);
    const change = await post(changePassword, { form, cookie });
    expect(change.status).toBe(429);
    expect(change.text).not.toContain("beans-before-noon");
  });

  it("spends an address's thirty guesses on whichever accounts; a network of IPv6 is one address", async () => {
    const guesses = await statuses(31, (i) => wrong(`nobody-${i}@example.org`, `2001:db8:5:6::${i}`));
    expect(guesses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(guesses[30]).toBe(429);
    expect((await wrong("nobody@example.org", "2001:db8:5:7::1")).status).toBe(401);
    expect(await statuses(31, () => wrong("nobody-b@example.org", "::ffff:203.0.113.77"))).toContain(429);
    expect((await wrong("nobody-b@example.org", "203.0.113.77")).status).toBe(429);
  });

  it.skipIf(onPostgres)(
    "answers guesses from everywhere late, and the right password at once",
    {
      timeout: 120_000,
    },
    async () => {
      const { email } = await person();
      await statuses(100, (i) => wrong(email, `198.51.100.${i % 25}`));
      // Timers stand still from here on.
      vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() });
      const start = Date.now();
      let answered = false;
      const late = wrong(email, "203.0.113.10").then(({ status }) => {
        answered = true;
        return status;
      });
      for (const from of ["203.0.113.9", "203.0.113.11"]) expect((await right(email, from)).status).toBe(303);
      expect(answered).toBe(false);
      // In small steps: the database's own timers must not run out.
      await vi.waitFor(
        () => {
          vi.advanceTimersByTime(100);
          expect(answered).toBe(true);
        },
        { interval: 10, timeout: 30_000 },
      );
      expect(Date.now() - start).toBeGreaterThanOrEqual(2000);
      expect(await late).toBe(401);
    },
  );

  it.skipIf(onPostgres)(
    "lets the owner in every time while twenty-six guess from networks of their own",
    async () => {
      const { email } = await person();
      await statuses(100, (i) => wrong(email, `198.51.100.${i % 25}`));
      let done = false;
      let guesses = 0;
      const network = () => `2001:db8:${(++guesses).toString(16)}::1`;
      const guessers = Array.from({ length: 26 }, async () => {
        const refused = new Set<number>();
        while (!done) refused.add((await wrong(email, network())).status);
        return refused;
      });
      const found = await statuses(10, (i) => right(email, i < 2 ? network() : "203.0.113.9"));
      done = true;
      expect(found).toEqual(Array(10).fill(303));
      expect([...new Set((await Promise.all(guessers)).flatMap((each) => [...each]))]).toEqual([401]);
    },
  );

  it("holds nothing against somebody known at an address from which others guess", async () => {
    const [ann, ben] = [await person(), await person()];
    expect((await right(ann.email)).status).toBe(303);
    await statuses(31, (i) => wrong(`nobody-${i}@example.org`));
    expect((await right(ann.email)).status).toBe(303);
    expect((await right(ben.email)).status).toBe(429);
    expect(await statuses(6, () => wrong(ann.email))).toEqual([...fives(401), 429]);
  });

  it("limits an address without an account alike, so that it reveals nothing", async () => {
    const { email } = await person();
    const answers = async (of: string) => {
      const all = [];
      for (let i = 0; i < 7; i++) {
        const { status, text, headers } = await wrong(of, "203.0.113.40");
        all.push([status, text.replaceAll(of, "…"), [...headers]]);
      }
      return all;
    };
    expect(await answers(email)).toEqual(await answers("nobody-at-all@example.org"));
  });
});

describe("requests that reveal accounts or send mail", () => {
  it("sign-up asks about five addresses an hour", async () => {
    const { email } = await person();
    const ask = (password = PASSWORD) => post(signUpRoute, { form: { email, password } });
    await statuses(20, () => ask("short"));
    expect(await statuses(5, () => ask())).toEqual(fives(400));
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.data).toMatchObject({ initialValue: { email }, error: { "": [TOO_OFTEN] } });
    later(HOUR_MS);
    expect((await ask()).status).toBe(400);
  });

  it("a forgotten password may be reported five times an hour", async () => {
    const ask = (from?: string) => post(forgot, { from, form: { email: "nobody@example.org" } });
    expect(await statuses(5, () => ask())).toEqual(fives(303));
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.data.initialValue).toEqual({ email: "nobody@example.org" });
    expect((await ask("203.0.113.8")).status).toBe(303);
  });
});

describe("readings", () => {
  it("of one person are sixty an hour and three hundred a day, by page and by call", async () => {
    const { cookie } = await person();
    const form = { description: "two eggs" };
    const byPage = () => post(describeMeal, { cookie, form });
    const byCall = () => post(parseDescription, { cookie, json: form });
    expect(await statuses(30, byPage)).toEqual(Array(30).fill(200));
    later(MINUTE_MS);
    expect(await statuses(30, byCall)).toEqual(Array(30).fill(200));
    later(MINUTE_MS);
    const refused = await byPage();
    expect(refused.status).toBe(429);
    expect(refused.data.lastResult).toMatchObject({
      initialValue: form,
      error: { "": [TOO_OFTEN] },
    });
    expect((await byCall()).status).toBe(429);
    for (let hour = 0; hour < 4; hour++) {
      later(HOUR_MS);
      for (let part = 0; part < 3; part++) {
        // Not so many at once that they were too many writes.
        later(MINUTE_MS);
        expect(await statuses(20, byCall)).not.toContain(429);
      }
    }
    later(HOUR_MS);
    expect((await byCall()).status).toBe(429);
  });

  it("by visitors are limited to ten an hour per address and fifty a day in total", async () => {
    const read = (from: string) => post(parseDescription, { from, json: { description: "two eggs" } });
    const first = await statuses(11, () => read("203.0.113.1"));
    expect(first).toEqual([...Array(10).fill(200), 429]);
    for (let i = 2; i <= 5; i++) await statuses(10, () => read(`203.0.113.${i}`));
    expect((await read("203.0.113.6")).status).toBe(429);
    const { cookie } = await person();
    expect((await post(parseDescription, { cookie, json: { description: "two eggs" } })).status).toBe(200);
  });
});

describe("writes", () => {
  const FOOD = { name: "Soup", calories: "1", carbs: "1", fats: "1", protein: "1" };
  it("of one person are 120 a minute, by forms and calls together; what was typed stays", async () => {
    const [{ cookie }, other] = [await person(), await person()];
    const byForm = (who = cookie) => post(enterValue, { cookie: who, form: FOOD });
    const byCall = () => post(apiFood, { cookie, json: {} });
    expect(await statuses(60, () => byForm())).toEqual(Array(60).fill(303));
    expect(await statuses(60, byCall)).toEqual(Array(60).fill(400));
    const refused = await byForm();
    expect(refused.status).toBe(429);
    expect(refused.data).toMatchObject({ initialValue: FOOD, error: { "": [TOO_OFTEN] } });
    const call = await byCall();
    expect(call.status).toBe(429);
    expect(JSON.parse(call.text).error).toBe(TOO_OFTEN);
    expect((await post(deleteFood, { cookie })).status).toBe(429);
    const scan = await post(scanLabel, { cookie, form: {} });
    expect([scan.status, scan.data]).toMatchObject([429, { toast: { text: TOO_OFTEN } }]);
    expect((await byForm(other.cookie)).status).toBe(303);
    later(MINUTE_MS);
    expect((await byForm()).status).toBe(303);
  });
});
