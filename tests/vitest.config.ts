import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [tsconfigPaths()],
  test: {
    include: [
      "app/**/*.test.{ts,tsx}",
      "server/**/*.test.ts",
      "tests/*.test.ts",
      "tests/routes/**/*.test.ts",
      "tests/long/*.test.ts",
    ],
    globalSetup: [
      "tests/support/sqlite-template.ts",
      ...(process.env.TEST_DATABASE === "postgres" ? ["tests/support/postgres-template.ts"] : []),
    ],
  },
});
