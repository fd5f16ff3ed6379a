import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { deleteAccount } from "~/features/account/data.server";
import { blobsIn } from "~/platform/files.server";
import { addPeople, testCaller, testDatabase } from "../../../tests/support/store";
import { editProfile } from "./profile/edit-profile.server";

const { store, databaseUrl } = await testDatabase();
const database = databaseUrl.replace("file:", "");
const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-delete-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Every stored byte: the database with its log, and the files. */
function everything() {
  const ofDatabase = readdirSync(dirname(database))
    .filter((name) => name.startsWith(basename(database)))
    .map((name) => readFileSync(join(dirname(database), name)));
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => [Buffer.from(entry.name), readFileSync(join(entry.parentPath, entry.name))]);
  return Buffer.concat([...ofDatabase, ...files]);
}

it("after a deletion not one byte of it is left in the data folder", async () => {
  const canaries = {
    id: "canary-id-4f1b",
    nickname: "Canary-nickname",
    food: "Canary-stew",
    // Long enough to fill pages of their own.
    text: `canary-text-${"x".repeat(9000)}-canary-end`,
    picture: "canarypicturebytes++",
    mail: "canary-mail-text",
  };
  const { id } = canaries;
  const outbox = blobsIn(dataDir, "outbox");
  await addPeople(store, id, "ben");
  const picture = Buffer.from(canaries.picture, "base64");
  await editProfile(testCaller(store, { id: id }, 1), {
    nickname: canaries.nickname,
    lastName: null,
    picture,
  });
  await outbox.put(`2026_recovery_${id}_1.eml`, Buffer.from(canaries.mail));
  await outbox.put("2026_recovery_ben_1.eml", Buffer.from("for Ben"));
  await store.tx(async (db) => {
    const numbers = {
      time: 1,
      calories: 1,
      carbs: 1,
      fats: 1,
      protein: 1,
      number_of_servings: 1,
      created_at: 1,
    };
    const food = (n: number) => ({
      user_id: id,
      id: String(n),
      name: n === 7 ? canaries.text : `${canaries.food} ${n}`,
      emoji: "🍲",
      local_date: "2026-11-21",
      ...numbers,
    });
    await db.insert(db.t.food).values(Array.from({ length: 300 }, (_, n) => food(n)));
  });
  const found = () => Object.values(canaries).filter((canary) => everything().includes(canary.slice(0, 24)));
  expect(found()).toEqual(Object.values(canaries));

  expect(await deleteAccount(store, [outbox], id)).toEqual([]);
  expect(found()).toEqual([]);
  expect(everything().includes("canary-end")).toBe(false);
  expect(everything().includes("for Ben")).toBe(true);
});
