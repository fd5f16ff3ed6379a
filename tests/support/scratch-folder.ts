import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** An empty folder, removed after the test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pixelplate-scratch-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
