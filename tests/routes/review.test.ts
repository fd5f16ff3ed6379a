import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WHOLE_MESSAGES } from "~/features/review/whole";
import { type Review, remaining, rowText } from "../../app/features/review/review";
import type { ReviewRow } from "../../app/features/search/row";
import { BAD_PAIRS, BAD_TEXTS } from "../support/bad-input";
import { type Answer, type Fields, fieldsOf, RouteBrowser } from "../support/routes";

await import("../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const describeFood = await import("~/routes/_front.eat.describe");
const { store } = await import("~/platform/boot.server");

const STEP = "/eat/describe?step=food";
// By weight: the figures of 100 g are the source's own and stay.
const WORDS = "50 g of toast and 118 g of banana";

let ann: RouteBrowser;
let bea: RouteBrowser;
beforeAll(async () => {
  [ann, bea] = [new RouteBrowser(), new RouteBrowser()];
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
  await bea.post(signUp, "/sign-up", { email: "bea@example.org", password: "carrots & peas" });
});
beforeEach(async () => {
  await store.tx(async (db) => {
    await db.delete(db.t.confirmed_meal);
    await db.delete(db.t.food);
  });
});

async function read(browser = ann, description = WORDS): Promise<Review> {
  const answer = await browser.post(describeFood, "/eat/describe", { description });
  expect(answer).toMatchObject({ status: 200, data: { step: "food" } });
  return answer.data.review;
}
const send = (fields: Fields, browser = ann): Promise<Answer> => browser.post(describeFood, STEP, fields);
const foodsNow = () => store.read.select().from(store.read.t.food);
const names = ({ rows }: Review) => remaining(rows).map(({ name }: ReviewRow) => name);

describe("without JavaScript", () => {
  it("Update counts a changed amount, and keeps the rest", async () => {
    const fields = { ...fieldsOf(await read()), amount_0: "75", intent: "update" };
    const { status, data } = await send(fields);
    expect(status).toBe(200);
    expect(data.review).toMatchObject({
      description: WORDS,
      name: "Toast & banana",
      totals: { calories: "324.8", carbs: "67.7", fats: "3.4", protein: "8.1" },
      rows: [{ amount: "75", unit: "g" }, { name: "Banana" }],
    });
    expect(await foodsNow()).toEqual([]);
  });

  it("Remove, Swap and Add change the rows, the totals and the name", async () => {
    const removed = await send({ ...fieldsOf(await read()), intent: "remove-0" });
    expect(names(removed.data.review)).toEqual(["Banana"]);
    expect(removed.data.review).toMatchObject({ name: "Banana", emoji: "🍌", totals: { calories: "105" } });

    const swap = await send({ ...fieldsOf(removed.data.review), intent: "swap-1" });
    expect(swap.data.search).toMatchObject({ target: 1, q: "Banana" });
    const apple = await send({ ...fieldsOf(swap.data.review), target: "1", q: "aple", intent: "search" });
    const [found] = apple.data.search.foods;
    expect(found).toMatchObject({ ref: "table:apple", name: "Apple" });
    const swapped = await send({ ...fieldsOf(apple.data.review), target: "1", q: "aple", pick: found.ref });
    expect(names(swapped.data.review)).toEqual(["Apple"]);

    const searched = await send({ ...fieldsOf(swapped.data.review), q: "oliv", intent: "enter" });
    expect(searched.data.search).toMatchObject({ target: null, q: "oliv" });
    const added = await send({ ...fieldsOf(searched.data.review), q: "oliv", pick: "table:olive-oil" });
    expect(names(added.data.review)).toEqual(["Apple", "Olive oil"]);
    expect(await foodsNow()).toEqual([]);
  });

  it("a removed food is put back as it was, with what was typed elsewhere", async () => {
    const before = await read();
    const removed = await send({ ...fieldsOf(before), name: "Brunch", amount_0: "75", intent: "remove-0" });
    expect(removed.data.review).toMatchObject({ totals: { calories: "105" } });
    const typed = { ...fieldsOf(removed.data.review), amount_1: "236" };
    const back = await send({ ...typed, intent: "undo-0" });
    expect(back.data.review).toMatchObject({
      name: "Brunch",
      rows: [
        { name: "Toast", amount: "75", removed: false },
        { name: "Banana", amount: "236" },
      ],
    });
    await send({ ...fieldsOf(back.data.review), intent: "remove-1" });
    expect((await send(typed)).status).toBe(303);
    expect(await foodsNow()).toMatchObject([{ name: "Brunch", parts: [{ name: "Banana" }] }]);
  });

  it("Log food counts an amount that was changed and not yet counted", async () => {
    const answer = await send({ ...fieldsOf(await read()), amount_0: "75" });
    expect(answer).toMatchObject({ status: 303, location: "/" });
    expect(await foodsNow()).toMatchObject([{ name: "Toast & banana", calories: 324.8, emoji: "🍞" }]);
  });

  it("a total typed by hand stays when a row changes, until the foods are added up", async () => {
    const typed = await send({ ...fieldsOf(await read()), calories: "500", intent: "update" });
    expect(typed.data.review.totals).toMatchObject({ calories: "500", carbs: "54.1" });
    const changed = await send({ ...fieldsOf(typed.data.review), amount_0: "75", intent: "update" });
    expect(changed.data.review.totals).toMatchObject({ calories: "500", carbs: "67.7" });
    const emptied = await send({ ...fieldsOf(changed.data.review), amount_0: "", intent: "update" });
    const refilled = await send({ ...fieldsOf(emptied.data.review), amount_0: "75", intent: "update" });
    expect(refilled.data.review.totals).toMatchObject({ calories: "500", carbs: "67.7" });
    const both = await send({ ...fieldsOf(typed.data.review), amount_0: "75", carbs: "1", intent: "update" });
    expect(both.data.review.totals).toMatchObject({ calories: "500", carbs: "1", fats: "3.4" });
    const cleared = await send({ ...fieldsOf(changed.data.review), calories: "", amount_0: "50" });
    expect(cleared).toMatchObject({ status: 303 });
    expect(await foodsNow()).toMatchObject([{ calories: 251.5 }]);
    const summed = await send({ ...fieldsOf(changed.data.review), intent: "sum" });
    expect(summed.data.review).toMatchObject({ totals: { calories: "324.8" }, typed: [] });
    const after = await send({ ...fieldsOf(summed.data.review), amount_0: "50", intent: "update" });
    expect(after.data.review.totals).toMatchObject({ calories: "251.5" });
  });

  it("a total typed by hand is what is logged", async () => {
    const typed = await send({ ...fieldsOf(await read()), calories: "500", intent: "update" });
    const { data } = await send(fieldsOf(typed.data.review));
    expect(data.problems.confirmed).toEqual([expect.stringContaining("you entered 500.")]);
    expect(await foodsNow()).toEqual([]);
    await send({ ...fieldsOf(data.review), confirmed: data.confirmed });
    expect(await foodsNow()).toMatchObject([{ calories: 500 }]);
  });
});

describe("a share of a whole", () => {
  const SOUP = "1/6 of: 1200 g potatoes, 600 g beef, 60 g butter";
  const grams = ({ rows }: Review) => rows.map(({ amount }: ReviewRow) => amount);

  it("is changed by either field, one after the other, and what is shown is logged", async () => {
    const review = await read(ann, SOUP);
    expect(grams(review)).toEqual(["200", "100", "10"]);
    const third = await send({ ...fieldsOf(review), share: "1/3", intent: "update" });
    expect(third.status).toBe(200);
    expect(grams(third.data.review)).toEqual(["400", "200", "20"]);
    const again = await send({ ...fieldsOf(third.data.review), intent: "update" });
    expect(grams(again.data.review)).toEqual(["400", "200", "20"]);
    const of6 = await send({ ...fieldsOf(again.data.review), whole_servings: "6", intent: "update" });
    expect(grams(of6.data.review)).toEqual(["400", "200", "20"]);
    const of12 = await send({ ...fieldsOf(of6.data.review), whole_servings: "12", amount_0: "250" });
    expect(of12).toMatchObject({ status: 303 });
    const [food] = await foodsNow();
    const whole = { servings: "12", share: "1/3" };
    expect(food?.parts).toMatchObject([{ amount: 250 }, { amount: 200 }, { amount: 20 }, { whole }]);
  });

  it("of other servings is as many of them, and confirmed again it has the same figures", async () => {
    const review = await read(ann, SOUP);
    expect((await send({ ...fieldsOf(review), whole_servings: "7" })).status).toBe(303);
    const [first] = await foodsNow();
    expect(first?.parts?.at(-1)).toEqual({ whole: { servings: "7", share: "1/7" } });
    for (const share of ["1/3", "1/11", "1/7"]) {
      const again = await read(ann, SOUP);
      expect((await send({ ...fieldsOf(again, share), share })).status).toBe(303);
    }
    const last = (await foodsNow()).filter(({ calories }) => calories === first?.calories);
    expect(last.map(({ parts }) => parts)).toEqual([first?.parts, first?.parts]);
  });

  it("of more than the whole says so", async () => {
    const { status, data } = await send({ ...fieldsOf(await read(ann, SOUP)), share: "7/6" });
    expect([status, data.problems]).toEqual([400, { share: [WHOLE_MESSAGES.more] }]);
  });

  it.each(["1/0", "0", "-1", "", "x"])("of %j says so, and nothing is logged", async (share) => {
    const sent = { ...fieldsOf(await read(ann, SOUP)), share };
    for (const intent of [undefined, "update"]) {
      const { status, data } = await send({ ...sent, ...(intent && { intent }) });
      expect(status).toBe(400);
      expect(data.problems).toEqual({ share: [WHOLE_MESSAGES.share] });
      expect(data.review).toMatchObject({ whole: { share }, rows: [{ amount: "200" }, {}, {}] });
    }
    expect(await foodsNow()).toEqual([]);
  });

  it("of 65,536 characters is refused, as is a forged one as it stood", async () => {
    const fields = fieldsOf(await read(ann, SOUP));
    for (const name of ["share", "whole_servings"]) {
      const { status, data } = await send({ ...fields, [name]: "1".repeat(65_536) });
      expect(status).toBe(400);
      expect(data.problems[name]).toHaveLength(1);
    }
    const forged = await send({ ...fields, shown_share: "1e-9", intent: "update" });
    expect(forged.data.review.whole).toBeUndefined();
    expect(grams(forged.data.review)).toEqual(["200", "100", "10"]);
    expect(await foodsNow()).toEqual([]);
  });
});

describe("a food of which there is nothing", () => {
  const PEARS = "0 pears and 50 g of toast";

  it("neither names the meal nor is logged", async () => {
    const review = await read(ann, PEARS);
    expect(review).toMatchObject({ name: "Toast", emoji: "🍞" });
    expect((await send(fieldsOf(review))).status).toBe(303);
    expect(await foodsNow()).toMatchObject([{ name: "Toast", parts: [{ name: "Toast" }] }]);
  });

  it("is no meal, as is none at all", async () => {
    const review = await read(ann, "50 g of toast");
    const removed = await send({ ...fieldsOf(review), intent: "remove-0" });
    const none = await send(fieldsOf(removed.data.review));
    expect([none.status, none.data.problems]).toEqual([400, { q: ["Add a food first."] }]);
    const zero = await send({ ...fieldsOf(review), amount_0: "0" });
    expect(zero.data.problems).toEqual({ q: ["Every amount is 0. Give a food an amount first."] });
    expect(await foodsNow()).toEqual([]);
  });
});

describe("a refused review", () => {
  it.each(["name", "calories", "carbs", "fats", "protein"])(
    "without %s says so and keeps the rest",
    async (field) => {
      const answer = await send({ ...fieldsOf(await read()), [field]: "  " });
      expect(answer.status).toBe(400);
      expect(answer.data.problems[field]).toEqual(["Field cannot be empty"]);
      expect(names(answer.data.review)).toEqual(["Toast", "Banana"]);
      expect(await foodsNow()).toEqual([]);
    },
  );

  it.each([
    ["-5", "Must be a valid number"],
    ["x", "Must be a valid number"],
    ["1e9", "Must be a valid number"],
    ["100001", "Must be a valid number"],
    ["", "Field cannot be empty"],
    ["1,500", "Is that 1,500 g or 1.5 g? Type 1500 or 1.5."],
    ["12,5,6", "Must be a valid number"],
  ])("with an amount of %j says so at its row", async (amount, message) => {
    for (const intent of ["update", undefined]) {
      const sent = { ...fieldsOf(await read()), amount_1: amount, ...(intent && { intent }) };
      const answer = await send(sent);
      expect(answer.status).toBe(400);
      expect(answer.data.problems).toEqual({ amount_1: [message] });
      expect(answer.data.review.rows[1].amount).toBe(amount);
    }
    expect(await foodsNow()).toEqual([]);
  });
});

describe("figures", () => {
  it("of a food of a source are never the sender's", async () => {
    const review = await read();
    const [row] = review.rows;
    const forged = { ...row, food: { amounts: { calories: 1 } }, estimate: made(900) };
    const fields = { ...fieldsOf(review), row_0: JSON.stringify(forged), amount_0: "100", intent: "update" };
    const { data } = await send(fields);
    expect(data.review.rows[0].food).toEqual(row?.food);
    expect(data.review.totals.calories).toBe("398");
  });

  it("of an estimate are the sender's, within what an AI service may say", async () => {
    const review = await read();
    const estimate = (calories: number) => ({
      ...{ ref: null, name: "Poutine", emoji: "🍟", amount: "100", unit: "g", portion: "", confidence: 0.5 },
      estimate: made(calories),
    });
    const ask = async (note: unknown) =>
      (
        await send({
          ...fieldsOf(review),
          row_1: JSON.stringify(note),
          amount_1: "200",
          unit_1: "g",
          intent: "update",
        })
      ).data.review.rows;
    expect((await ask(estimate(220)))[1]).toMatchObject({ name: "Poutine", amount: "200", food: made(220) });
    for (const wrong of [
      estimate(-1),
      estimate(1001),
      estimate(Number.NaN),
      { ...estimate(1), estimate: undefined },
    ])
      expect(await ask(wrong)).toHaveLength(1);
    const [, answer] = await ask({ ...estimate(1), estimate: { ...made(1), source: "USDA, promised" } });
    expect(answer.food.source).toBe("AI estimate");
    const { estimate: _estimate, ...row } = estimate(1);
    const food = { unit: "g", portions: [], ...made(220) };
    expect((await ask({ ...row, food }))[1]).toMatchObject({ name: "Poutine", amount: "200", food });
    expect(await ask({ ...row, food: { ...food, unit: "bucket" } })).toHaveLength(1);
  });

  it("of another user's food are not available", async () => {
    await send(fieldsOf(await read()));
    const [logged] = await foodsNow();
    const review = await read(bea, WORDS);
    const theirs = await send({ ...fieldsOf(review), pick: `own:${logged?.id}` }, bea);
    expect(theirs.data.review).toEqual(review);
    const own = await send({ ...fieldsOf(await read(ann, "an apple")), pick: `own:${logged?.id}` });
    expect(names(own.data.review)).toEqual(["Apple", "Toast & banana"]);
    expect(own.data.review.rows[1]).toMatchObject({ amount: "1", unit: "portion" });
  });

  it("that no longer exist are left out, with a message", async () => {
    const review = await read();
    const gone = { ...(review.rows[0] as ReviewRow), ref: "own:gone", name: "Old stew" };
    const answer = await send({ ...fieldsOf(review), row_0: rowText(gone) });
    expect(answer.status).toBe(400);
    expect(answer.data.problems[""]).toEqual(["No longer available and left out: Old stew."]);
    expect(answer.data.review).toMatchObject({ totals: { calories: "105" } });
    expect(await foodsNow()).toEqual([]);
  });

  it.each([
    ['{"ref":null,"name":"Old stew","amount":"1"}', "Old stew"],
    ['{"ref":"table:app', "a food"],
  ])("that can't be read, as %s, are left out with a message", async (row_0, name) => {
    const answer = await send({ ...fieldsOf(await read()), row_0 });
    expect(answer.status).toBe(400);
    expect(answer.data.problems[""]).toEqual([`No longer available and left out: ${name}.`]);
    expect(await foodsNow()).toEqual([]);
  });
});

const made = (calories: number) => ({
  amounts: { calories, carbs: 22, protein: 6, fats: 12 },
  source: "AI estimate (m)",
});

describe("bad input", () => {
  it("ten thousand rows are as many as twenty", async () => {
    const review = await read();
    const fields = fieldsOf(review);
    for (let i = 0; i < 10_000; i++) {
      fields[`row_${i}`] = fields.row_0 ?? "";
      fields[`amount_${i}`] = "1";
    }
    const { status, data } = await send({ ...fields, intent: "update" });
    expect(status).toBe(200);
    expect(data.review.rows).toHaveLength(20);
    expect((await send({ ...fieldsOf(data.review), pick: "table:apple" })).data.review.rows).toHaveLength(20);
  });

  it.each(["remove-4294967294", "remove-20", "swap-99", "swap--1", "sum", "cancel", "nonsense", "__proto__"])(
    "%s changes no row and logs nothing",
    async (intent) => {
      const review = await read();
      const { status, data } = await send({ ...fieldsOf(review), intent });
      expect(status).toBe(200);
      expect(data.review).toEqual(review);
      expect(await foodsNow()).toEqual([]);
    },
  );

  it.each([
    "row_0",
    "amount_0",
    "unit_0",
    "provenance",
    "shown",
    "target",
    "pick",
    "q",
    "description",
    "emoji",
  ])("anything may stand in %s", async (field) => {
    const fields = fieldsOf(await read());
    for (const text of [...Object.values(BAD_TEXTS), "[]", "{}", "null", '{"ref":1}', "[".repeat(5000)]) {
      for (const intent of ["update", "search", "swap-0"]) {
        const { status, data } = await send({ ...fields, intent, [field]: text });
        expect([200, 400], `${field} ${text.slice(0, 20)}`).toContain(status);
        const rows = (data.review ?? data.lastResult).rows ?? [];
        expect(rows.length).toBeLessThanOrEqual(2);
      }
    }
    for (const pairs of Object.values(BAD_PAIRS)) {
      const body = new FormData();
      for (const [name, value] of new URLSearchParams(pairs(field, "1"))) body.append(name, value);
      expect((await ann.post(describeFood, STEP, body)).status).toBeLessThan(500);
    }
    expect(await foodsNow()).toHaveLength(0);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("a field longer than any form's is refused", async () => {
    const refused = await send({ ...fieldsOf(await read()), row_0: "x".repeat(70_000) });
    expect(refused.status).toBe(400);
  });
});

describe("the same form", () => {
  it("sent twenty times at once logs one meal and keeps one", async () => {
    const fields = fieldsOf(await read(), "one-form");
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
    expect(await foodsNow()).toHaveLength(1);
    expect(await store.read.select().from(store.read.t.confirmed_meal)).toHaveLength(1);
  });

  it("with another user's key logs to the sender's own day", async () => {
    await send(fieldsOf(await read(), "shared-key"));
    await send(fieldsOf(await read(bea), "shared-key"), bea);
    const foods = await foodsNow();
    expect(new Set(foods.map(({ user_id }) => user_id)).size).toBe(2);
  });
});

describe("the same words again", () => {
  it("give what was confirmed, with the day, until they are read afresh", async () => {
    const review = await read();
    await send({ ...fieldsOf(review), name: "My breakfast", amount_0: "75", calories: "333" });
    const again = await read(ann, ` ${WORDS.toUpperCase()}! `);
    expect(again).toMatchObject({
      name: "My breakfast",
      emoji: "🍞",
      totals: { calories: "333", carbs: "67.7" },
      rows: [{ amount: "75", unit: "g" }, { name: "Banana" }],
      provenance: { confirmedOn: "today" },
    });
    const reread = await send({ description: again.description, intent: "reread" });
    expect(reread.data.review).toMatchObject({ name: "Toast & banana", provenance: { engine: "built-in" } });
    expect(reread.data.review.rows[0].amount).toBe("50");
  });

  it("give everybody their own", async () => {
    await send({ ...fieldsOf(await read()), name: "Anncanary" });
    expect((await read(bea)).name).toBe("Toast & banana");
  });

  it("keep a meal whose foods are gone, with its totals", async () => {
    await send(fieldsOf(await read(), "first"));
    const [logged] = await foodsNow();
    const stew = await send({
      ...fieldsOf(await read(ann, "my stew and an apple")),
      pick: `own:${logged?.id}`,
    });
    await send(fieldsOf(stew.data.review, "second"));
    await store.tx(async (db) => {
      await db.delete(db.t.food).where(eq(db.t.food.id, logged?.id ?? ""));
    });
    const again = await read(ann, "my stew and an apple");
    expect(names(again)).not.toContain("Toast & banana");
    expect(again.totals).toEqual(stew.data.review.totals);
  });
});
