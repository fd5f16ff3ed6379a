import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [tsconfigPaths()],
  test: {
    // Far beyond what any takes, for machines that are busy with something else.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: [
      "app/**/*.test.{ts,tsx}",
      "server/**/*.test.{ts,tsx}",
      "tests/*.test.ts",
      "tests/routes/**/*.test.ts",
      "tests/long/*.test.ts",
    ],
    setupFiles: ["tests/support/no-unexpected-errors.ts"],
    globalSetup: [
      "tests/support/sqlite-template.ts",
      ...(process.env.TEST_DATABASE === "postgres" ? ["tests/support/postgres-template.ts"] : []),
    ],
  },
});
