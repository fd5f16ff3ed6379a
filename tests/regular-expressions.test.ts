import { createContext, Script } from "node:vm";
import { expect, test, vi } from "vitest";
import { brokenTexts, repeatedTexts, type TextOf } from "./support/bad-input";
import { expressionsIn, sourceFiles } from "./support/code";

/** Files that make expressions at run time, by importing or calling them. */
const MADE: Record<string, (() => Promise<unknown>) | undefined> = {
  "app/features/foods/language/token.ts": () => import("~/features/foods/language/token"),
  "app/features/label/ocr/amounts.ts": () => import("~/features/label/ocr/amounts"),
  "app/features/label/ocr/page.ts": () => import("~/features/label/ocr/page"),
  "app/http/plain-cookie.ts": async () => {
    const { plainCookie } = await import("~/http/plain-cookie");
    plainCookie({ headers: new Headers() }, "zone");
  },
};

const LENGTH = 65_536;
const MAX_MS = 200;
const TRIES = 3;
/** Without one of these an expression looks at each letter a bounded number of times. */
const REPEATS = /[*+{]/;

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
  const tried = new Set<string>();
  for (const { path, literals, made } of found)
    for (const expression of [...literals, ...(made ? await madeBy(path) : [])]) {
      if (tried.has(String(expression)) || !REPEATS.test(expression.source)) continue;
      tried.add(String(expression));
      const text = slowText(expression);
      if (text) slow.push(`${path}: ${String(expression).slice(0, 80)} with ${JSON.stringify(text)}`);
    }
  expect(slow).toEqual([]);
});

test("an expression that goes over its text again and again is found", { timeout: 300_000 }, () => {
  for (const careless of [/(?<!x[y-z]*)[y-z]/g, /\s+$/, /"[^']*'/])
    expect(slowText(careless), String(careless)).toBeDefined();
  for (const careful of [/\s+/g, /^\s*x$/, /,[^,]*/g, /(?<!\s)\s+$/])
    expect(slowText(careful), String(careful)).toBeUndefined();
});

function slowText(expression: RegExp): string | undefined {
  // A quarter is enough to see what grows by the square, and there are many of them.
  for (const [texts, length] of [
    [repeatedTexts(expression), LENGTH],
    [[...brokenTexts(expression, 14)], LENGTH / 4],
  ] as const)
    for (const textOf of suspects(expression, texts, length))
      if (growsBySquare(expression, textOf, length)) return textOf(20);
}

/**
 * Four times the letters take four times as long, or sixteen: a busy machine changes neither. What is too slow at the whole
 * length takes a sixteenth of that at a quarter.
 */
function growsBySquare(expression: RegExp, textOf: TextOf, length: number) {
  const most = MAX_MS * (length / LENGTH) ** 2;
  const whole = leastMs(expression, textOf(length), most);
  return whole > most && !(whole < 8 * leastMs(expression, textOf(length / 4), most / 16));
}

/** What grows by the square and is too slow at this length takes a 256th of that at a sixteenth; half of it is suspect. */
function suspects(expression: RegExp, texts: readonly TextOf[], length: number) {
  const times: number[] = [];
  Object.assign(context, { expression, texts: texts.map((textOf) => textOf(length / 16)), times });
  try {
    searchAll.runInContext(context, { timeout: 4 * MAX_MS });
  } catch {
    // Stopped at a text; those after it have no time and are suspect too.
  }
  return texts.filter((_, i) => (times[i] ?? Number.POSITIVE_INFINITY) > MAX_MS / 512);
}

const context = createContext({ now: () => performance.now() });
const search = new Script("expression.lastIndex = 0; text.replace(expression, '')");
const searchAll = new Script(`
for (const text of texts) {
  const start = now();
  expression.lastIndex = 0;
  text.replace(expression, "");
  times.push(now() - start);
}`);

/** Milliseconds of processor time, the best of a few tries: a busy machine slows one down, not all. */
function leastMs(expression: RegExp, text: string, most: number) {
  Object.assign(context, { expression, text });
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > most; tries++) {
    const before = process.cpuUsage();
    try {
      search.runInContext(context, { timeout: 10 * MAX_MS });
    } catch {
      continue;
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
