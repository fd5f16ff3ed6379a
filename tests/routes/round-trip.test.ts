import type { FoodPart } from "../../app/features/food/entry";
import { resolved } from "../support/bad-input";
import { testCaller } from "../support/store";
import "../support/route-env";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { addAmounts, mapAmounts, roundTenth } from "~/features/nutrition/amounts";
import { store } from "~/platform/boot.server";
import { newKey } from "~/platform/crypto.server";
import { logFood } from "../../app/features/log/log-food.server";
import { call, type Person, person, SOUP } from "../support/api";

let ann: Person;
const LATER_MS = 86_400_000;

beforeAll(async () => {
  ann = await person();
  await store.tx(async (db) => {
    await db.update(db.t.users).set({ time_zone: "Pacific/Auckland" }).where(eq(db.t.users.id, ann.id));
  });
});

const send = (method: string, path: string, body?: unknown) => call(method, path, { token: ann.token, body });
const rows = async () => {
  const { food } = store.read.t;
  return store.read.select().from(food).orderBy(food.user_id, food.id);
};

const asAnswered = ({ calories, carbs, protein, fats, ...part }: FoodPart) => ({
  ...part,
  nutrition: { calories, carbs, protein, fats },
});

const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenth) => tenth / 10);
const amounts = fc.record({
  calories: tenths(3000),
  carbs: tenths(500),
  fats: tenths(500),
  protein: tenths(500),
});
const servings = fc.oneof(
  fc.constantFrom(0.5, 1, 2, 3.7),
  fc.integer({ min: 10, max: 2000 }).map((hundredth) => hundredth / 100),
);
const small = fc.record({ calories: tenths(900), carbs: tenths(99), fats: tenths(99), protein: tenths(99) });
const part = fc.record({
  ref: fc.constantFrom(null, "table:toast"),
  name: fc.constantFrom("Toast", "Ål & æg"),
  emoji: fc.constantFrom("🍞", "🍽️"),
  amount: servings,
  unit: fc.constantFrom("slice", "g", "portion"),
  grams: fc.option(tenths(300)),
  amounts: small,
  source: fc.constantFrom(null, "USDA SR24 · 18069", "AI estimate (small)"),
  estimated: fc.boolean(),
});
const madeOf = fc
  .array(part, { maxLength: 4 })
  .map((parts) => parts.map(({ amounts, ...rest }) => ({ ...rest, ...amounts })));
const made = fc.record({
  parts: fc.option(madeOf, { nil: undefined }),
  source: fc.constantFrom(undefined, "label", "typed", "described"),
  /** Totals typed by hand differ from the sum of the parts. */
  typed: fc.boolean(),
});
const food = fc.record({
  name: fc.constantFrom("Lentil soup", "Ål & æg", "x".repeat(80)),
  emoji: fc.constantFrom("🍲", "🍽️", "👩‍🍳"),
  amounts,
  servings,
});

describe("what GET gave", () => {
  it("is taken back by PUT, PATCH and from lists, and changes nothing", async () => {
    const player = { id: ann.id, timeZone: "Pacific/Auckland", dayStart: 0, nickname: null };
    await fc.assert(
      fc.asyncProperty(food, made, fc.integer({ min: 0, max: LATER_MS }), async (eaten, from, ago) => {
        const { parts, source, typed } = from;
        const sum = mapAmounts(addAmounts(parts ?? []), (amount) => roundTenth(amount * eaten.servings));
        const estimated = parts?.some((each) => each.estimated);
        const entry = {
          ...eaten,
          parts,
          source,
          estimated,
          ...(parts?.length && !typed && { amounts: sum }),
        };
        const logged = await logFood(testCaller(store, player, Date.now() - ago), { entry, key: newKey() });
        const address = `/api/food/${logged.id}`;
        const got = (await send("GET", address)).data;
        expect(got).toMatchObject({ source: source ?? null, estimated: estimated ?? false });
        expect(got.parts).toEqual((parts ?? []).map(asAnswered));
        const before = await rows();
        for (const method of ["PUT", "PATCH"])
          expect(await send(method, address, got)).toMatchObject({ status: 200, data: got });
        const [listed] = (await send("GET", "/api/food")).data.foods;
        expect((await send("PUT", `/api/food/${listed.id}`, listed)).data).toEqual(listed);
        expect(await rows()).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  it.each([0.5, 1, 2, 3.7])("of %d servings says both, in every place", async (number_of_servings) => {
    const nutrition = { calories: 120, carbs: "10 g", fats: "4,4", protein: 6 };
    const { id, date } = (await send("POST", "/api/food", { ...SOUP, nutrition, number_of_servings })).data;
    const got = (await send("GET", `/api/food/${id}`)).data;
    expect(got.number_of_servings).toBe(number_of_servings);
    expect(got.nutrition_per_serving).toEqual({ calories: 120, carbs: 10, fats: 4.4, protein: 6 });
    expect(got.nutrition.calories).toBe(120 * number_of_servings);
    expect((await send("GET", "/api/food")).data.foods).toContainEqual(got);
    const { foods } = (await send("GET", `/api/home?date=${date}`)).data;
    expect(foods).toContainEqual({ ...got, calories: got.nutrition.calories });
  });

  it("can be logged again", async () => {
    const { puzzle, id, ...got } = (await send("POST", "/api/food", SOUP)).data;
    const { name, emoji, number_of_servings, nutrition, nutrition_per_serving } = got;
    const again = { name, emoji, number_of_servings, nutrition, nutrition_per_serving };
    expect((await send("POST", "/api/food", again)).data).toMatchObject(again);
  });
});

describe("parts", () => {
  const toast = { name: "Toast", nutrition: { calories: 146.5, carbs: "27,2 g", protein: 4.5, fats: 2 } };
  const butter = {
    ...{ name: "Butter", emoji: "🧈", amount: "1 1/2", unit: "pat", grams: 7.5, estimated: true },
    ...{ nutrition: { calories: 53.8, carbs: 0, protein: 0.1, fats: 6.1 }, source: "On the packet" },
  };
  const sum = { calories: 200.3, carbs: 27.2, protein: 4.6, fats: 8.1 };
  const log = (body: object) => send("POST", "/api/food", { name: "Breakfast", ...body });
  const breakfast = async () => (await log({ parts: [toast, butter] })).data;

  it("are logged, and make up what was eaten", async () => {
    const { data } = await log({ parts: [toast, butter], number_of_servings: 2, source: "described" });
    expect(data).toMatchObject({
      ...{ source: "described", estimated: true, nutrition_per_serving: sum },
      nutrition: { calories: 400.6, carbs: 54.4, protein: 9.2, fats: 16.2 },
      parts: [
        { name: "Toast", emoji: "🍽️", amount: 1, unit: "portion", grams: null, source: null, ref: null },
        { name: "Butter", emoji: "🧈", amount: 1.5, unit: "pat", grams: 7.5, estimated: true },
      ],
    });
    expect((await send("GET", `/api/food/${data.id}`)).data.parts).toEqual(data.parts);
  });

  it("agree with the nutrition that is sent beside them", async () => {
    expect((await log({ parts: [toast, butter], nutrition: sum })).status).toBe(200);
    const before = await rows();
    for (const nutrition of [
      { ...sum, calories: 201 },
      { ...sum, fats: 8 },
    ])
      expect(await log({ parts: [toast, butter], nutrition })).toMatchObject({
        status: 400,
        error: expect.stringMatching(/^The parts must add up to nutrition_per_serving/),
      });
    expect(await rows()).toEqual(before);
  });

  it.each([
    [{ parts: "bread" }, "parts must be a list of foods."],
    [{ parts: Array(200).fill(toast) }, "A food can have up to 20 parts."],
    [{ parts: [{ name: "Toast" }] }, "Every part needs its nutrition: calories and each nutrient."],
    [{ parts: [{ ...toast, name: " " }] }, "Missing required fields: name"],
    [{ parts: [{ ...toast, amount: "some" }] }, "amount and grams must be numbers from 0 to 100000"],
    [{ parts: [{ ...toast, grams: -1 }] }, "amount and grams must be numbers from 0 to 100000"],
    [{ parts: [{ ...toast, unit: "x".repeat(81) }] }, "unit must be a text of 1 to 80 characters"],
    [{ parts: [{ ...toast, ref: "no ref" }] }, "ref must be as GET /api/foods answers it"],
    [{ parts: [{ ...toast, sugar: 1 }] }, "Unknown field: parts.0.sugar"],
    [
      { parts: [{ ...toast, nutrition: { ...toast.nutrition, carbs: "1,200 g" } }] },
      /^Is that 1,200 g or 1.2 g/,
    ],
    [{ nutrition: sum, source: "x".repeat(401) }, "source must be a text of up to 400 characters"],
    [{ nutrition: sum, estimated: "yes" }, "estimated must be true or false"],
    [{ parts: [] }, "Missing nutrition data: calories, carbs, fats, protein"],
  ])("as in %j are refused", async (body, error) => {
    const before = await rows();
    const answer = await log(body);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatch(error);
    expect(await rows()).toEqual(before);
  });

  it("are changed by PUT and PATCH, which count again", async () => {
    const { id, puzzle, ...made } = await breakfast();
    const address = `/api/food/${id}`;
    const [, second] = made.parts;
    expect((await send("PATCH", address, { parts: [{ ...second, estimated: false }] })).data).toMatchObject({
      ...{ estimated: false, nutrition: butter.nutrition, parts: [{ name: "Butter" }] },
    });
    expect((await send("PUT", address, { ...made, parts: [second] })).status).toBe(400);
    const { nutrition, nutrition_per_serving, ...rest } = made;
    expect((await send("PUT", address, rest)).data).toMatchObject({ nutrition: sum, parts: made.parts });
  });

  it("stay while the amounts do, and go with them", async () => {
    const { id, parts, source } = await breakfast();
    const address = `/api/food/${id}`;
    const more = (await send("PATCH", address, { name: "Brunch", number_of_servings: "1/3" })).data;
    expect(more).toMatchObject({ parts, estimated: true, nutrition: { calories: 66.8 } });
    expect((await send("PATCH", address, { number_of_servings: 1 })).data).toMatchObject({
      parts,
      nutrition: sum,
    });
    const other = (await send("PATCH", address, { nutrition: { calories: 90 } })).data;
    expect(other).toMatchObject({ parts: [], estimated: false, source });
    const again = await breakfast();
    expect((await send("PATCH", `/api/food/${again.id}`, { parts: null })).data).toMatchObject({
      ...{ parts: [], nutrition: sum, estimated: false },
    });
  });
});

describe("PUT and PATCH", () => {
  const soup = async () => {
    const { puzzle, ...made } = (await send("POST", "/api/food", SOUP)).data;
    return { made, address: `/api/food/${made.id}` };
  };

  it("never take values that may be for one serving or for all", async () => {
    const { made, address } = await soup();
    const { nutrition_per_serving, ...rest } = made;
    for (const body of [rest, { ...SOUP }])
      expect(await send("PUT", address, body)).toMatchObject({
        status: 400,
        error: "With number_of_servings other than 1, send nutrition_per_serving.",
      });
    expect((await send("PATCH", address, { nutrition: { calories: 100 } })).status).toBe(400);
    expect(await send("PUT", address, { ...made, number_of_servings: 3 })).toMatchObject({
      status: 400,
      error: expect.stringContaining("nutrition is for all servings"),
    });
    expect((await send("GET", address)).data).toEqual(made);
    const { nutrition, ...single } = made;
    const more = (await send("PUT", address, { ...single, number_of_servings: 3 })).data;
    expect(more.nutrition).toEqual({ calories: 360, carbs: 30, fats: 13.5, protein: 18 });
    const one = { ...SOUP, number_of_servings: 1 };
    expect((await send("PUT", address, one)).data.nutrition.calories).toBe(120);
  });

  it("take the time as it is answered, of any zone, and as a clock time of the eater", async () => {
    const { made, address } = await soup();
    const at = async (change: object) => {
      const { status, data, error } = await send("PATCH", address, change);
      return status === 200 ? [data.date, data.time] : error;
    };
    expect(await at({ time: "2026-03-01T12:30:15.250Z" })).toEqual([
      "2026-03-02",
      "2026-03-01T12:30:15.250Z",
    ]);
    expect(await at({ time: "2026-03-01T12:30:00+13:00" })).toEqual([
      "2026-03-01",
      "2026-02-28T23:30:00.000Z",
    ]);
    expect(await at({ time: "08:15", date: "2026-03-03" })).toEqual([
      "2026-03-03",
      "2026-03-02T19:15:00.000Z",
    ]);
    expect(await at({ date: "2026-03-04" })).toEqual(["2026-03-04", "2026-03-03T19:15:00.000Z"]);
    expect((await send("PUT", address, { ...made, number_of_servings: 2 })).data).toEqual(made);
  });
});

describe("POST takes the day and time", () => {
  const log = async (when: object, key?: string) => {
    const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
    return call("POST", "/api/food", { token: ann.token, body: { ...SOUP, ...when }, headers });
  };

  it.each([
    [{ date: "2026-03-05" }, ["2026-03-05", "2026-03-04T23:00:00.000Z"]],
    [{ date: "2026-03-05", time: "08:15" }, ["2026-03-05", "2026-03-04T19:15:00.000Z"]],
    [{ time: "2026-03-04T12:00:00.500Z" }, ["2026-03-05", "2026-03-04T12:00:00.500Z"]],
    [{ time: "2026-03-04T12:00:00Z", date: "2026-03-05" }, ["2026-03-05", "2026-03-04T12:00:00.000Z"]],
  ])("of %j", async (when, [date, time]) => {
    const { data } = await log(when);
    expect([data.date, data.time]).toEqual([date, time]);
    expect((await send("GET", `/api/home?date=${date}`)).data.foods).toContainEqual(
      expect.objectContaining({ id: data.id, time }),
    );
  });

  it.each([
    [{ date: "2999-01-01" }, "Must not be in the future"],
    [{ time: "2999-01-01T00:00:00Z" }, "Must not be in the future"],
    [{ date: "1999-12-31" }, "Must be a valid date"],
    [{ time: "1999-12-30T00:00:00Z" }, "Must be a valid date"],
    [{ date: "yesterday" }, "Must be a valid date"],
    [{ time: "noon" }, "Must be a valid time"],
    [{ time: "2026-03-04T12:00:00Z", date: "2026-03-04" }, /^time is on another day than date/],
  ])("but not of %j", async (when, error) => {
    const before = await rows();
    const answer = await log(when);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatch(error);
    expect(await rows()).toEqual(before);
  });

  it("under a key once, and for another day not under the same", async () => {
    const date = (await send("GET", "/api/home")).data.date;
    const first = await log({ date }, "today");
    expect((await log({ date }, "today")).data).toEqual(first.data);
    expect((await log({ date: "2026-03-05" }, "today")).status).toBe(409);
    expect((await log({}, "today")).status).toBe(409);
  });

  it("and collects the puzzle of a past day for that day", async () => {
    const date = "2026-03-07";
    const player = { id: ann.id, timeZone: "Pacific/Auckland", dayStart: 0, nickname: null };
    await choosePuzzle(testCaller(store, player, Date.now()), "corn", date);
    const nutrition = { calories: 2000, carbs: 200, fats: 65, protein: 150 };
    const { data } = await send("POST", "/api/food", { name: "Feast", nutrition, date });
    expect(data.puzzle).toEqual({ progress: 1, collected: true, unlocked: [] });
    const [corn] = (await send("GET", "/api/collection/user-collections")).data;
    expect(corn).toMatchObject({
      puzzle_name: "corn",
      count: 1,
      first_completed_at: "2026-03-06T23:00:00.000Z",
    });
  });
});

describe("a field that is not known", () => {
  const NAMED: [method: string, path: string, body: unknown, name: string][] = [
    ["POST", "/api/food", { ...SOUP, serving: 2 }, "serving"],
    ["POST", "/api/food", { nmae: "Soup" }, "nmae"],
    ["POST", "/api/food", { ...SOUP, nutrition: { ...SOUP.nutrition, sugar: 1 } }, "nutrition.sugar"],
    ["POST", "/api/food?date=2026-03-01", SOUP, "date"],
    ["POST", "/api/food", { ...SOUP, day: "2026-03-01" }, "day"],
    ["GET", "/api/food?limits=3", undefined, "limits"],
    ["GET", "/api/home?day=2026-03-01", undefined, "day"],
    ["GET", "/api/user?x=", undefined, "x"],
    ["GET", "/api/foods?query=bread", undefined, "query"],
    ["POST", "/api/ai/parse/description", { description: "soup", text: "soup" }, "text"],
    ["POST", "/api/ai/parse/emoji", { text: "soup", name: "soup" }, "name"],
    ["POST", "/api/collection/user-collections", { puzzle_name: "carrot", date: "2026-03-01" }, "date"],
    ["POST", "/api/collection/update-congratulations-shown", { puzzle_name: "carrot", x: 1 }, "x"],
    ["GET", "/api/collection/user-collections?type=Magic+Garden", undefined, "type"],
    ["POST", "/api/auth/token", { email: "a@b.example", password: "x", scope: "read" }, "scope"],
    ["POST", "/api/auth/token", { refresh_token: "x", scope: "read" }, "scope"],
    ["POST", "/api/user/update-camera-permission", { shown: false }, "shown"],
    ["DELETE", "/api/user/account", { confirm: true }, "confirm"],
  ];

  it.each(NAMED)("of %s %s %j is named", async (method, path, body, name) => {
    const foods = await rows();
    expect(await send(method, path, body)).toMatchObject({ status: 400, error: `Unknown field: ${name}` });
    expect(await rows()).toEqual(foods);
    expect((await send("GET", "/api/user")).status).toBe(200);
  });

  it("of a form is named too", async () => {
    const raw = new FormData();
    raw.set("photo", new Blob(["x"]));
    const answer = await call("POST", "/api/ai/parse/food", { token: ann.token, raw });
    expect(answer).toMatchObject({ status: 400, error: "Unknown field: photo" });
  });

  it("is named in one short line", async () => {
    const name = `a\u202e\n${"b".repeat(500)}`;
    const { error } = await send("POST", "/api/food", { ...SOUP, [name]: 1 });
    expect(error).toMatch(/^Unknown field: a b{70,78}$/);
  });

  it("is refused in the document as well", async () => {
    const { json } = await send("GET", "/api/openapi.json");
    const paths = resolved(json.paths, json);
    for (const [method, path] of [
      ["post", "/api/food"],
      ["put", "/api/food/{foodId}"],
      ["patch", "/api/food/{foodId}"],
      ["post", "/api/collection/user-collections"],
    ] as const) {
      const { schema } = paths[path][method].requestBody.content["application/json"];
      expect(schema.additionalProperties).toBe(false);
    }
    const { nutrition } = paths["/api/food"].post.requestBody.content["application/json"].schema.properties;
    expect(nutrition.additionalProperties).toBe(false);
  });

  it("that was always sent and never counted is still taken", async () => {
    const entry = { puzzle_name: "carrot", collection_type: "Magic Garden", count: 1 };
    const nutrition = { carbs: 1, protein: 1, fats: 1 };
    const more = { nutrition, first_completed_at: "2026-03-01T00:00:00Z" };
    expect(await send("POST", "/api/collection/user-collections", { ...entry, ...more })).toMatchObject({
      status: 400,
      error: "Puzzle not completed or missing puzzle name",
    });
  });
});
