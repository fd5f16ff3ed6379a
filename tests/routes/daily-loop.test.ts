import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withParams as at, fieldsOf, type Route, RouteBrowser } from "../support/routes";

await import("../support/route-env");
const clock = await import("~/platform/clock.server");
const { store } = await import("~/platform/boot.server");
const { takeToast } = await import("../../app/http/form.server");
const signUp = await import("~/routes/_front.sign-up");
const home = await import("~/routes/_front");
const puzzles = await import("~/routes/_front.puzzles_.$categoryId");
const enterValue = await import("~/routes/_front.eat.enter-value");
const words = await import("~/routes/_front.eat.describe");
const saved = await import("~/routes/_front.eat.saved");
const usual = await import("~/routes/eat.usual");
const foodPage = await import("~/routes/_front.food.$foodId");
const again = await import("~/routes/food.$foodId.again");
const remove = await import("~/routes/food.$foodId.delete");
const restore = await import("~/routes/food.$foodId.restore");
const star = await import("~/routes/food.$foodId.save");
const copy = await import("~/routes/day.$date.copy");
const undoCopy = await import("~/routes/day.$date.copy_.$copyId.undo");
const plant = await import("~/routes/plant");
const year = await import("~/routes/my-collections_.$year");
const poster = await import("~/routes/my-collections_.$year[.]png");

type Fields = Record<string, string>;

const STEW = { name: "Stew", calories: "380", carbs: "30", fats: "20", protein: "20" };
const FEAST = { name: "Feast", calories: "2900", carbs: "330", fats: "100", protein: "160" };
const [DAY, NEXT] = ["2026-11-19", "2026-11-20"];
const BEFORE_MIDNIGHT = Date.parse(`${DAY}T23:59:30Z`);
const TIMES = 4;

let people = 0;
let ann: RouteBrowser;
let id = "";
async function newPerson() {
  const browser = new RouteBrowser();
  browser.cookies.set("pp_zone", "UTC");
  const email = `loop-${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: "carrots & peas" });
  const { users } = store.read.t;
  const [row] = await store.read.select().from(users).where(eq(users.email, email));
  return { browser, id: row?.id ?? "" };
}
beforeEach(async () => {
  vi.spyOn(clock, "now").mockReturnValue(BEFORE_MIDNIGHT);
  ({ browser: ann, id } = await newPerson());
});
afterEach(() => vi.restoreAllMocks());

const afterMidnight = () => vi.spyOn(clock, "now").mockReturnValue(BEFORE_MIDNIGHT + 60_000);
const foodsOf = (userId: string) => {
  const { food } = store.read.t;
  return store.read.select().from(food).where(eq(food.user_id, userId));
};
const foods = async () => (await foodsOf(id)).filter(({ deleted_at }) => deleted_at === null);
const log = async (fields: Fields) => {
  expect((await ann.post(enterValue, "/eat/enter-value", fields)).status).toBe(303);
  return (await foods()).find(({ name }) => name === fields.name)?.id ?? "";
};
const atFood = (route: Route, foodId: string, fields: Fields = {}, by = ann) =>
  by.post(at(route, { foodId }), `/food/${foodId}`, fields);
const copyDay = (date: string, fields: Fields, by = ann) =>
  by.post(at(copy, { date }), `/day/${date}/copy`, fields);
const toastOf = async (by = ann) => (await takeToast(by.request())).toast;
const atOnce = <T>(press: () => Promise<T>) => Promise.all(Array.from({ length: TIMES }, press));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const SAME = Array(TIMES).fill(303);

async function starred() {
  const foodId = await log({ ...STEW, key: "stew" });
  await atFood(star, foodId);
  const [{ id: savedId, key }] = (await ann.get(saved, "/eat/saved")).data.foods;
  return { foodId, savedId, key };
}
async function collectToday() {
  const choose = at(puzzles, { categoryId: "magic_garden" });
  await ann.post(choose, "/puzzles/magic_garden", { puzzle_id: "carrot" });
  await log({ ...FEAST, key: "feast" });
}
async function reviewOf(description = "50 g of toast") {
  return fieldsOf((await ann.post(words, "/eat/describe", { description })).data.review, "meal");
}

describe("pressed in two tabs at once", () => {
  it("a saved food is logged once, a star is set once, and a meal is saved once", async () => {
    const { foodId, savedId, key } = await starred();
    const press = () => ann.post(saved, "/eat/saved", { id: savedId, key });
    expect(statuses(await atOnce(press))).toEqual(SAME);
    expect(await foods()).toHaveLength(2);
    await atOnce(() => atFood(star, foodId));
    const review = await reviewOf();
    await atOnce(() => ann.post(words, "/eat/describe?step=food", { ...review, save: "on" }));
    expect(await foods()).toHaveLength(3);
    expect((await ann.get(saved, "/eat/saved")).data.foods).toHaveLength(2);
  });

  it("a copy is made once, and undone once", async () => {
    await log({ ...STEW, date: "2026-11-18", key: "stew" });
    expect(statuses(await atOnce(() => copyDay("2026-11-18", { key: "copy" })))).toEqual(SAME);
    expect(await foods()).toHaveLength(2);
    const [, copyId = ""] = /copy\/(.{12})\/undo/.exec((await toastOf())?.undo ?? "") ?? [];
    const route = at(undoCopy, { date: DAY, copyId });
    expect(statuses(await atOnce(() => ann.post(route, "/undo")))).toEqual(SAME);
    expect(await foods()).toMatchObject([{ local_date: "2026-11-18" }]);
    await ann.post(route, "/undo");
    expect(await toastOf()).toMatchObject({ type: "error", text: "This food no longer exists." });
  });

  it("a food is taken off once and put back once, also with what was changed in between", async () => {
    const foodId = await log({ ...STEW, key: "stew" });
    const { date, time } = (await ann.get(at(foodPage, { foodId }), `/food/${foodId}`)).data.food;
    const edit = { ...STEW, name: "Soup", number_of_servings: "1", date, time };
    expect(statuses(await atOnce(() => atFood(foodPage, foodId, edit)))).toEqual(SAME);
    expect(statuses(await atOnce(() => atFood(remove, foodId)))).toEqual(SAME);
    expect(await foods()).toEqual([]);
    expect((await atFood(foodPage, foodId, edit)).status).toBe(404);
    expect(statuses(await atOnce(() => atFood(restore, foodId)))).toEqual(SAME);
    expect(await foods()).toMatchObject([{ name: "Soup" }]);
    const days = (await ann.get(home, "/")).data.home;
    expect(days.totals).toMatchObject({ calories: 380 });
  });

  it("the parts of a meal are changed once, and logged anew once when it is gone", async () => {
    await ann.post(words, "/eat/describe?step=food", await reviewOf("50 g of toast and 118 g of banana"));
    const foodId = (await foods())[0]?.id ?? "";
    const page = (await ann.get(at(foodPage, { foodId }), `/food/${foodId}`)).data.food;
    const form = {
      ...fieldsOf(page.review, "parts"),
      number_of_servings: "1",
      date: page.date,
      time: page.time,
    };
    const send = (fields: Fields) =>
      ann.post(at(foodPage, { foodId }), `/food/${foodId}?step=parts`, { ...form, ...fields });
    expect(statuses(await atOnce(() => send({ amount_0: "75" })))).toEqual(SAME);
    expect(await foods()).toMatchObject([{ parts: [{ amount: 75 }, {}] }]);
    await atFood(remove, foodId);
    expect(statuses(await atOnce(() => send({ intent: "new" })))).toEqual(SAME);
    expect(await foods()).toMatchObject([{ parts: [{ amount: 50 }, {}] }]);
  });

  it("a seed is planted once, the last one pressed", async () => {
    await collectToday();
    const press = (puzzle_id: string) => ann.post(plant, "/plant", { puzzle_id, date: NEXT });
    expect(statuses(await atOnce(() => press("corn")))).toEqual(SAME);
    await press("avocado");
    const { daily_home_data: days } = store.read.t;
    expect(await store.read.select().from(days).where(eq(days.user_id, id))).toMatchObject([
      { date: DAY, next_puzzle_id: "avocado" },
    ]);
  });
});

describe("sent again after midnight", () => {
  it.each<[string, () => Promise<() => Promise<{ status: number }>>]>([
    [
      "typed values",
      async () => () => ann.post(enterValue, "/eat/enter-value", { ...STEW, name: "Soup", key: "soup" }),
    ],
    [
      "a saved food",
      async () => {
        const { savedId, key } = await starred();
        return () => ann.post(saved, "/eat/saved", { id: savedId, key });
      },
    ],
    [
      "a food logged again",
      async () => {
        const foodId = await log({ ...STEW, key: "stew" });
        return () => atFood(again, foodId, { key: "again" });
      },
    ],
    [
      "a usual meal",
      async () => {
        const ids = [await log({ ...STEW, key: "a" }), await log({ ...STEW, name: "Tea", key: "b" })];
        return () => ann.post(usual, "/eat/usual", { foods: ids.join(","), key: "usual" });
      },
    ],
    [
      "a copy",
      async () => {
        await log({ ...STEW, date: "2026-11-18", key: "stew" });
        return () => copyDay("2026-11-18", { key: "copy" });
      },
    ],
    [
      "a review",
      async () => {
        const review = await reviewOf();
        return () => ann.post(words, "/eat/describe?step=food", review);
      },
    ],
  ])("%s count once", async (_, prepare) => {
    const press = await prepare();
    expect((await press()).status).toBe(303);
    const before = await foods();
    afterMidnight();
    expect((await press()).status).toBe(303);
    expect(await foods()).toEqual(before);
  });

  it("a seed for tomorrow is today's", async () => {
    await collectToday();
    afterMidnight();
    await ann.post(plant, "/plant", { puzzle_id: "corn", date: NEXT });
    expect((await ann.get(home, "/")).data.home).toMatchObject({ date: NEXT, puzzle: { name: "Corn" } });
  });
});

describe("what another person has", () => {
  it("is neither logged, copied, saved, changed nor taken off", async () => {
    const { foodId, savedId } = await starred();
    await copyDay(DAY, { to: "2026-11-18", key: "copy" });
    const [, copyId = ""] = /copy\/(.{12})\/undo/.exec((await toastOf())?.undo ?? "") ?? [];
    const before = await foodsOf(id);
    const { browser: bob, id: bobId } = await newPerson();
    const edit = { ...STEW, number_of_servings: "1", date: DAY, time: "12:00" };
    for (const [answer, status] of [
      [await bob.post(saved, "/eat/saved", { id: savedId, key: "k" }), 404],
      [await bob.post(saved, "/eat/saved", { id: savedId, intent: "remove" }), 404],
      [await bob.post(usual, "/eat/usual", { foods: foodId, key: "k" }), 303],
      [await copyDay(DAY, { to: "2026-11-17", key: "k" }, bob), 303],
      [await bob.post(at(undoCopy, { date: "2026-11-18", copyId }), "/undo"), 303],
      [await atFood(again, foodId, { key: "k" }, bob), 303],
      [await atFood(star, foodId, {}, bob), 303],
      [await atFood(remove, foodId, {}, bob), 303],
      [await atFood(restore, foodId, {}, bob), 303],
      [await atFood(foodPage, foodId, edit, bob), 404],
    ] as const)
      expect(answer.status).toBe(status);
    expect(await foodsOf(bobId)).toEqual([]);
    expect((await bob.get(saved, "/eat/saved")).data.foods).toEqual([]);
    expect(await foodsOf(id)).toEqual(before);
  });
});

describe("a day that can't be", () => {
  it.each([NEXT, "x", "2026-02-30", "2026-11-19T00:00", "1900-01-01", "-000001-01-01", ""])(
    "%j logs nothing",
    async (date) => {
      const { foodId, savedId } = await starred();
      const before = await foods();
      const review = await reviewOf();
      // An empty field is none.
      const status = date === "" ? 303 : 400;
      const sent = { date, key: `odd ${date}` };
      for (const answer of [
        await ann.post(enterValue, "/eat/enter-value", { ...STEW, ...sent }),
        await ann.post(saved, "/eat/saved", { id: savedId, ...sent }),
        await ann.post(usual, "/eat/usual", { foods: foodId, ...sent }),
        await atFood(again, foodId, sent),
        await ann.post(words, "/eat/describe?step=food", { ...review, ...sent }),
      ])
        expect(answer.status).toBe(status);
      if (date) {
        expect((await copyDay(DAY, { to: date, key: "k" })).status).toBe(400);
        expect((await copyDay(date, { key: "k" })).status).toBe(date === NEXT ? 303 : 404);
        expect(await foods()).toEqual(before);
      }
    },
  );

  it("is planted for by nobody", async () => {
    await collectToday();
    for (const date of ["1900-01-01", "x", DAY, "2026-11-21", "9999-12-31"])
      expect((await ann.post(plant, "/plant", { puzzle_id: "corn", date })).location).toBe("/");
    const { daily_home_data: days } = store.read.t;
    const rows = await store.read.select().from(days).where(eq(days.user_id, id));
    expect(rows).toMatchObject([{ date: DAY, puzzle_id: "carrot", next_puzzle_id: null }]);
  });

  it("is not copied: empty ones, those with too much, and parts of the day that are none", async () => {
    await copyDay("2026-11-18", { key: "k" });
    expect(await toastOf()).toMatchObject({ type: "error", text: "There is nothing to copy." });
    await copyDay(DAY, { key: "k" });
    expect(await toastOf()).toMatchObject({ type: "error", text: "There is nothing to copy." });
    expect((await copyDay("2026-11-18", { key: "k", group: "night" })).status).toBe(400);
    expect(await foods()).toEqual([]);
  });
});

describe("what is gone from another tab", () => {
  it("is said, and logs nothing", async () => {
    const { savedId, key } = await starred();
    const before = await foods();
    const press = (fields: Fields) => ann.post(saved, "/eat/saved", { id: savedId, key, ...fields });
    expect((await press({ intent: "remove" })).status).toBe(303);
    for (const fields of [{}, { intent: "remove" }] as Fields[])
      expect(await press(fields)).toMatchObject({
        status: 404,
        data: { error: { "": ["This food no longer exists."] } },
      });
    expect(await foods()).toEqual(before);
  });
});

describe("very much at once", () => {
  it("a meal has up to 20 parts, whatever more is sent", async () => {
    const one = await reviewOf();
    for (const rows of [200, 201]) {
      const fields: Fields = { ...one, key: `many ${rows}` };
      for (let i = 0; i < rows; i++)
        Object.assign(fields, { [`row_${i}`]: one.row_0, [`amount_${i}`]: "50", [`unit_${i}`]: one.unit_0 });
      expect((await ann.post(words, "/eat/describe?step=food", fields)).status).toBeLessThan(500);
    }
    for (const { parts } of await foods()) expect((parts as unknown[]).length).toBeLessThanOrEqual(20);
  });

  it("a description of more foods than a meal has names those that are not counted", async () => {
    const spoken = (n: number) => Array.from({ length: n }, (_, i) => `${i + 1} g of banana`).join(", ");
    const review = async (n: number) =>
      (await ann.post(words, "/eat/describe", { description: spoken(n) })).data.review;
    expect(await review(20)).toMatchObject({ rows: { length: 20 }, provenance: { unrecognised: [] } });
    expect(await review(22)).toMatchObject({
      rows: { length: 20 },
      provenance: { unrecognised: ["Banana", "Banana"] },
    });
  });

  it("a day of 200 foods is shown whole, drawn, and too much to copy at once", async () => {
    const row = {
      user_id: id,
      emoji: "🍲",
      calories: 10,
      carbs: 1,
      protein: 1,
      fats: 0.2,
      number_of_servings: 1,
    };
    await collectToday();
    const rows = Array.from({ length: 200 }, (_, i) => ({
      ...row,
      id: String(i).padStart(22, "A"),
      name: `Bite ${i}`,
      time: Date.parse(`${DAY}T08:00:00Z`) + i,
      local_date: DAY,
      created_at: BEFORE_MIDNIGHT,
    }));
    await store.tx((db) => db.insert(db.t.food).values(rows));
    await log({ ...STEW, key: "stew" });
    expect((await ann.get(home, "/")).data.home).toMatchObject({ totals: { calories: 5280 } });
    expect((await ann.get(home, "/")).data.home.foods).toHaveLength(202);
    await copyDay(DAY, { to: "2026-11-18", key: "k" });
    expect(await toastOf()).toMatchObject({ type: "error" });
    for (const only of ["", "?only=days"])
      expect((await ann.get(at(poster, { year: "2026" }), `/my-collections/2026.png${only}`)).status).toBe(
        200,
      );
  });

  it("years long ago and far ahead are empty pages, and what is none is not found", async () => {
    await log({ ...STEW, date: "2000-01-01", key: "old" });
    for (const [which, status] of [
      ["2000", 200],
      ["2026", 200],
      ["2999", 200],
      ["1999", 404],
      ["x", 404],
      ["26", 404],
      ["20260", 404],
      ["-2026", 404],
    ] as const) {
      const page = await ann.get(at(year, { year: which }), `/my-collections/${which}`);
      const drawn = await ann.get(at(poster, { year: which }), `/my-collections/${which}.png?only=days`);
      expect([page.status, drawn.status]).toEqual([status, status]);
    }
  });
});
