import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;
const onPostgres = process.env.TEST_DATABASE === "postgres";
/** `npm test` runs the telling part of the routes on PostgreSQL and of the rehearsals; else whatever is named runs. */
const isShort = process.env.TEST_SUITE === "short";

/** The main flow, rights, limits and races. */
const ROUTES_ON_POSTGRES = [
  "account",
  "api",
  "api/lists",
  "api-days",
  "api-food",
  "api-people",
  "api-tokens",
  "changed-at-once",
  "collection",
  "daily-loop",
  "eat/queued-food",
  "eat/queued-forms",
  "food/completed-day",
  "sso/accounts",
  "home/cached-home",
  "home/called-done",
  "home/held-pages",
  "limits",
  "log",
  "matrix",
  "picture/todays-picture",
  "tray/tray",
  "twice-at-once",
  "webhook/webhook",
].map((name) => `tests/routes/${name}.test.ts`);

const REHEARSALS = ["backup", "collected-once", "killed", "submitted-twice", "upgrade"].map(
  (name) => `tests/long/${name}.test.ts`,
);

const tests = ["app", "server", "tests"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path));
for (const path of [...ROUTES_ON_POSTGRES, ...REHEARSALS])
  if (!tests.includes(path)) throw new Error(`${path} is named for a database, and not there`);
const usesDatabase = (path: string) =>
  /support\/(?:store|app|api|route-env)"|postgresUrl/.test(readFileSync(join(root, path), "utf8"));

/** Tests of pure files and views hold no state, so they share the project's modules too. */
const pure = tests.filter(
  (path) => path.startsWith("app/") && !path.includes(".server.test.") && !usesDatabase(path),
);
const others = tests.filter((path) => !pure.includes(path));
const isRoute = (path: string) => path.startsWith("tests/routes/");
/** `npm run test:engines` prepares what these need. */
const isEngine = (path: string) => path.startsWith("tests/engines/");
const onSqlite = (path: string) =>
  (!isEngine(path) || process.env.TEST_SUITE === "engines") &&
  !path.includes(".pg.server.test.") &&
  (!isShort || !path.startsWith("tests/long/") || REHEARSALS.includes(path));
const onPostgresToo = (path: string) =>
  !isEngine(path) &&
  !path.includes(".sqlite.server.test.") &&
  (path.includes(".pg.server.test.") || usesDatabase(path)) &&
  (isRoute(path) ? !isShort || ROUTES_ON_POSTGRES.includes(path) : path.includes(".server.test."));

const fresh = { setupFiles: ["tests/support/setup/fresh-process.ts"] };

export default defineConfig({
  root,
  plugins: [tsconfigPaths()],
  test: {
    // Far beyond what any takes, for machines that are busy with something else.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // One more than cores, as many tests wait for a server's answer or a clock.
    maxWorkers: availableParallelism() + 1,
    // A process for each file would load the same packages again; `fresh-process` undoes what a file leaves behind.
    isolate: false,
    sequence: { setupFiles: "list" },
    setupFiles: ["tests/support/setup/no-unexpected-errors.ts", "tests/support/setup/patient-waits.ts"],
    globalSetup: "tests/support/setup/templates.ts",
    projects: onPostgres
      ? [{ extends: true, test: { ...fresh, name: "postgres", include: others.filter(onPostgresToo) } }]
      : [
          { extends: true, test: { name: "pure", include: pure } },
          { extends: true, test: { ...fresh, name: "sqlite", include: others.filter(onSqlite) } },
        ],
  },
});
