import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { testStore } from "../../../tests/support/store";
import { cannotStart, OperatorError } from "../operator-error";
import { secretOf } from "./settings.server";

const store = await testStore();
const folders: string[] = [];
function folder() {
  const made = mkdtempSync(join(tmpdir(), "pixelplate-secret-"));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

const onFile = (dataDir: string, sessionSecret?: string) =>
  secretOf(store, { sessionSecret, dataDir, databaseUrl: "file:any.db" });
const onServer = (dataDir: string, sessionSecret?: string) =>
  secretOf(store, { sessionSecret, dataDir, databaseUrl: "postgres://any" });

it("the setting wins, and nothing is written", async () => {
  expect(await onFile("/nowhere", "given")).toBe("given");
  expect(await onServer("/nowhere", "given")).toBe("given");
  expect(await store.read.select().from(store.read.t.server_secret)).toEqual([]);
});

it("is created once and readable by the owner only", async () => {
  const dataDir = folder();
  const secret = await onFile(dataDir);
  expect(secret).toHaveLength(64);
  expect(await onFile(dataDir)).toBe(secret);
  expect(await onFile(folder())).not.toBe(secret);
  const file = join(dataDir, "session-secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toBe(secret);
});

it("is one for all servers that share a database, started at once or later, and the first one's own", async () => {
  const [old, newer] = [folder(), folder()];
  const secret = await onFile(old);
  expect(await onServer(old)).toBe(secret);
  expect(await Promise.all([newer, folder(), folder()].map((dataDir) => onServer(dataDir)))).toEqual([
    secret,
    secret,
    secret,
  ]);
  expect(readdirSync(newer)).toEqual([]);
  await store.tx((db) => db.delete(db.t.server_secret));
  const [made, ...others] = await Promise.all(Array.from({ length: 5 }, () => onServer(folder())));
  expect(made).toHaveLength(64);
  expect(made).not.toBe(secret);
  expect(new Set(others)).toEqual(new Set([made]));
});

it.each(["", " \n", "short"])("stops the start when the stored secret is %j", async (damaged) => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "session-secret"), damaged);
  await expect(onFile(dataDir)).rejects.toThrow(OperatorError);
  expect(readFileSync(join(dataDir, "session-secret"), "utf8")).toBe(damaged);
});

it("stops the start with a clear message when it can't be stored", async () => {
  const dataDir = join(folder(), "not-there");
  await expect(onFile(dataDir)).rejects.toThrow(
    cannotStart(`${dataDir}/session-secret can't be made or read. Check DATA_DIR and its permissions.`),
  );
});
