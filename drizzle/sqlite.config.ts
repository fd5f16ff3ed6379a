import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./app/db/tables.sqlite.ts",
  out: "./drizzle/sqlite",
});
