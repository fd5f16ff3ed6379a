import { expect, it } from "vitest";
import { LEFT_OUT } from "~/db/left-out";
import { userTables } from "~/db/user-tables";
import { testStore } from "../../../../tests/support/test-store";
import { everythingOf } from "./everything-of.server";

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
  const tables = ["users", ...Object.keys(userTables(store.read.t))].filter((name) => !(name in LEFT_OUT));
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
      created_at: 1,
      email_confirmed_at: null,
    },
  ]);
  expect(all.session).toEqual([{ user_id: "ann", created_at: 1, last_seen_at: 2 }]);
  expect(all.avatars).toEqual([{ name: "avatar_ann_1.jpg", jpeg: "of ann" }]);
  expect(JSON.stringify(all)).not.toMatch(/hash of|session of|bob/);
});
