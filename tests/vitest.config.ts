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
  "api-days",
  "api-food",
  "api-people",
  "api-tokens",
  "collection",
  "daily-loop",
  "eat/queued-food",
  "eat/queued-forms",
  "food/completed-day",
  "limits",
  "log",
  "matrix",
  "review",
  "twice-at-once",
].map((name) => `tests/routes/${name}.test.ts`);

const REHEARSALS = ["backup", "collected-once", "killed", "submitted-twice", "upgrade"].map(
  (name) => `tests/long/${name}.test.ts`,
);

const tests = ["app", "server", "tests"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path));
const usesDatabase = (path: string) =>
  /support\/(?:test-store|route-env|built-app|api|backup-target)"|postgresUrl/.test(
    readFileSync(join(root, path), "utf8"),
  );

/** Tests of pure files and views hold no state, so they share a process and its modules. */
const shared = tests.filter(
  (path) => path.startsWith("app/") && !path.includes(".server.test.") && !usesDatabase(path),
);
const isolated = tests.filter((path) => !shared.includes(path));
const isRoute = (path: string) => path.startsWith("tests/routes/");
const onSqlite = (path: string) =>
  !path.includes(".pg.server.test.") &&
  (!isShort || !path.startsWith("tests/long/") || REHEARSALS.includes(path));
const onPostgresToo = (path: string) =>
  !path.includes(".sqlite.server.test.") &&
  (path.includes(".pg.server.test.") || usesDatabase(path)) &&
  (isRoute(path) ? !isShort || ROUTES_ON_POSTGRES.includes(path) : path.includes(".server.test."));

export default defineConfig({
  root,
  plugins: [tsconfigPaths()],
  test: {
    // Far beyond what any takes, for machines that are busy with something else.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: availableParallelism(),
    setupFiles: ["tests/support/no-unexpected-errors.ts"],
    globalSetup: [
      "tests/support/sqlite-template.ts",
      ...(onPostgres ? ["tests/support/postgres-template.ts"] : []),
    ],
    projects: onPostgres
      ? [{ extends: true, test: { name: "postgres", include: isolated.filter(onPostgresToo) } }]
      : [
          { extends: true, test: { name: "shared", isolate: false, include: shared } },
          { extends: true, test: { name: "sqlite", include: isolated.filter(onSqlite) } },
        ],
  },
});
