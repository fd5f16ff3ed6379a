import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

const noteOf = (file: string) => `${file}.closed`;

/** Notes that the sound database in `file` was closed by the last who had it open. */
export function noteClosedWell(file: string): void {
  if (!hasLog(file)) writeFileSync(noteOf(file), stateOf(file), { mode: 0o600 });
}

/** Whether the database in `file` is as it was when it was closed well. */
export function wasClosedWell(file: string): boolean {
  try {
    return !hasLog(file) && readFileSync(noteOf(file), "utf8") === stateOf(file);
  } catch {
    return false;
  }
}

export const dropClosedNote = (file: string): void => rmSync(noteOf(file), { force: true });

/** SQLite's own log goes when the last one closes. */
const hasLog = (file: string) => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;

function stateOf(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs}\n`;
}
