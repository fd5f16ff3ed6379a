import { expect, it } from "vitest";
import { NOT_EXPORTED, userTables } from "~/db/contents";
import { testStore } from "../../../tests/support/store";
import { everythingOf, gramsByDay } from "./data.server";

it("holds a user's rows and picture, without secrets or other users' data", async () => {
  const store = await testStore();
  await store.tx(async (db) => {
    for (const id of ["ann", "bob"]) {
      const email = `${id}@example.org`;
      const user = { id, email, password_hash: `hash of ${id}`, share_id: id, created_at: 1 };
      await db.insert(db.t.users).values(user);
      await db
        .insert(db.t.user_info)
        .values({ user_id: id, name: id, avatar: `avatar_${id}_1.jpg`, updated_at: 1 });
      await db.insert(db.t.avatars).values({ user_id: id, name: `avatar_${id}_1.jpg`, jpeg: `of ${id}` });
      await db
        .insert(db.t.session)
        .values({ user_id: id, id_hash: `session of ${id}`, created_at: 1, last_seen_at: 2 });
    }
  });
  const all = await everythingOf(store.read, "ann");
  const tables = ["users", ...Object.keys(userTables(store.read.t))].filter(
    (name) => !(name in NOT_EXPORTED),
  );
  expect(Object.keys(all).sort()).toEqual(tables.sort());
  expect(all.users).toEqual([
    {
      id: "ann",
      email: "ann@example.org",
      share_id: "ann",
      picture_id: null,
      time_zone: null,
      day_start: 0,
      energy: "kcal",
      numbers: "shown",
      logs_weight: false,
      looks_up_barcodes: null,
      shown_nutrients: null,
      created_at: 1,
      email_confirmed_at: null,
      misread_goal: null,
      mended_goal: null,
    },
  ]);
  expect(all.session).toEqual([{ user_id: "ann", created_at: 1, last_seen_at: 2 }]);
  expect(all.avatars).toEqual([{ name: "avatar_ann_1.jpg", jpeg: "of ann" }]);
  expect(JSON.stringify(all)).not.toMatch(/hash of|session of|bob/);
});

const grams = (carbs: number) => ({ carbs, protein: carbs / 2, fats: carbs / 4 });
const done = (puzzle_name: string, day: number, completed_at = day) => ({
  puzzle_name,
  date: `2026-03-0${day}`,
  completed_at,
});
const day = (number: number, carbs: number) => ({ date: `2026-03-0${number}`, ...grams(carbs) });

const old = [
  { name: "food", rows: [{ id: "a", carbs: 1 }] },
  { name: "daily_home_data", rows: [day(1, 212), day(2, 300), day(3, 240)] },
  {
    name: "user_collection",
    rows: [
      { puzzle_name: "carrot", count: 1, ...grams(200) },
      { puzzle_name: "corn", count: 2, ...grams(540) },
      { puzzle_name: "tomato", count: 3, ...grams(700) },
    ],
  },
  {
    name: "puzzle_completion",
    rows: [done("carrot", 1), done("corn", 2, 9), done("corn", 3), done("tomato", 7)],
  },
];
const carbsOf = (tables: typeof old, name: string) =>
  tables.find((table) => table.name === name)?.rows.map((row) => ("carbs" in row ? row.carbs : null));

it("gives every day its grams, and a record those of its first", () => {
  const tables = gramsByDay(old) as typeof old;
  expect(carbsOf(tables, "puzzle_completion")).toEqual([200, 300, 240, null]);
  expect(carbsOf(tables, "user_collection")).toEqual([200, 240, 233.3]);
  expect(tables.slice(0, 2)).toEqual(old.slice(0, 2));
});

it("leaves alone what has them", () => {
  const now = gramsByDay(old);
  expect(gramsByDay(now)).toBe(now);
});
