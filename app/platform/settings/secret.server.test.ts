import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { cannotStart, OperatorError } from "../operator-error";
import { secretOf } from "./secret.server";

const folders: string[] = [];
function folder() {
  const made = mkdtempSync(join(tmpdir(), "pixelplate-secret-"));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

it("the setting wins, and nothing is written", () => {
  expect(secretOf({ sessionSecret: "given", dataDir: "/nowhere" })).toBe("given");
});

it("is created once and readable by the owner only", () => {
  const dataDir = folder();
  const secret = secretOf({ sessionSecret: undefined, dataDir });
  expect(secret).toHaveLength(64);
  expect(secretOf({ sessionSecret: undefined, dataDir })).toBe(secret);
  expect(secretOf({ sessionSecret: undefined, dataDir: folder() })).not.toBe(secret);
  const file = join(dataDir, "session-secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toBe(secret);
});

it.each(["", " \n", "short"])("stops the start when the stored secret is %j", (damaged) => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "session-secret"), damaged);
  expect(() => secretOf({ sessionSecret: undefined, dataDir })).toThrow(OperatorError);
  expect(readFileSync(join(dataDir, "session-secret"), "utf8")).toBe(damaged);
});

it("stops the start with a clear message when it can't be stored", () => {
  const dataDir = join(folder(), "not-there");
  expect(() => secretOf({ sessionSecret: undefined, dataDir })).toThrow(
    cannotStart(`${dataDir}/session-secret can't be made or read. Check DATA_DIR and its permissions.`),
  );
});
