import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { ended, launchBuiltApp, PASSWORD, Visitor } from "../support/app";
import { measured } from "../support/processes";

const FOODS = 8;
const folder = mkdtempSync(join(tmpdir(), "pixelplate-litestream-"));
const program = join(
  folder,
  `node_modules/@flydotio/litestream-${process.platform}-${process.arch}/litestream`,
);
const replica = `file://${folder}/elsewhere`;
const file = (machine: string) => join(folder, machine, "pixelplate.db");
let streaming: ChildProcess | undefined;
beforeAll(
  () =>
    void execFileSync("npm", ["install", "--no-audit", "--prefix", folder, "@flydotio/litestream@1.0.1"], {
      stdio: "ignore",
    }),
  120_000,
);
afterAll(async () => {
  if (streaming) await ended(streaming, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

const restore = (to: string) => promisify(execFile)(program, ["restore", "-o", to, replica]);

/** The names of all foods in a copy of what is elsewhere by now. */
async function elsewhere(): Promise<unknown[]> {
  const copy = join(folder, "look.db");
  rmSync(copy, { force: true });
  await restore(copy);
  const connection = new Database(copy, { readonly: true });
  const rows = connection.prepare("select name from food order by name").pluck().all();
  connection.close();
  return rows;
}

const meal = (name: string) => ({ name, calories: "100", carbs: "10", fats: "4", protein: "6" });
const NAMES = Array.from({ length: FOODS }, (_, i) => `Soup ${String(i).padStart(2, "0")}`);

it("what Litestream copied goes on at another machine after a crash, and an account can be deleted beside it", async () => {
  const first = await launchBuiltApp({ DATA_DIR: join(folder, "first") });
  streaming = spawn(program, ["replicate", file("first"), replica], { stdio: "ignore" });
  const ann = new Visitor(first.url);
  expect((await ann.post("/sign-up", { email: "ann@example.org", password: PASSWORD })).status).toBe(303);
  const bob = new Visitor(first.url);
  await bob.post("/sign-up", { email: "bob@example.org", password: PASSWORD });
  expect((await bob.post("/account/delete", { confirm: "yes" })).status).toBe(303);
  for (const name of NAMES) expect((await ann.post("/eat/enter-value", meal(name))).status).toBe(303);
  const since = performance.now();
  await vi.waitFor(async () => expect(await elsewhere()).toEqual(NAMES), { timeout: 20_000, interval: 500 });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);

  await ended(first.child, "SIGKILL");
  await ended(streaming, "SIGKILL");
  rmSync(join(folder, "first"), { recursive: true });
  mkdirSync(join(folder, "second"));
  await restore(file("second"));
  const second = await launchBuiltApp({ DATA_DIR: join(folder, "second") });
  const again = new Visitor(second.url);
  expect((await again.post("/log-in", { email: "bob@example.org", password: PASSWORD })).status).toBe(401);
  expect((await again.post("/log-in", { email: "ann@example.org", password: PASSWORD })).status).toBe(303);
  expect((await again.post("/eat/enter-value", meal("Soup of today"))).status).toBe(303);
  const { text } = await again.get("/foods");
  expect(NAMES.filter((name) => !text.includes(name))).toEqual([]);
  expect(second.log()).not.toMatch(/"level":"error"|damaged/);
  measured("R25", "what Litestream copied is served on, within 20 s", `${FOODS} foods, ${seconds} s`);
});
