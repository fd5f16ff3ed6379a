import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { measured, often, program } from "../support/processes";
import { scratchFolder } from "../support/store";

/** For each folder that is sent to it: opens the store there as a start does, writes a row and says how it went. */
const STARTER = `
import { createInterface } from "node:readline";
import { statSync } from "node:fs";
import { openStore } from "./app/db/open.server";
for await (const line of createInterface({ input: process.stdin })) {
  const [dataDir, id] = line.split(" ");
  try {
    const file = dataDir + "/pixelplate.db";
    const store = await openStore({ databaseUrl: "file:" + file, dataDir });
    const { ino } = statSync(file);
    await store.tx((db) =>
      db.insert(db.t.users).values({ id, email: id, password_hash: "", share_id: id, created_at: 1 }),
    );
    console.log("started on " + ino);
    setTimeout(() => store.close(), 50);
  } catch (error) {
    console.log("failed: " + error.message);
  }
}`;

const folder = scratchFolder();
const starters: ChildProcess[] = [];
afterAll(() => {
  for (const starter of starters) starter.kill();
});

test("two first starts on one empty folder make one database, and both are on it", async () => {
  const file = await program(STARTER);
  const both = ["ann", "ben"].map((id) => {
    const child = spawn(process.execPath, [file], { stdio: ["pipe", "pipe", "inherit"] });
    starters.push(child);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return async (dataDir: string) => {
      child.stdin.write(`${dataDir} ${id}\n`);
      return (await lines.next()).value;
    };
  });

  const times = often(10, 50);
  for (let time = 0; time < times; time++) {
    const dataDir = join(folder, `${time}`);
    mkdirSync(dataDir);
    const said = await Promise.all(both.map((start) => start(dataDir)));
    const made = `started on ${statSync(join(dataDir, "pixelplate.db")).ino}`;
    expect(said).toEqual([made, made]);
    const database = new Database(join(dataDir, "pixelplate.db"));
    expect(database.prepare("select id from users order by id").pluck().all()).toEqual(["ann", "ben"]);
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    database.close();
    expect(readdirSync(dataDir).filter((name) => name.includes(".new-"))).toEqual([]);
  }
  measured("R20", "two first starts on one empty folder: one database, both on it", `${times} of ${times}`);
});
