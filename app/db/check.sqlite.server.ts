import { type ChildProcess, execFile } from "node:child_process";
import { setPriority } from "node:os";
import { SQLITE_PACKAGE } from "./driver.sqlite.server";

const PROGRAM = `
import Database from "${SQLITE_PACKAGE}";
const say = (text) => process.stdout.write(text);
try {
  say(String(new Database(process.argv[1], { readonly: true }).pragma("quick_check(1)", { simple: true })));
} catch (error) {
  if (!/^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) throw error;
  say(error.message);
}`;
const LOW_PRIORITY = 10;

/** Runs SQLite's quick_check on `file` in a process of its own, which may take minutes. The first fault, if any; rejects when unreadable. */
export function checkSqlite(file: string): { fault: Promise<string | undefined>; stop: () => void } {
  let child: ChildProcess | undefined;
  const fault = new Promise<string | undefined>((resolve, reject) => {
    const { NODE_ENV, PATH } = process.env;
    child = execFile(
      process.execPath,
      ["--input-type=module", "--eval", PROGRAM, file],
      { env: { NODE_ENV, PATH } },
      (error, output) =>
        error ? reject(error) : resolve(output === "ok" ? undefined : output.split("\n").at(-1)),
    );
    if (child.pid) setPriority(child.pid, LOW_PRIORITY);
  });
  return { fault, stop: () => child?.kill("SIGKILL") };
}
