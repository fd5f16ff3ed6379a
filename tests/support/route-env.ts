import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { testDatabase } from "./store";

// Imported before any route: what boots with the routes finds an empty database and a data folder of its own.
const { databaseUrl } = await testDatabase();
const DATA_DIR = mkdtempSync(join(tmpdir(), "pixelplate-routes-"));
// The test runner leaves "/" in BASE_URL; a test file may have set an address of its own.
const BASE_URL = process.env.BASE_URL?.startsWith("http") ? process.env.BASE_URL : "http://localhost:3000";
process.env.AI_ENGINE ??= "built-in";
// A test file about the limits switches them on.
process.env.RATE_LIMITS ??= "off";
// So that a webhook may be one that nothing listens at.
process.env.WEBHOOK_ALLOW ??= "127.0.0.0/8";
Object.assign(process.env, { BASE_URL, DATA_DIR, DATABASE_URL: databaseUrl, TZ: "UTC" });

afterAll(async () => {
  const { store } = await import("~/platform/boot.server");
  await store.close();
  rmSync(DATA_DIR, { recursive: true });
});
