import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Answer, type BuiltApp, PASSWORD, signedUp, startBuiltApp, Visitor } from "../support/app";
import { tableContents } from "../support/store";

// Hundreds of requests each, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MEAL = { name: "Feast", calories: "2000", carbs: "200", fats: "65", protein: "150" };
const PUZZLES = ["carrot", "avocado", "tomato", "corn", "broccoli", "pumpkin", "salmon", "sushi_rice"];

let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp();
});

let people = 0;
async function someone() {
  const email = `twice-${people++}@example.org`;
  const visitor = await signedUp(app.url, email);
  return { visitor, email, id: await idOf(email) };
}

async function idOf(email: string) {
  const { users } = app.store.read.t;
  const found = await app.store.read.select({ id: users.id }).from(users).where(eq(users.email, email));
  expect(found).toHaveLength(1);
  return found[0]?.id ?? "";
}

/** Sends the same thing `times` times at once, each as another browser with the same cookies. */
const atOnce = (times: number, send: (i: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, i) => send(i)));

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const same = (status: number, times: number) => Array.from({ length: times }, () => status);

async function daysOf(id: string) {
  const { daily_home_data: days } = app.store.read.t;
  return app.store.read.select().from(days).where(eq(days.user_id, id));
}

async function collected(id: string) {
  const { user_collection: records, puzzle_completion: completions } = app.store.read.t;
  return {
    records: await app.store.read.select().from(records).where(eq(records.user_id, id)),
    completions: await app.store.read.select().from(completions).where(eq(completions.user_id, id)),
  };
}

describe("at once", () => {
  it("ten sign-ups with one address make one account and one session", async () => {
    const form = { email: "race@example.org", password: PASSWORD };
    const answers = await atOnce(10, () => new Visitor(app.url).post("/sign-up", form));
    expect(statuses(answers)).toEqual([303, ...same(400, 9)]);
    for (const answer of answers)
      if (answer.status === 400) {
        expect(answer.text).toContain("An account with this email already exists.");
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    const { session } = app.store.read.t;
    const id = await idOf("race@example.org");
    expect(await app.store.read.select().from(session).where(eq(session.user_id, id))).toHaveLength(1);
  });

  it("the same form twenty times logs one food", async () => {
    const { visitor, id } = await someone();
    const form = { ...MEAL, name: "Soup", carbs: "20,5", calories: "1267", key: "one-form" };
    const answers = await atOnce(20, () => visitor.copy().post("/eat/enter-value", form));
    expect(statuses(answers)).toEqual(same(303, 20));
    const { food } = app.store.read.t;
    expect(await app.store.read.select().from(food).where(eq(food.user_id, id))).toHaveLength(1);
    expect(await daysOf(id)).toMatchObject([{ carbs: 20.5, calories: 1267 }]);
  });

  it("a form without a key is another food each time", async () => {
    const { visitor, id } = await someone();
    await atOnce(3, () => visitor.copy().post("/eat/enter-value", MEAL));
    expect(await daysOf(id)).toMatchObject([{ calories: 6000 }]);
  });

  it("twenty foods are all logged, and the day is their sum", async () => {
    const { visitor, id } = await someone();
    const answers = await atOnce(20, (i) =>
      visitor.copy().post("/eat/enter-value", {
        ...MEAL,
        calories: "600",
        carbs: "1.1",
        protein: `${i}`,
        key: `form-${i}`,
      }),
    );
    expect(statuses(answers)).toEqual(same(303, 20));
    expect(await daysOf(id)).toMatchObject([{ carbs: 22, protein: 190, fats: 1300, calories: 12_000 }]);
  });

  it("twenty choices leave one puzzle, and a day that fits it", async () => {
    const { visitor, id } = await someone();
    const answers = await atOnce(20, (i) => {
      const puzzle_id = PUZZLES[i % PUZZLES.length] ?? "";
      const category = /salmon|sushi/.test(puzzle_id) ? "salmon_nigiri_boy" : "magic_garden";
      return visitor.copy().post(`/puzzles/${category}`, { puzzle_id });
    });
    expect(statuses(answers)).toEqual(same(303, 20));
    const [day, ...others] = await daysOf(id);
    expect(others).toEqual([]);
    expect(PUZZLES).toContain(day?.puzzle_id);
    expect(day?.puzzle_name?.toLowerCase().replace(" ", "_")).toBe(day?.puzzle_id);
    expect(day?.completed_at).toBeNull();
  });

  it("twenty foods that each complete the day collect its puzzle once", async () => {
    const { visitor, id } = await someone();
    await visitor.post("/puzzles/magic_garden", { puzzle_id: "corn" });
    const answers = await atOnce(20, (i) =>
      visitor.copy().post("/eat/enter-value", { ...MEAL, name: `Feast ${i}`, key: `feast-${i}` }),
    );
    expect(statuses(answers)).toEqual(same(303, 20));
    const { records, completions } = await collected(id);
    expect(completions).toMatchObject([{ puzzle_name: "corn" }]);
    expect(records).toMatchObject([
      { puzzle_name: "corn", count: 1, carbs: 4000, protein: 3000, fats: 1300 },
    ]);
    expect(await daysOf(id)).toMatchObject([{ puzzle_id: "corn", puzzle_progress: 1, carbs: 4000 }]);
  });

  it("a completed day's puzzle can't be swapped for another, whatever comes first", async () => {
    const { visitor, id } = await someone();
    await visitor.post("/puzzles/magic_garden", { puzzle_id: "corn" });
    await atOnce(12, (i) =>
      i % 2
        ? visitor.copy().post("/eat/enter-value", { ...MEAL, key: "one" })
        : visitor.copy().post("/puzzles/magic_garden", { puzzle_id: PUZZLES[i % 6] ?? "" }),
    );
    const [day] = await daysOf(id);
    const { records, completions } = await collected(id);
    expect(completions).toHaveLength(1);
    expect(records).toHaveLength(1);
    expect(day?.completed_at).not.toBeNull();
    expect(completions[0]?.puzzle_name).toBe(day?.puzzle_id);
  });

  it("ten goals leave one goal, which today shows", async () => {
    const { visitor, id } = await someone();
    const answers = await atOnce(10, (i) =>
      visitor.copy().post("/welcome/goal", { calories: `${1500 + 100 * i}` }),
    );
    expect(statuses(answers)).toEqual(same(303, 10));
    const { nutrition_goal: goals } = app.store.read.t;
    const [goal, ...others] = await app.store.read.select().from(goals).where(eq(goals.user_id, id));
    expect(others).toEqual([]);
    expect(await daysOf(id)).toMatchObject([{ calories_goal: goal?.calories, carbs_goal: goal?.carbs }]);
  });

  it("changing and deleting one food leaves the day as its food says", async () => {
    const { visitor, id } = await someone();
    await visitor.post("/eat/enter-value", { ...MEAL, calories: "1213", carbs: "7", key: "unchanged" });
    await visitor.post("/eat/enter-value", { ...MEAL, calories: "1385", carbs: "50", key: "moved" });
    const { food, daily_home_data: days } = app.store.read.t;
    const own = and(eq(food.user_id, id), eq(food.carbs, 50));
    const [moved] = await app.store.read.select().from(food).where(own);
    const edit = { ...MEAL, number_of_servings: "1", time: "12:00" };
    await atOnce(12, (i) => {
      if (i % 3 === 2) return visitor.copy().post(`/food/${moved?.id}/${i % 2 ? "delete" : "restore"}`);
      return visitor.copy().post(`/food/${moved?.id}`, {
        ...edit,
        calories: "1385",
        carbs: "50",
        date: `2026-03-0${1 + (i % 4)}`,
      });
    });
    const foods = await app.store.read.select().from(food).where(eq(food.user_id, id));
    expect(foods).toHaveLength(2);
    for (const day of await app.store.read.select().from(days).where(eq(days.user_id, id))) {
      const eaten = foods.filter((row) => row.local_date === day.date && row.deleted_at === null);
      expect(day, day.date).toMatchObject({ carbs: eaten.reduce((sum, row) => sum + row.carbs, 0) });
    }
  });

  it("taking a food back and undoing that, ten times each, are as good as once", async () => {
    const { visitor, id } = await someone();
    await visitor.post("/eat/enter-value", { ...MEAL, calories: "1213", carbs: "7", key: "one" });
    const { food } = app.store.read.t;
    const [meal] = await app.store.read.select().from(food).where(eq(food.user_id, id));
    const gone = await atOnce(10, () => visitor.copy().post(`/food/${meal?.id}/delete`));
    expect(statuses(gone)).toEqual(same(303, 10));
    expect(await daysOf(id)).toMatchObject([{ carbs: 0 }]);
    const back = await atOnce(10, () => visitor.copy().post(`/food/${meal?.id}/restore`));
    expect(statuses(back)).toEqual(same(303, 10));
    expect(await daysOf(id)).toMatchObject([{ carbs: 7 }]);
    const { visitor: other } = await someone();
    await other.post(`/food/${meal?.id}/restore`);
    expect((await other.get("/about")).text).toContain("This food no longer exists.");
  });

  it("ten new share links leave one, and the former is dead", async () => {
    const { visitor, id } = await someone();
    const answers = await atOnce(10, () => visitor.copy().post("/account/share-link", { confirm: "yes" }));
    expect(statuses(answers)).toEqual(same(303, 10));
    const { users } = app.store.read.t;
    const [owner] = await app.store.read.select().from(users).where(eq(users.id, id));
    expect(owner?.share_id).toMatch(/^[0-9a-f]{32}$/);
    expect(owner?.share_id).not.toBe(id);
  });

  it("deleting an account during writes leaves none of its rows", async () => {
    const { visitor, email, id } = await someone();
    const writes = atOnce(40, (i) => visitor.copy().post("/eat/enter-value", { ...MEAL, key: `late-${i}` }));
    const deletions = await atOnce(3, () => visitor.copy().post("/account/delete", { confirm: "yes" }));
    expect(statuses(deletions)).toContain(303);
    for (const { status } of await writes) expect([302, 303, 401]).toContain(status);
    for (const [table, rows] of Object.entries(await tableContents(app.store.read)))
      expect(rows, table).not.toContain(id);
    expect((await new Visitor(app.url).post("/sign-up", { email, password: PASSWORD })).status).toBe(303);
  });

  it("logging out twice is as good as once", async () => {
    const { visitor } = await someone();
    const answers = await atOnce(2, () => visitor.copy().post("/log-out"));
    expect(statuses(answers)).toEqual([303, 303]);
    expect((await visitor.get("/account")).location).toContain("/log-in");
  });

  it("none of it made the server fail", () => {
    expect(app.log()).not.toMatch(/"stack"|Error:|ended/);
  });
});
