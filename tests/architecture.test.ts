import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  circlesOf,
  doorsOf,
  type FileField,
  fileFields,
  fullFolders,
  functionsOf,
  type Import,
  longLists,
  namesOfTwoThings,
  pathsIn,
  type SourceFile,
  sourceFile,
  sourceFiles,
  unneededClasses,
  unneededExports,
  withoutCaller,
} from "./support/code";

/** A feature may import those on lower floors. */
const FLOORS = [
  ["nutrition", "mail", "ai", "webhook"],
  ["access", "food", "foods", "puzzles"],
  ["account", "meals", "house"],
  ["goals", "search", "label", "collection"],
  ["review", "share", "export"],
  ["day", "recipes"],
  ["log"],
  ["eat", "weight", "own-puzzles"],
  ["home", "album"],
  ["imports", "trends", "reminders"],
  ["landing", "api"],
];

/** Files that say something of each nutrient: its energy, goal, names, source columns, or a sentence to be read. */
const NUTRIENT_FACTS = [
  "app/features/meals/stated/pieces.ts",
  "app/features/nutrition/amounts.ts",
  "app/features/api/mcp/sent-arguments.server.ts",
  "app/features/goals/estimate.ts",
  "app/features/foods/imports/off-foods.server.ts",
  "app/features/foods/imports/fdc-foods.server.ts",
  "app/features/label/ocr/names.ts",
  "app/features/label/label-by-ai.server.ts",
  "app/features/meals/reader.server.ts",
  "app/features/home/puzzle-card.tsx",
  "app/features/landing/landing.tsx",
  "app/routes/tutorials.tsx",
];

const isTest = (path: string) => path.endsWith(".test.ts");
const isRoute = (path: string) => path.startsWith("app/routes/");
const isServer = (path: string) => /\.server(?:\.|$)/.test(path);
const isView = (path: string) => path.endsWith(".tsx") && !isRoute(path);
/** A pure rule, type or wording. Routes, ui's hooks and the database's declarations end in `.ts` too, but do other things. */
const isPure = (path: string) =>
  /^app\/(?:features|http|platform)\//.test(path) && /^[^.]+\.ts$/.test(path.split("/").at(-1) ?? "");
const isPackage = (to: string, ...names: string[]) =>
  names.some((name) => to === name || to.startsWith(`${name}/`));
const isOutside = (to: string) => !to.startsWith("app/");
const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`) && !isTest(path);
const layer = (path: string) => /^app\/(\w+)\//.exec(path)?.[1];
const feature = (path: string) => /^app\/features\/([\w-]+)\//.exec(path)?.[1];
const floor = (path: string) => FLOORS.findIndex((names) => names.includes(feature(path) ?? ""));
const onlyLayers =
  (...layers: string[]) =>
  (to: string) =>
    !isOutside(to) && !layers.includes(layer(to) ?? "");

type Rule = {
  rule: string;
  /** The files it is about. */
  in: (path: string) => boolean;
  /** What they must not import. */
  imports?: (to: string, from: string, how: Import) => boolean;
  /** What must not be in their code. */
  code?: RegExp;
  /** A file that breaks it, to see that it holds. */
  broken: [path: string, source: string];
};

const RULES: Rule[] = [
  {
    rule: "nobody imports a route",
    in: (path) => !isTest(path),
    imports: (to) => isRoute(to),
    broken: ["app/routes/account.tsx", 'import { loader } from "./_front";'],
  },
  {
    rule: "routes use features, ui and platform only",
    in: isRoute,
    imports: onlyLayers("features", "ui", "http", "platform", "styles"),
    broken: ["app/routes/account.tsx", 'import type { Db } from "~/db/store";'],
  },
  {
    rule: "routes are HTTP only: no SQL, no AI, no pictures, no Node",
    in: isRoute,
    imports: (to) =>
      isPackage(to, "drizzle-orm", "openai", "sharp", "better-sqlite3", "pg", "fontkit", "@node-rs/argon2") ||
      to.startsWith("node:"),
    broken: ["app/routes/account.tsx", 'import { eq } from "drizzle-orm";'],
  },
  {
    rule: "no GET begins a session, but for the way back from a sign-in provider",
    in: (path) => isRoute(path) && path !== "app/routes/log-in.house_.callback.ts",
    code: /function loader\((?:(?!\nexport )[\s\S])*\bsignIn\(/,
    broken: [
      "app/routes/account.tsx",
      "export async function loader(args) {\n  await signIn(request, id);\n}",
    ],
  },
  {
    rule: "a feature uses lower features, http, platform, db and ui only",
    in: inside("app/features"),
    imports: (to, from) =>
      onlyLayers("features", "http", "platform", "db", "ui", "styles")(to) ||
      (feature(to) !== undefined && feature(to) !== feature(from) && floor(to) >= floor(from)),
    broken: ["app/features/collection/collect.server.ts", 'import { fillFor } from "../day/day-rules";'],
  },
  {
    rule: "every feature has its floor",
    in: (path) => feature(path) !== undefined && floor(path) < 0,
    code: /^/,
    broken: ["app/features/weather/rain.ts", "export const rain = 1;"],
  },
  {
    rule: "one file writes the days: whatever changes one goes through its door",
    in: (path) => inside("app")(path) && path !== "app/features/day/change-day.server.ts",
    code: /\.(?:insert|update|delete)\((?:\w+\.)*(?:daily_home_data|days)\b/,
    broken: [
      "app/features/imports/pixelplate/add-file.server.ts",
      "await tx.db.update(tx.db.t.daily_home_data).set({ completed_at: 1 });",
    ],
  },
  {
    rule: "features are given the database and the settings, they don't fetch them",
    in: inside("app/features"),
    imports: (to) => to.startsWith("app/platform/boot.server"),
    broken: ["app/features/day/day.server.ts", 'import { store } from "~/platform/boot.server";'],
  },
  {
    rule: "http, what every request needs, uses http, platform and db only",
    in: inside("app/http"),
    imports: onlyLayers("http", "platform", "db"),
    broken: ["app/http/viewer.server.ts", 'import { goalOf } from "~/features/goals/goal-of.server";'],
  },
  {
    rule: "platform uses platform and db only",
    in: inside("app/platform"),
    imports: onlyLayers("platform", "db"),
    broken: ["app/platform/files.server.ts", 'import { goalOf } from "~/features/goals/goal-of.server";'],
  },
  {
    rule: "ui uses ui, and the pure files of http and platform, only",
    in: inside("app/ui"),
    imports: (to) => onlyLayers("ui", "http", "platform", "styles")(to) || isServer(to),
    broken: ["app/ui/shell/side-menu.tsx", 'import { Bar } from "~/features/nutrition/bar";'],
  },
  {
    rule: "db uses db, the pure files of platform and the names of the amounts only",
    in: inside("app/db"),
    imports: (to) =>
      (onlyLayers("db", "platform")(to) || (layer(to) === "platform" && isServer(to))) &&
      !/^app\/features\/nutrition\/amounts(?:\.ts)?$/.test(to),
    broken: ["app/db/store.ts", 'import { now } from "~/platform/clock.server";'],
  },
  {
    rule: "rows, schemas and answers are made from the list of nutrients; only facts about each name them all",
    in: (path) =>
      path.startsWith("app/") &&
      !isTest(path) &&
      !path.startsWith("app/features/puzzles/maps/") &&
      !path.startsWith("app/features/imports/formats/") &&
      !NUTRIENT_FACTS.includes(path),
    code: /^(?=[\s\S]*\bcarbs\b)(?=[\s\S]*\bprotein\b)(?=[\s\S]*\bfats\b)/,
    broken: ["app/features/day/totals.ts", "export const totals = { carbs: 0, protein: 0, fats: 0 };"],
  },
  {
    rule: "only db speaks to a database driver",
    in: (path) => path.startsWith("app/") && layer(path) !== "db" && !isTest(path),
    imports: (to) =>
      isPackage(to, "better-sqlite3", "pg", "drizzle-orm/better-sqlite3", "drizzle-orm/node-postgres"),
    broken: ["app/features/food/recent.server.ts", 'import pg from "pg";'],
  },
  {
    rule: "the HTTP edge knows nothing of the product",
    in: inside("server"),
    imports: (to) => to.startsWith("app/"),
    broken: ["server/edge.ts", 'import { now } from "~/platform/clock.server";'],
  },
  {
    rule: "the product does not use the HTTP edge",
    in: inside("app"),
    imports: (to) => to.startsWith("server/"),
    broken: ["app/http/viewer.server.ts", 'import type { EdgeEvents } from "../../server/edge-events";'],
  },
  {
    rule: "a pure file uses pure files: no React, no Node, nothing of the server, no view",
    in: isPure,
    imports: (to, _, { typeOnly }) =>
      !typeOnly &&
      (isServer(to) ||
        to.endsWith(".tsx") ||
        to.startsWith("node:") ||
        isPackage(to, "react", "react-dom", "@remix-run", "@conform-to", "drizzle-orm", "openai", "sharp")),
    broken: ["app/features/day/day-rules.ts", 'import { daySnapshot } from "./day.server";'],
  },
  {
    rule: "a pure file has no clock, no randomness, no surroundings",
    in: isPure,
    code: /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b|\bMath\.random\(|\bperformance\.now\(|\bcrypto\.|\bprocess\.|\bfetch\(|\b(?:window|document|localStorage)\./,
    broken: ["app/features/day/day-rules.ts", "export const today = () => new Date();"],
  },
  {
    rule: "on the server only the clock asks for the time",
    in: (path) =>
      /^app\/(?:features|http|platform)\/.*\.server\.tsx?$/.test(path) &&
      path !== "app/platform/clock.server.ts",
    code: /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b/,
    broken: ["app/features/log/log-food.server.ts", "export const at = () => Date.now();"],
  },
  {
    rule: "a view uses nothing of the server but its types",
    in: (path) => isView(path) && !/^app\/(?:root|entry\.server)\.tsx$/.test(path) && !isServer(path),
    imports: (to, _, { typeOnly }) => !typeOnly && (isServer(to) || to.startsWith("node:")),
    broken: ["app/features/food/food-card.tsx", 'import { recentFood } from "./recent-food.server";'],
  },
  {
    rule: "no style attributes: the content security policy blocks them",
    in: (path) => path.endsWith(".tsx"),
    code: /\sstyle=/,
    broken: ["app/ui/meter.tsx", "export const Meter = () => <i style={{ width: 1 }} />;"],
  },
  {
    rule: "a view is given its puzzle: the catalogue with all its pictures stays on the server",
    in: isView,
    imports: (to, _, { typeOnly }) => !typeOnly && /^app\/features\/puzzles\/(?:catalogue|maps\/)/.test(to),
    broken: [
      "app/features/home/home-screen.tsx",
      'import { puzzleById } from "~/features/puzzles/catalogue";',
    ],
  },
  {
    rule: "a form is read in one place",
    in: (path) => path.startsWith("app/") && path !== "app/http/form.server.ts" && !isTest(path),
    code: /\brequest\.(?:clone\(\)\.)?formData\(/,
    broken: ["app/routes/account.tsx", "export const action = ({ request }) => request.formData();"],
  },
  {
    rule: "queries are awaited, and transactions are the store's",
    in: (path) => inside("app")(path) && !/^app\/db\/\S+\.(?:sqlite|pg)\.server\.ts$/.test(path),
    code: /\.(?:get|all|run)\(\)|\.transaction\(/,
    broken: [
      "app/features/food/recent.server.ts",
      "export const recent = (db) => db.select().from(food).all();",
    ],
  },
  {
    rule: "a request that failed is no longer on its way: the navigation is ui's",
    in: (path) => inside("app")(path) && path !== "app/ui/dialog/navigation.island.ts",
    code: /\buseNavigation\b[^;]*from "@remix-run\/react"/,
    broken: ["app/ui/button.tsx", 'import { useNavigation } from "@remix-run/react";'],
  },
  {
    rule: "a site may lie under a path: what a script fetches or opens goes through `mounted`",
    in: (path) => path.includes(".island."),
    code: /\b(?:fetch|location\.assign|open|register|sendBeacon|replaceState|pushState)\((?:[^()]*,\s*)?["'`]\/(?!\/)/,
    broken: ["app/features/label/look-up.island.ts", 'export const found = fetch("/foods/barcode/7");'],
  },
  {
    rule: "Remix's own names stand beside its navigation, and where a site is mounted",
    in: (path) =>
      inside("app")(path) &&
      !path.includes(".test.") &&
      !/^app\/(?:ui\/dialog\/navigation\.island|platform\/mounted)\.ts$/.test(path),
    code: /\b__remix\w+/,
    broken: ["app/ui/shell/shell.island.tsx", "export const version = window.__remixManifest.version;"],
  },
  {
    rule: "no barrels",
    in: (path) => inside("app")(path) || inside("server")(path),
    code: /\bexport \* from\b/,
    broken: ["app/features/food/all.ts", 'export * from "./food-item";'],
  },
  {
    rule: "no file is called by a name that attracts everything",
    in: (path) =>
      /(?:^|[/-])(?:utils?|helpers?|misc|common|services?|managers?|constants)[./]/.test(path) ||
      /\/(?:types|index)\.(?:mjs|tsx?)$/.test(path),
    code: /^/,
    broken: ["app/features/food/food-helpers.ts", "export const a = 1;"],
  },
];

const files = sourceFiles("app", "server", "tests", "drizzle");

function breaches({ in: isAbout, imports, code }: Rule, file: SourceFile): string[] {
  if (!isAbout(file.path)) return [];
  const wrong = file.imports
    .filter((how) => imports?.(how.to, file.path, how))
    .map(({ to }) => `${file.path} imports ${to}`);
  const found = code?.exec(file.code);
  return found ? [...wrong, `${file.path} has ${found[0].trim() || "that name"}`] : wrong;
}

describe("the house holds", () => {
  test("there is a house", () => {
    expect(files.filter(({ path }) => isPure(path)).length).toBeGreaterThan(20);
    expect(files.filter(({ path }) => isRoute(path)).length).toBeGreaterThan(5);
  });

  test.each(RULES)("$rule", (rule) => {
    expect(breaches(rule, sourceFile(...rule.broken)), "its own example").not.toEqual([]);
    expect(files.flatMap((file) => breaches(rule, file))).toEqual([]);
  });

  test("no two files import each other, not even through others", () => {
    const a = sourceFile("app/db/a.ts", 'import { b } from "./b.ts";');
    const b = sourceFile("app/db/b.ts", 'import type { A } from "./a.ts";');
    const pair = [a, b].map((file) => ({
      ...file,
      imports: file.imports.map((how) => ({ ...how, to: how.to.includes("b.ts") ? b.path : a.path })),
    }));
    expect(circlesOf(pair)).toEqual([["app/db/a.ts", "app/db/b.ts"]]);
    expect(circlesOf(files)).toEqual([]);
  });

  test("an exported name means one thing", () => {
    const twice = ["app/db/a.ts", "app/db/b.ts"].map((path) => sourceFile(path, "export const row = 1;"));
    expect(namesOfTwoThings(twice)).toEqual(["row: app/db/a.ts, app/db/b.ts"]);
    expect(namesOfTwoThings(files)).toEqual([]);
  });

  test("what a file exports, another imports", () => {
    const alone = sourceFile("app/db/a.ts", "export const row = 1;");
    expect(unneededExports([alone])).toEqual(["app/db/a.ts: row"]);
    const builds = sourceFile("vite.config.ts", readFileSync("vite.config.ts", "utf8"));
    expect(unneededExports([...files, builds])).toEqual([]);
  });

  test("a class of a view is named by a stylesheet, a script or a test", () => {
    const view = sourceFile("app/ui/a.tsx", 'export const A = () => <i className={b ? "a" : "b"} />;');
    expect(unneededClasses([view], [".b {}"])).toEqual(["app/ui/a.tsx: a"]);
    const views = files.filter(({ path }) => /^app\/.*\.tsx$/.test(path) && !isTest(path));
    const styles = pathsIn("app").filter((path) => path.endsWith(".css"));
    const texts = [...styles.map((path) => readFileSync(path, "utf8")), ...files.map(({ code }) => code)];
    expect(unneededClasses(views, texts)).toEqual([]);
  });

  test("a folder has at most 15 files", () => {
    const full = Array.from({ length: 16 }, (_, i) => `app/ui/${i}.css`);
    expect(fullFolders(full)).toEqual(["app/ui: 16"]);
    expect(fullFolders(pathsIn("app", "server"))).toEqual([]);
  });

  test("the doors, as facts", () => {
    const facts = doorsOf(files);
    console.info(
      Object.entries(facts)
        .map(([what, count]) => `${what}: ${count}`)
        .join("\n"),
    );
    expect(facts.files).toBeLessThan(800);
    expect(facts["arrows per 1,000 lines"]).toBeLessThanOrEqual(56);
    expect(facts["lines that are imports, %"]).toBeLessThanOrEqual(9);
    expect(facts["median file"]).toBeGreaterThanOrEqual(48);
    expect(facts["files of at most 15 lines, %"]).toBeLessThanOrEqual(8);
    expect(facts["files of at most 25 lines with one importer"]).toBeLessThanOrEqual(20);
    expect(facts["reached from describe"]).toBeLessThanOrEqual(191);
    expect(facts["reached from home"]).toBeLessThanOrEqual(170);
    expect(facts["reached from POST /api/food"]).toBeLessThanOrEqual(100);
    const five = "export const a = (b, c, d, e, f) => 1;\nexport function g(h, i, j, k) {}";
    expect(longLists(functionsOf("app/db/a.ts", five))).toBe(1);
    const apart = "export const verb = (store: Store, userId: string, now: number) => {};";
    expect(withoutCaller(functionsOf("app/features/log/a.ts", apart))).toBe(1);
    expect(
      withoutCaller(
        functionsOf("app/features/log/a.ts", "export const verb = (by: Caller, now: number) => {};"),
      ),
    ).toBe(0);
    expect(facts["functions of a feature that take what a caller has"]).toBeLessThanOrEqual(18);
    expect(facts["functions of five or more parameters"]).toBeLessThanOrEqual(15);
  });

  const isSentByRemix = (form = "") =>
    form.startsWith("<Form") && /method="post"/.test(form) && /encType="multipart\/form-data"/.test(form);
  /** Its file is read here, and sent by `submit`. */
  const GOES_INTO_A_FORM = new Set(["app/features/label/camera/camera-view.island.tsx"]);

  // In WebKit, only Remix's own requests, mended at the entry of the browser, send a file.
  test("each field for a file is in a form of Remix, or its file goes into one that is sent as such", () => {
    expect(readFileSync("app/entry.client.tsx", "utf8")).toMatch(
      /window\.Request = FormRequest;[\s\S]*hydrateRoot/,
    );
    const views = files.filter(({ path }) => /^app\/.*\.tsx?$/.test(path) && !path.includes(".test."));
    const fields = fileFields(views);
    expect(fields.length).toBeGreaterThan(3);
    const mayFail = ({ path, name, form }: FileField) =>
      name !== undefined ? !isSentByRemix(form) : form !== undefined || !GOES_INTO_A_FORM.has(path);
    expect(fields.filter(mayFail)).toEqual([]);
    const readsForms = views.filter(
      ({ path, code }) => /\.island\.tsx?$/.test(path) && /\.formData\(\)/.test(code),
    );
    expect(readsForms.map(({ path }) => path)).toEqual([]);

    const engines = readFileSync("tests/engines/files.engine.test.ts", "utf8");
    const untried = fields.filter(
      ({ name }) => name && !engines.includes(`field("${name}").sendKeys(file(`) && name !== "image",
    );
    expect(untried, "add a test to tests/engines/files.engine.test.ts").toEqual([]);

    const [alone, plain, multipart] = [
      '<input type={"file"} name="a" />',
      '<form method="post"><Field {...{ type: "file" }} name="a" /></form>',
      '<Form method="post" encType="multipart/form-data"><Part /></Form>',
    ].map((view) => ({ path: "app/a.tsx", code: `export function A() { return ${view}; }` }));
    if (!alone || !plain || !multipart) throw new Error("no example");
    for (const view of [alone, plain]) expect(fileFields([view]).filter(mayFail)).toHaveLength(1);
    const part = {
      path: "app/b.tsx",
      code: `export function Part() { return ${'<input type="file" name="a" />'}; }`,
    };
    expect(fileFields([multipart, part]).filter(mayFail)).toEqual([]);
  });

  /** The first way from a file to another that is wanted, through whatever `passes`. */
  function wayTo(
    wanted: (path: string) => boolean,
    passes: (path: string) => boolean,
    path: string,
    seen = new Set<string>(),
  ): string[] | undefined {
    if (wanted(path)) return [path];
    if (seen.has(path) || !passes(path)) return undefined;
    seen.add(path);
    for (const { to, typeOnly } of byPath.get(path)?.imports ?? []) {
      const way = typeOnly ? undefined : wayTo(wanted, passes, to, seen);
      if (way) return [path, ...way];
    }
  }
  const byPath = new Map(files.map((file) => [file.path, file]));

  test("zod never reaches the browser, not even through another file", () => {
    const isZod = (path: string) => isPackage(path, "zod", "@conform-to/zod");
    const views = files.map(({ path }) => path).filter((path) => isView(path) && !isServer(path));
    expect(views.length).toBeGreaterThan(10);
    const ways = views.flatMap((path) => wayTo(isZod, (each) => !isServer(each), path)?.join(" > ") ?? []);
    expect(ways).toEqual([]);
  });

  test("no command but the demo, which is a server's, starts one on the way", () => {
    const isBoot = (path: string) => path.startsWith("app/platform/boot.server");
    const commands = files.map(({ path }) => path).filter((path) => inside("app/commands")(path));
    const ways = commands.flatMap((path) => wayTo(isBoot, () => true, path)?.join(" > ") ?? []);
    expect(ways.filter((way) => !way.startsWith("app/commands/demo.server.ts > "))).toEqual([]);
    expect(ways.length).toBeGreaterThan(0);
  });
});

test("a test that sets a server's surroundings does so before it imports the server", () => {
  const late = pathsIn("app", "server", "tests").filter((path) => {
    const text = /\.test\.tsx?$/.test(path) ? readFileSync(path, "utf8") : "";
    const [set, first] = [/support\/route-env"/, /^(?:import (?!type)|\} )[^;]*"[~.][^"]*\.server"/m].map(
      (part) => text.search(part),
    );
    return set !== undefined && first !== undefined && set > first && first >= 0;
  });
  expect(late).toEqual([]);
});
