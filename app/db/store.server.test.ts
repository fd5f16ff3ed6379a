import { AsyncLocalStorage } from "node:async_hooks";
import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { testStore } from "../../tests/support/store";
import { TX_MAX_MS } from "./postgres/transaction.pg.server";
import { type Db, isUniqueViolation, prepared, type Store } from "./store";

let store: Store;
beforeEach(async () => {
  store = await testStore();
});

const newUser = (id: string, email = `${id}@example.org`) => ({
  id,
  email,
  password_hash: "hash",
  share_id: id,
  created_at: 1_700_000_000_123,
});
const addUser = (db: Db, id: string, email?: string) => db.insert(db.t.users).values(newUser(id, email));
const userIds = async (db: Db) =>
  (await db.select({ id: db.t.users.id }).from(db.t.users).orderBy(db.t.users.id)).map(({ id }) => id);

test("a transaction that resolves is committed, and gives its answer", async () => {
  const rows = await store.tx((db) => db.insert(db.t.users).values(newUser("a")).returning());
  expect(rows).toMatchObject([{ ...newUser("a"), time_zone: null, email_confirmed_at: null }]);
  expect(await userIds(store.read)).toEqual(["a"]);
});

test("a transaction that rejects leaves nothing, and the next one works", async () => {
  const failed = store.tx(async (db) => {
    await addUser(db, "a");
    await addUser(db, "b");
    throw new Error("changed my mind");
  });
  await expect(failed).rejects.toThrow("changed my mind");
  expect(await userIds(store.read)).toEqual([]);
  await store.tx((db) => addUser(db, "c"));
  expect(await userIds(store.read)).toEqual(["c"]);
});

test("a read beside an open transaction sees what was there before it", async () => {
  const written = signal();
  const seen = signal();
  const open = store.tx(async (db) => {
    await addUser(db, "a");
    expect(await userIds(db)).toEqual(["a"]);
    written.give();
    await seen.given;
  });
  await written.given;
  expect(await userIds(store.read)).toEqual([]);
  seen.give();
  await open;
  expect(await userIds(store.read)).toEqual(["a"]);
});

test("rows that are held are changed by one transaction after the other", async () => {
  await store.tx((db) => addUser(db, "a"));
  await Promise.all(
    Array.from({ length: 20 }, () =>
      store.tx(async (db) => {
        const { users } = db.t;
        const [row] = await db.forUpdate(db.select().from(users).where(eq(users.id, "a")));
        await db.update(users).set({ created_at: (row?.created_at ?? 0) + 1 });
      }),
    ),
  );
  const [row] = await store.read.select().from(store.read.t.users);
  expect(row?.created_at).toBe(newUser("a").created_at + 20);
});

test("concurrent transactions on one counter lose no step", async () => {
  await Promise.all(
    Array.from({ length: 40 }, () =>
      store.tx(async (db) => {
        const { user_collection: c } = db.t;
        const first = {
          carbs: 1.5,
          protein: 0,
          fats: 0,
          count: 1,
          first_completed_at: 1,
          created_at: 1,
          updated_at: 1,
        };
        await db
          .insert(c)
          .values({ user_id: "a", collection_type: "Magic Garden", puzzle_name: "corn", ...first })
          .onConflictDoUpdate({
            target: [c.user_id, c.collection_type, c.puzzle_name],
            set: { count: sql`${c.count} + 1`, carbs: sql`${c.carbs} + excluded.carbs` },
          });
      }),
    ),
  );
  const rows = await store.read.select().from(store.read.t.user_collection);
  expect(rows).toMatchObject([{ count: 40, carbs: 60 }]);
});

test("an upsert holds its row until the transaction ends, so what is read after it stays true", async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      store.tx(async (db) => {
        const { user_info } = db.t;
        const lock = { user_id: "a", updated_at: 1 };
        await db
          .insert(user_info)
          .values(lock)
          .onConflictDoUpdate({ target: user_info.user_id, set: { updated_at: 1 } });
        const [row] = await db.select().from(user_info).where(eq(user_info.user_id, "a"));
        await db
          .update(user_info)
          .set({ age: (row?.age ?? 0) + 1 })
          .where(eq(user_info.user_id, "a"));
      }),
    ),
  );
  expect(await store.read.select().from(store.read.t.user_info)).toMatchObject([{ age: 20 }]);
});

test("every column type round-trips", async () => {
  const day = {
    user_id: "a",
    date: "2026-03-29",
    puzzle_category: null,
    puzzle_name: "Möhre 🥕 \\ ' \" %",
    puzzle_id: "carrot",
    daily_text: "",
    pixel_art_data: {
      blocks: { carbs: 1, protein: 2, fats: 3 },
      filled: { carbs: 0, protein: 0.5, fats: 3 },
    },
    calories: 0,
    carbs: 0.1,
    protein: 99_999.9,
    fats: 1e-7,
    calories_goal: 2000,
    carbs_goal: 200,
    protein_goal: 150,
    fats_goal: 65,
    puzzle_progress: 1 / 3,
    carbs_colors: ["#ff8800", "#fff"],
    protein_colors: [],
    fats_colors: ["\u2028"],
    completed_at: null,
    updated_at: 8_640_000_000_000_000,
    finish_at: 90,
    neat: true,
    next_puzzle_id: "corn",
    closed_at: 8_640_000_000_000_000,
    goal_share: 2 / 3,
  };
  await store.tx((db) => db.insert(db.t.daily_home_data).values(day));
  expect(await store.read.select().from(store.read.t.daily_home_data)).toEqual([day]);
  await store.tx((db) => db.update(db.t.daily_home_data).set({ pixel_art_data: null }));
  const { daily_home_data } = store.read.t;
  const { pixel_art_data } = daily_home_data;
  expect(await store.read.select({ pixel_art_data }).from(daily_home_data)).toEqual([
    { pixel_art_data: null },
  ]);
});

test("a prepared insert takes a row as it is, with or without the columns that may be left out", async () => {
  type Row = Db["t"]["puzzle_completion"]["$inferInsert"];
  const add = prepared((db, row: Row) => db.insert(db.t.puzzle_completion).values(row).returning());
  const change = prepared((db, { user_id, ...values }: { user_id: string; carbs: number; fats: number }) =>
    db
      .update(db.t.puzzle_completion)
      .set(values)
      .where(eq(db.t.puzzle_completion.user_id, user_id))
      .returning(),
  );
  const row = { user_id: "spread", puzzle_name: "carrot", completed_at: 1 };
  const grams = { carbs: 200, fats: 65, protein: 150 };
  const none = { carbs: null, fats: null, protein: null };
  await store.tx(async (db) => {
    expect(await add(db, { ...row, date: "2026-01-01" })).toEqual([{ ...row, date: "2026-01-01", ...none }]);
    const second = { ...row, date: "2026-01-02", ...grams };
    expect(await add(db, second)).toEqual([second]);
    expect(await add(db, { ...row, date: "2026-01-03", carbs: undefined })).toEqual([
      { ...row, date: "2026-01-03", ...none },
    ]);
    expect(await change(db, { user_id: "spread", carbs: 1, fats: 2 })).toHaveLength(3);
  });
});

test("a prepared query answers as any other: for every value, in and outside a transaction", async () => {
  const add = prepared((db, day: Db["t"]["daily_home_data"]["$inferInsert"]) =>
    db
      .insert(db.t.daily_home_data)
      .values({
        user_id: day.user_id,
        date: day.date,
        daily_text: day.daily_text,
        pixel_art_data: day.pixel_art_data,
        completed_at: day.completed_at,
        carbs_colors: day.carbs_colors,
        calories: 0.1,
        carbs: 0,
        protein: 0,
        fats: 0,
        calories_goal: 0,
        carbs_goal: 0,
        protein_goal: 0,
        fats_goal: 0,
        puzzle_progress: 0,
        protein_colors: [],
        fats_colors: [],
        updated_at: 1,
      })
      .returning({ date: db.t.daily_home_data.date }),
  );
  const of = prepared((db, { user, from }: { user: string; from: string }) => {
    const { user_id, date, daily_text, pixel_art_data, completed_at, carbs_colors } = db.t.daily_home_data;
    return db
      .select({ date, daily_text, pixel_art_data, completed_at, carbs_colors })
      .from(db.t.daily_home_data)
      .where(and(eq(user_id, user), gte(date, from)))
      .orderBy(date);
  });
  const day = (date: string, rest = {}) => ({
    date,
    daily_text: "' \"\\ 🥕",
    pixel_art_data: null,
    completed_at: null,
    carbs_colors: ["#fff"],
    ...rest,
  });
  const days = [
    day("2026-01-01"),
    day("2026-01-02", { pixel_art_data: { filled: { carbs: 1 } }, completed_at: 5, carbs_colors: [] }),
  ];
  await store.tx(async (db) => {
    for (const each of days) {
      const row = { user_id: "a", ...each } as Db["t"]["daily_home_data"]["$inferInsert"];
      expect(await add(db, row)).toEqual([{ date: each.date }]);
    }
    expect(await of(db, { user: "a", from: "2026-01-02" })).toEqual([days[1]]);
    // The same words as a query that is built anew have no say in each other's answers.
    expect(await db.select().from(db.t.daily_home_data)).toHaveLength(2);
  });
  expect(await of(store.read, { user: "a", from: "" })).toEqual(days);
  expect(await of(store.read, { user: "b", from: "" })).toEqual([]);
  expect(await store.snapshot((db) => of(db, { user: "a", from: "" }))).toEqual(days);
  const isNone = store.read.t.daily_home_data.pixel_art_data;
  expect(await store.read.select().from(store.read.t.daily_home_data).where(isNull(isNone))).toHaveLength(1);

  // Nor does it work where no query does.
  await expect(store.tx(() => of(store.read, { user: "a", from: "" }))).rejects.toThrow(
    /inside|Failed query/,
  );
  const [ended] = await store.tx(async (db) => [db]);
  await expect(of(ended as Db, { user: "a", from: "" })).rejects.toThrow();
  // One that fails undoes its transaction.
  await expect(
    store.tx(async (db) => {
      await addUser(db, "left");
      await add(db, { user_id: "a", ...days[0] } as Db["t"]["daily_home_data"]["$inferInsert"]);
    }),
  ).rejects.toSatisfy(isUniqueViolation);
  expect(await userIds(store.read)).toEqual([]);
});

test("concurrent transactions succeed or fail independently, each in its caller's async context", async () => {
  await store.tx((db) => addUser(db, "first", "taken@example.org"));
  const asker = new AsyncLocalStorage<number>();
  const outcomes = await Promise.all(
    Array.from({ length: 120 }, (_, i) =>
      asker.run(i, () =>
        store
          .tx(async (db) => {
            await addUser(db, `u${String(i).padStart(3, "0")}`);
            // Breaks a unique key, after something was written.
            if (i % 10 === 3) await addUser(db, `again ${i}`, "taken@example.org");
            if (i % 10 === 7) throw new Error("no");
            return asker.getStore();
          })
          .then(
            async (result) => ({
              result,
              seen: (await userIds(store.read)).includes(`u${String(i).padStart(3, "0")}`),
            }),
            (error) => error,
          ),
      ),
    ),
  );
  outcomes.forEach((outcome, i) => {
    if (i % 10 === 3) expect(outcome).toSatisfy(isUniqueViolation);
    else if (i % 10 === 7) expect(outcome).toEqual(new Error("no"));
    else expect(outcome).toEqual({ result: i, seen: true });
  });
  expect(await userIds(store.read)).toHaveLength(97);
});

test("text sorts by code point", async () => {
  await store.tx((db) =>
    db.insert(db.t.users).values(["b", "a", "B", "é", "z", "_"].map((id) => newUser(id))),
  );
  expect(await userIds(store.read)).toEqual(["B", "_", "a", "b", "z", "é"]);
});

test("a broken unique key undoes its transaction", async () => {
  await store.tx((db) => addUser(db, "a", "same@example.org"));
  const second = store.tx(async (db) => {
    await addUser(db, "b");
    await addUser(db, "c", "same@example.org");
  });
  await expect(second).rejects.toSatisfy(isUniqueViolation);
  await expect(store.tx((db) => addUser(db, "a", "other@example.org"))).rejects.toSatisfy(isUniqueViolation);
  expect(await userIds(store.read)).toEqual(["a"]);
});

test("an insert on a key that is there can do nothing, and says so by returning no row", async () => {
  const insert = () => store.tx((db) => addUser(db, "a").onConflictDoNothing().returning());
  expect(await insert()).toHaveLength(1);
  expect(await insert()).toHaveLength(0);
});

test.each([-0.1, 100_000.1, Number.NaN, Number.POSITIVE_INFINITY])(
  "an amount of %d is refused",
  async (calories) => {
    const goal = { user_id: "a", local_date: "2026-01-01", created_at: 1, carbs: 0, fats: 0, protein: 0 };
    await expect(
      store.tx((db) => db.insert(db.t.nutrition_goal).values({ ...goal, calories })),
    ).rejects.toThrow();
    expect(await store.read.select().from(store.read.t.nutrition_goal)).toEqual([]);
  },
);

test("a value of the wrong type is refused", async () => {
  const goal = { user_id: "a", local_date: "2026-01-01", created_at: 1, carbs: 0, fats: 0, protein: 0 };
  const calories = "12g" as unknown as number;
  await expect(
    store.tx((db) => db.insert(db.t.nutrition_goal).values({ ...goal, calories })),
  ).rejects.toThrow();
});

test("an error contains nothing people wrote", async () => {
  await store.tx((db) => addUser(db, "a", "secret@example.org"));
  const same = await store.tx((db) => addUser(db, "b", "secret@example.org")).catch((error) => error);
  const missing = await store
    .tx((db) =>
      db.insert(db.t.users).values({ ...newUser("c", "secret@example.org"), password_hash: null as never }),
    )
    .catch((error) => error);
  for (const error of [same, missing]) {
    expect(error).toBeInstanceOf(Error);
    expect(everythingIn(error)).not.toContain("secret");
  }
});

test("transactions and reads inside a transaction are refused, outside afterwards they work", async () => {
  await expect(store.tx(() => store.tx(async () => {}))).rejects.toThrow("store.tx inside store.tx");
  await expect(store.tx(async () => userIds(store.read))).rejects.toThrow(/store\.read inside|Failed query/);
  await store.tx((db) => addUser(db, "a"));
  expect(await userIds(store.read)).toEqual(["a"]);
});

test("the database of a transaction can't be used once it has ended", async () => {
  const leaked = await store.tx(async (db) => [db]);
  await expect(addUser(leaked[0] as Db, "a").then((result) => result)).rejects.toThrow();
  expect(await userIds(store.read)).toEqual([]);
});

test("queries of one transaction may be started together", async () => {
  await store.tx((db) => Promise.all(["a", "b", "c"].map((id) => addUser(db, id).returning())));
  expect(await userIds(store.read)).toEqual(["a", "b", "c"]);
});

test("a transaction that never ends is undone, and the next one goes on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const written = signal();
  const stuck = store.tx(async (db) => {
    await addUser(db, "a");
    written.give();
    await new Promise(() => {});
  });
  const refused = expect(stuck).rejects.toThrow("a transaction did not end");
  await written.given;
  await vi.advanceTimersByTimeAsync(TX_MAX_MS);
  vi.useRealTimers();
  await refused;
  await store.tx((db) => addUser(db, "b"));
  expect(await userIds(store.read)).toEqual(["b"]);
});

test("ping answers while the database does", async () => {
  await store.ping();
  const { close, ping } = await testStore();
  await close();
  await expect(ping()).rejects.toThrow();
});

test("figures say how large the database is, and about how many foods its statistics know", async () => {
  const before = await store.figures();
  expect(before.bytes).toBeGreaterThan(100_000);
  expect(before.foodsAbout).toBe(0);
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** All that a log could show of an error. */
function everythingIn(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const own = Object.getOwnPropertyNames(error).map(
    (name) => `${(error as unknown as Record<string, unknown>)[name]}`,
  );
  return [error.message, ...own, everythingIn(error.cause)].join("\n");
}
