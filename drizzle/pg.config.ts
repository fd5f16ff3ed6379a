import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./drizzle/pg.schema.cjs",
  out: "./drizzle/pg",
});
