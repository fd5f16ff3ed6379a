import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { measured, program } from "../support/processes";
import { scratchFolder } from "../support/store";

const COMMITS = 50;
const folder = scratchFolder();

const WRITER = `
import { openStore } from "./app/db/open.server";
const store = await openStore({ databaseUrl: "file:" + process.argv[2], dataDir: "." });
for (let n = 0; n < Number(process.argv[3]); n++)
  await store.tx((db) => db.insert(db.t.user_info).values({ user_id: String(n), updated_at: n }));
process.kill(process.pid, "SIGKILL");
`;

const hasStrace = spawnSync("strace", ["-V"]).status === 0;
if (!hasStrace) console.log("Skipped: counting syncs needs strace (apt install strace).");

test.skipIf(!hasStrace)("every commit is on the disk before it is acknowledged", async () => {
  const writer = await program(WRITER);
  const syncs = (commits: number) => {
    const trace = join(folder, `trace-${commits}`);
    const file = join(folder, `${commits}.db`);
    const run = [process.execPath, writer, file, `${commits}`];
    spawnSync("strace", ["-f", "-e", "trace=fsync,fdatasync", "-o", trace, ...run]);
    return readFileSync(trace, "utf8").match(/f(?:data)?sync\(/g)?.length ?? 0;
  };
  const made = syncs(COMMITS) - syncs(0);
  expect(made).toBeGreaterThanOrEqual(COMMITS);
  measured("R2", "power loss: at least one sync a commit", `${COMMITS} commits, ${made} syncs`);
});
