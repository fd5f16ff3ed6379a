import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

const noteOf = (file: string) => `${file}.closed`;

export function noteClosedWell(file: string): void {
  if (!hasLog(file)) writeFileSync(noteOf(file), stateOf(file), { mode: 0o600 });
}

export function wasClosedWell(file: string): boolean {
  try {
    return !hasLog(file) && readFileSync(noteOf(file), "utf8") === stateOf(file);
  } catch {
    return false;
  }
}

export const dropClosedNote = (file: string): void => rmSync(noteOf(file), { force: true });

const hasLog = (file: string) => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;

function stateOf(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs}\n`;
}
