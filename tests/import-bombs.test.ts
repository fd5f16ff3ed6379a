import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { launchBuiltApp, Visitor } from "./support/app";
import { scratchFolder } from "./support/store";
import { zipOf } from "./support/uploads";

const MB = 1024 * 1024;
const DENSE = /^This ZIP file unpacks to more than/;
const MANY = /^This file has more than 100,000 rows/;

const LONG = /^The record at line 2 is too long/;
const EMPTY_LINES = `Date,Name,Calories\n${",,,\n".repeat(99_000)}`;

const MUCH = /^This file holds too much to read at once/;
const FOREIGN = /^We can’t import JSON from that program/;
const list = (count: number, value: (i: number) => string) =>
  `[${Array.from({ length: count }, (_, i) => value(i)).join(",")}]`;

const times = (text: string, mb: number) => text.repeat((mb * MB) / text.length);
/** Packed less than a hundred times, as an honest file. */
const salted = (text: string, mb: number) =>
  Array.from({ length: mb * 8 }, (_, i) => `${text.repeat(MB / 8 / text.length)}${noise(i)}`).join("");
const noise = (seed: number) =>
  Array.from({ length: 2000 }, (_, i) =>
    Math.floor(1e9 * Math.abs(Math.sin(seed * 2000 + i))).toString(36),
  ).join("");

const BOMBS: Record<string, [make: () => Promise<Buffer> | Buffer, refusal: RegExp]> = {
  "59 MB of empty records in a ZIP": [() => zipOf({ "a.json": `[${times("{},", 59)}{}]` }), DENSE],
  "59 MB of lists in lists in a ZIP": [() => zipOf({ "a.json": times("[", 59) }), DENSE],
  "three files of empty records in a ZIP": [
    () => zipOf(Object.fromEntries([1, 2, 3].map((i) => [`${i}.json`, `[${times("{},", 19)}{}]`]))),
    DENSE,
  ],
  "59 MB of empty lines in a ZIP": [
    () => zipOf({ "a.csv": `Date,Name,Calories\n${times(",,,\n", 59)}` }),
    DENSE,
  ],
  "the same less dense": [() => zipOf({ "a.csv": `Date,Name,Calories\n${salted(",,,\n", 40)}` }), MANY],
  "empty records less dense": [() => zipOf({ "a.json": `[${salted("{},", 40)}{}]` }), MUCH],
  "more names than any honest file": [
    () => zipOf({ "a.json": list(4_300_000, (i) => `"${i.toString(36)}"`) }),
    MUCH,
  ],
  "most records that are read, each of a form of its own": [
    () => Buffer.from(list(990_000, (i) => `{"${i.toString(36)}":1}`)),
    FOREIGN,
  ],
  "most names that are read": [
    () => zipOf({ "a.json": list(4_000_000, (i) => `"${i.toString(36)}"`) }),
    FOREIGN,
  ],
  "one record of a million fields": [
    () => Buffer.from(`{${list(1_000_000, (i) => `"${i.toString(36)}":1`).slice(1, -1)}}`),
    FOREIGN,
  ],
  "lists in lists, a million deep": [() => Buffer.from("[".repeat(990_000) + "]".repeat(990_000)), FOREIGN],
  "19 MB of plain empty lines": [() => Buffer.from(`Date,Name,Calories\n${times(",,,\n", 19)}`), MANY],
  "19 MB of commas in one line": [() => Buffer.from(`Date,Name,Calories\n${times(",", 19)}`), LONG],
  "19 small files of empty lines in a ZIP": [
    () => zipOf(Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`${i}.csv`, EMPTY_LINES]))),
    MANY,
  ],
  "19 MB of empty records": [() => Buffer.from(`[${times("{},", 19)}{}]`), MUCH],
};

const CUT = /^This JSON file is cut/;

const RECIPE_BOMBS: typeof BOMBS = {
  "59 MB of empty recipes in a ZIP": [() => zipOf({ "a.json": `[${times("{},", 59)}{}]` }), DENSE],
  "archives that unpack to 80 MB together": [
    async () => {
      const inner = await zipOf({ "recipe.json": `[${salted("{},", 20)}{}]` });
      return zipOf(Object.fromEntries([1, 2, 3, 4].map((i) => [`${i}.zip`, inner])));
    },
    DENSE,
  ],
  "19 MB of empty recipes": [() => Buffer.from(`[${times("{},", 19)}{}]`), MUCH],
  "a recipe that is cut": [
    () => Buffer.from('{"@type":"Recipe","name":"Stew","recipeIngredient":["1 egg"'),
    CUT,
  ],
};

let app: Awaited<ReturnType<typeof launchBuiltApp>>;
let ann: Visitor;
beforeAll(async () => {
  app = await launchBuiltApp({ DATA_DIR: scratchFolder() });
  ann = new Visitor(app.url);
  await ann.post("/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
});

/** Megabytes at most so far. */
const peakMb = (pid = app.child.pid) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** The same of the process that reads files, NaN when there is none. */
function readerPeakMb(): number {
  const threads = readdirSync(`/proc/${app.child.pid}/task`);
  const children = threads.flatMap((thread) =>
    readFileSync(`/proc/${app.child.pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  const reads = (pid: string) => /import-reader/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  const reader = children.find(reads);
  return reader ? peakMb(Number(reader)) : Number.NaN;
}

function send(file: Buffer, path = "/account/data/import.data") {
  const form = new FormData();
  if (!path.includes("?")) form.set("intent", "upload");
  form.set("file", new File([new Uint8Array(file)], "foods.zip"));
  return ann.post(path, form, { signal: AbortSignal.timeout(60_000) });
}

it.each(Object.entries(RECIPE_BOMBS))(
  "%s is refused where recipes are expected",
  { timeout: 90_000 },
  async (_, [make, refusal]) => {
    const { status, text } = await send(await make(), "/recipes.data?step=file");
    expect(status).toBe(400);
    expect(JSON.parse(text).find((part: unknown) => refusal.test(String(part)))).toBeDefined();
    expect(peakMb()).toBeLessThan(500);
  },
);

it.each(Object.entries(BOMBS))(
  "%s is refused, while others are answered",
  { timeout: 90_000 },
  async (_, [make, refusal]) => {
    const file = await make();
    let reads = true;
    let slowest = 0;
    let reader = 0;
    const watching = (async () => {
      while (reads) {
        const since = performance.now();
        expect((await new Visitor(app.url).get("/healthz")).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - since);
        reader = Math.max(reader, readerPeakMb() || 0);
        // Without a rest it takes a core from what it watches.
        await sleep(20);
      }
    })();
    const { status, text } = await send(file);
    reads = false;
    await watching;
    console.info(
      `${Math.round(file.length / 1024)} kB: slowest answer ${Math.round(slowest)} ms, peak ${Math.round(peakMb())} MB, of the reader ${Math.round(reader)} MB`,
    );
    expect(status).toBe(400);
    expect(JSON.parse(text).find((part: unknown) => refusal.test(String(part)))).toBeDefined();
    expect(peakMb()).toBeLessThan(500);
    expect(reader).toBeGreaterThan(10);
    expect(reader).toBeLessThan(700);
  },
);
