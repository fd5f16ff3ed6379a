import { chmodSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Database as Connection } from "better-sqlite3";

// Deleted accounts must not live on in old copies.
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Copies the open database in `file` to `<file>.before-<step>`, completely or not at all. */
export async function copyBefore(connection: Connection, file: string, step: string): Promise<void> {
  const copy = `${file}.before-${step}`;
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  await connection.backup(part);
  chmodSync(part, 0o600);
  renameSync(part, copy);
}

export function removeOldCopies(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!["before", "new"].some((kind) => name.startsWith(`${basename(file)}.${kind}-`))) continue;
    const copy = join(folder, name);
    if (statSync(copy).mtimeMs < Date.now() - RETENTION_MS) rmSync(copy);
  }
}
