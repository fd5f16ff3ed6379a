import { createContext, Script } from "node:vm";
import { expect, test, vi } from "vitest";
import { brokenTexts, repeatedTexts } from "./support/hostile-texts";
import { expressionsIn } from "./support/regular-expressions";
import { sourceFiles } from "./support/source-files";

/** Files that make expressions at run time, by importing or calling them. */
const MADE: Record<string, (() => Promise<unknown>) | undefined> = {
  "app/features/foods/language/tokenise.ts": () => import("~/features/foods/language/tokenise"),
  "app/features/label/ocr/parser/find-amounts.ts": () => import("~/features/label/ocr/parser/find-amounts"),
  "app/features/label/ocr/parser/find-headers.ts": () => import("~/features/label/ocr/parser/find-headers"),
  "app/http/plain-cookie.ts": async () => {
    const { plainCookie } = await import("~/http/plain-cookie");
    plainCookie({ headers: new Headers() }, "zone");
  },
};

const LENGTH = 65_536;
const MAX_MS = 50;
const TRIES = 5;

const files = sourceFiles("app", "server")
  .map(({ path }) => path)
  .filter((path) => !/\.test\.tsx?$/.test(path));
const found = files.map((path) => ({ path, ...expressionsIn(path) }));

test("expressions are literals, but for those in the files named here", () => {
  expect(
    found
      .filter(({ made }) => made > 0)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(Object.keys(MADE).sort());
});

test("those made at run time are known", async () => {
  for (const { path, made } of found)
    if (made) expect((await madeBy(path)).length, path).toBeGreaterThanOrEqual(made);
});

test(`no expression takes more than ${MAX_MS} ms for ${LENGTH} letters of what it names`, {
  timeout: 300_000,
}, async () => {
  const slow: string[] = [];
  for (const { path, literals, made } of found)
    for (const expression of [...literals, ...(made ? await madeBy(path) : [])]) {
      const text = slowText(expression);
      if (text)
        slow.push(`${path}: ${String(expression).slice(0, 80)} with ${JSON.stringify(text.slice(0, 20))}`);
    }
  expect(slow).toEqual([]);
});

test("an expression that goes over its text again and again is found", () => {
  for (const careless of [/(?<!x[y-z]*)[y-z]/g, /\s+$/, /^(a+)+$/, /"[^']*'/, /\d+x/])
    expect(slowText(careless), String(careless)).toBeDefined();
  for (const careful of [/\s+/g, /^\s*x$/, /,[^,]*/g, /(?<!\s)\s+$/])
    expect(slowText(careful), String(careful)).toBeUndefined();
});

function slowText(expression: RegExp): string | undefined {
  const slow = (text: string) => leastMs(expression, text) > MAX_MS;
  const whole = repeatedTexts(expression, LENGTH).find(slow);
  if (whole) return whole;
  // A quarter is enough to see what grows by the square, and there are many of them.
  for (const text of brokenTexts(expression, LENGTH / 4, 14)) if (slow(text)) return text;
}

const context = createContext({ expression: /x/, text: "" });
const search = new Script("expression.lastIndex = 0; text.replace(expression, '')");

/** Milliseconds of processor time, the best of a few tries: a busy machine slows one down, not all. */
function leastMs(expression: RegExp, text: string) {
  Object.assign(context, { expression, text });
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MAX_MS; tries++) {
    const before = process.cpuUsage();
    try {
      search.runInContext(context, { timeout: 2000 });
    } catch {
      return Number.POSITIVE_INFINITY;
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** The expressions that a file makes while it is loaded, or used as said above. */
async function madeBy(path: string) {
  const made: RegExp[] = [];
  const Real = RegExp;
  vi.resetModules();
  vi.stubGlobal(
    "RegExp",
    class extends Real {
      constructor(...given: ConstructorParameters<typeof RegExp>) {
        super(...given);
        made.push(new Real(this.source, this.flags));
      }
    },
  );
  await MADE[path]?.();
  vi.unstubAllGlobals();
  return made;
}
