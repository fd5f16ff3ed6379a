import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Store } from "~/db/store";
import { confirmedMeal, confirmMeal } from "~/features/review/confirmed.server";
import { tableContents, testCaller, testStore } from "../../../tests/support/store";
import { everythingOf } from "./data.server";
import { importUser } from "./import-user.server";

const here = await testStore();
const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#c00" } })
  .jpeg()
  .toBuffer();

const FOOD = {
  name: "Soup",
  emoji: "🍲",
  time: 5,
  local_date: "2026-03-01",
  calories: 0.1,
  carbs: 1,
  fats: 1,
};

const AMOUNTS = { calories: 120, carbs: 10, protein: 6, fats: 4 };

/** Everything of somebody on another server: two foods, one saved, a confirmed meal, a picture, a session, a mail that waits. */
async function somebody(id: string) {
  const there = await testStore();
  await there.tx(async (db) => {
    const user = {
      id,
      email: `${id}@example.org`,
      password_hash: "x",
      share_id: `share-${id}`,
      created_at: 7,
    };
    await db.insert(db.t.users).values(user);
    await db
      .insert(db.t.user_info)
      .values({ user_id: id, name: "Ann", avatar: `avatar_${id}_1.jpg`, updated_at: 1 });
    await db
      .insert(db.t.avatars)
      .values({ user_id: id, name: `avatar_${id}_1.jpg`, jpeg: jpeg.toString("base64") });
    for (const food of ["a", "b"])
      await db
        .insert(db.t.food)
        .values({ ...FOOD, user_id: id, id: food, protein: 1 / 3, number_of_servings: 1, created_at: 5 });
    const saved = { kind: "meal", name: "Soup", emoji: "🍲", ...AMOUNTS, number_of_servings: 0.5 } as const;
    await db
      .insert(db.t.saved_food)
      .values({ user_id: id, id: "s", ...saved, parts: [{ name: "Bread" }], source: "typed", created_at: 5 });
    await db.insert(db.t.session).values({ user_id: id, id_hash: "h", created_at: 1, last_seen_at: 1 });
    const mail = { user_id: id, id: "m", kind: "confirm", attempts: 0, due_at: 1, created_at: 1 } as const;
    await db.insert(db.t.outbox).values(mail);
  });
  const soup = { name: "Soup", emoji: "🍲", amounts: AMOUNTS, servings: 1 };
  await testCaller(there, { id }, 1).change((tx) => confirmMeal(tx, { description: "My soup", entry: soup }));
  const all = await everythingOf(there.read, id);
  return { there, all: JSON.parse(JSON.stringify(all)) };
}

const foodsOf = async (store: Store, userId: string) =>
  store.read.select().from(store.read.t.food).where(eq(store.read.t.food.user_id, userId));

it("brings rows and picture, and neither password, sessions nor mails", async () => {
  const { there, all } = await somebody("ann");
  expect(await importUser(here, all, 99)).toEqual({
    userId: "ann",
    email: "ann@example.org",
    rows: 6,
  });
  expect(await foodsOf(here, "ann")).toEqual(await foodsOf(there, "ann"));
  expect(await confirmedMeal(here.read, "ann", "my soup")).toMatchObject({ entry: { amounts: AMOUNTS } });
  const now = await everythingOf(here.read, "ann");
  expect(now.saved_food).toEqual(all.saved_food);
  expect(now.users).toEqual(all.users);
  expect([now.session, now.outbox]).toEqual([[], []]);
  const avatar = expect.stringMatching(/^avatar_ann_99\d{39}\.jpg$/);
  expect(now.user_info).toEqual([{ ...all.user_info[0], avatar }]);
  const picture = await sharp(Buffer.from(String(now.avatars?.[0]?.jpeg), "base64")).metadata();
  expect(now.avatars).toEqual([{ name: now.user_info?.[0]?.avatar, jpeg: expect.any(String) }]);
  expect([picture.format, picture.width]).toEqual(["jpeg", 240]);
  const [{ password_hash } = { password_hash: "" }] = await here.read.select().from(here.read.t.users);
  expect(password_hash).toMatch(/^\$argon2id\$/);
});

it("assigns new ids where the old ones are taken, and leaves other users' rows alone", async () => {
  const { all } = await somebody("ann");
  all.users[0].email = "other@example.org";
  all.users[0].share_id = "share-ann";
  const before = await foodsOf(here, "ann");
  const { userId } = await importUser(here, all, 100);
  expect(userId).toMatch(/^[0-9a-f]{32}$/);
  expect(await foodsOf(here, userId)).toHaveLength(2);
  expect(await foodsOf(here, "ann")).toEqual(before);
  const [user] = await here.read.select().from(here.read.t.users).where(eq(here.read.t.users.id, userId));
  expect(user?.share_id).toBe(userId);
});

it("takes foods and goals of a version that knew neither parts nor when a goal is reached", async () => {
  const { all } = await somebody("old");
  all.food = all.food.map(({ parts, source, estimated, ...food }: Record<string, unknown>) => food);
  delete all.saved_food;
  await importUser(here, all, 100);
  expect(await foodsOf(here, "old")).toMatchObject([
    { parts: null, source: null, estimated: false },
    { parts: null, source: null, estimated: false },
  ]);
});

type All = Awaited<ReturnType<typeof somebody>>["all"];
it.each<[string, (all: All) => unknown, RegExp]>([
  ["nothing", () => null, /isn't an export/],
  ["a list", () => [], /isn't an export/],
  ["two people", (all) => ({ ...all, users: [...all.users, ...all.users] }), /isn't an export/],
  ["an address that is taken", (all) => withUser(all, { email: "ANN@example.org" }), /already exists/],
  ["no address", (all) => withUser(all, { email: "eve" }), /no e-mail address/],
  ["a column of another version", (all) => withUser(all, { is_admin: true }), /users rows don't match/],
  ["__proto__", (all) => ({ ...all, food: [JSON.parse('{"__proto__":{"x":1}}')] }), /food rows don't match/],
  ["somebody else's food", (all) => withFood(all, { user_id: "ann" }), /food rows don't match/],
  ["a row without its amounts", (all) => withFood(all, { calories: null }), /food rows don't match/],
  ["a text for a number", (all) => withFood(all, { calories: "1" }), /food rows don't match/],
  ["a NUL", (all) => withFood(all, { name: "a\0b" }), /food rows don't match/],
  ["the same food twice", (all) => ({ ...all, food: [all.food[0], all.food[0]] }), /food rows don't match/],
  ["rows that are none", (all) => ({ ...all, food: { 0: all.food[0] } }), /food rows don't match/],
  ["too much food", (all) => withFood(all, { calories: 1e9 }), /./],
  [
    "a picture that is none",
    (all) => ({ ...all, avatars: [{ name: "../../a.jpg", jpeg: "AAAA" }] }),
    /picture/,
  ],
])("refuses %s, and stores none of it", async (_, change, problem) => {
  const { all } = await somebody("eve");
  const before = await tableContents(here.read);
  await expect(importUser(here, change(all), 101)).rejects.toThrow(problem);
  expect(await tableContents(here.read)).toEqual(before);
});

const withUser = (all: All, more: object) => ({ ...all, users: [{ ...all.users[0], ...more }] });
const withFood = (all: All, more: object) => ({ ...all, food: [{ ...all.food[0], ...more }] });
