import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openStore } from "~/db/open.server";
import { apiClient, ended, launchBuiltApp, newToken } from "./support/app";
import { addressOf, bodyOf, type Known, operationsOf } from "./support/bad-input";
import { scratchFolder, tableContents, testDatabase } from "./support/store";

const STRANGE = ["\ud800", "\udc00x", "a\u0000b", "\u0000", "\u0001\u001b\u007f\u0085", "\ufeff\ufffe\uffff"];
/** Their writes share a sync to the disk. */
const AT_ONCE = 4;
/** A part of what the document's own examples hold would be refused beside another. */
const NOT_BOTH = ["nutrition_per_serving", "id", "updated_at"];

/** Each way to put `strange` into one text of a value, alone and behind what is there; also as a name of a field. */
function* spoilt(value: unknown, strange: string): Generator<unknown> {
  if (typeof value === "string") yield* [strange, value + strange, strange + value.slice(strange.length)];
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    for (const other of spoilt(part, strange))
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
    if (!Array.isArray(value)) yield { ...value, [name]: undefined, [name + strange]: part };
  }
}

function without(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !NOT_BOTH.includes(name)));
}

it("no text that anybody may write stands in the way of a move to PostgreSQL and back", {
  timeout: 240_000,
}, async () => {
  const DATA_DIR = scratchFolder();
  const { url, child, env } = await launchBuiltApp({ DATA_DIR, LABEL_OCR: "off" });
  const ann = apiClient(url, await newToken(url, "ann@example.org"));
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const soup = { name: "Soup", nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 } };
  const known: Known = { foodId: (await ann("POST", "/api/food", soup)).data.id, email: "ann@example.org" };
  const wrong: string[] = [];
  const taken = new Set<string>();
  for (const { id, method, path, operation } of operationsOf(document)) {
    if (method === "GET" || id === "deleteAccount" || id === "issueTokens") continue;
    const sent = without(bodyOf(operation, true, known));
    if (sent === undefined) continue;
    const address = addressOf(path, operation, true, known);
    const bodies = STRANGE.flatMap((strange) => [...spoilt(sent, strange)]);
    const sendRest = async () => {
      for (let body = bodies.shift(); body !== undefined; body = bodies.shift()) {
        const { status } = await ann(method, address, body);
        if (status < 300) taken.add(id);
        if (status >= 500) wrong.push(`${id} ${status} ${JSON.stringify(body)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
  }
  expect(wrong).toEqual([]);
  expect([...taken]).toEqual(
    expect.arrayContaining(["logFood", "changeFood", "makePuzzle", "saveBarcode", "changeUser", "makeToken"]),
  );
  await ended(child, "SIGTERM");

  const { databaseUrl: onPostgres, store } = await testDatabase();
  await store.close();
  const back = `file:${join(DATA_DIR, "back.db")}`;
  const move = (from: string, to: string) =>
    promisify(execFile)("build/commands/admin.js", ["move", to], {
      env: { ...env, NODE_ENV: "production", DATABASE_URL: from },
    });
  const source = `file:${join(DATA_DIR, "pixelplate.db")}`;
  const { stdout: there } = await move(source, onPostgres);
  const { stdout: again } = await move(onPostgres, back);
  expect(there).toMatch(/\bfood: \d{2,} rows, \w{16}\n/);
  expect(again).toBe(there);
  const after = await openStore({ databaseUrl: back, dataDir: DATA_DIR });
  const stored = JSON.stringify(await tableContents(after.read));
  await after.close();
  expect(stored).not.toMatch(/\\u0000|\\ud[89a-f][0-9a-f]{2}/);
});
