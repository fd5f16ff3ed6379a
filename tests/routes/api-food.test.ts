import { tableContents, testCaller } from "../support/store";
import "../support/route-env";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { confirmMeal } from "~/features/review/confirmed.server";
import { settings, store } from "~/platform/boot.server";
import { localDate } from "~/platform/local-date";
import { annAndBob, call, PASSWORD, type Person, person, SOUP } from "../support/api";

const WRONG = "Authentication failed. Please log in again.";
const GONE = "This food no longer exists.";
const UTC = { timeZone: "UTC", dayStart: 0 };
const NOBODYS = "AAAAAAAAAAAAAAAAAAAAAA";
const WHOLE_DAY = { name: "Feast", nutrition: { calories: 2000, carbs: 200, fats: 65, protein: 150 } };

let ann: Person;
let bob: Person;
let soupId: string;

beforeAll(async () => {
  ({ ann, bob, soupId } = await annAndBob());
});

describe("food", () => {
  it("is logged for all its servings", async () => {
    const answer = await call("POST", "/api/food", { token: bob.token, body: SOUP });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.data).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: "Lentil soup",
      emoji: "🍲",
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      date: localDate({ timeZone: "UTC", dayStart: 0 }, Date.now()),
      number_of_servings: 2,
      nutrition: { calories: 240, carbs: 20, fats: 9, protein: 12 },
      nutrition_per_serving: { calories: 120, carbs: 10, fats: 4.5, protein: 6 },
      parts: [],
      source: null,
      estimated: false,
      puzzle: { progress: 0, collected: false, unlocked: [] },
    });
    const { puzzle, ...logged } = answer.data;
    expect((await call("GET", `/api/food/${logged.id}`, { token: bob.token })).data).toEqual(logged);
  });

  it("of one's own is read from words once it was logged, never from a stranger's table or by a token that only logs", async () => {
    const eve = await person();
    const description = "my usual breakfast";
    const read = (token?: string) =>
      call("POST", "/api/ai/parse/description", { token, body: { description } });
    expect(await read(eve.token)).toMatchObject({
      status: 400,
      error: "No usual breakfast is known yet: it shows in your log after two days.",
    });
    expect((await read()).status).toBe(400);
    const dates = [1, 2].map((days) => localDate(UTC, Date.now() - days * 86_400_000));
    for (const date of dates)
      await call("POST", "/api/food", { token: eve.token, body: { ...SOUP, date, time: "08:00" } });
    expect((await read(eve.token)).data).toMatchObject({
      name: "Lentil soup",
      emoji: "🍲",
      calories: 240,
      carbs: 20,
      protein: 12,
      fats: 9,
      engine: "own",
      parts: [{ name: "Lentil soup", amount: 2, unit: "portion" }],
    });
    const sent = { name: "Scale", scope: "log", password: PASSWORD };
    const { data: scale } = await call("POST", "/api/tokens", { token: eve.token, body: sent });
    expect((await read(scale.token)).status).toBe(403);
  });

  it("is read as people write numbers", async () => {
    const nutrition = { calories: "1,200 kcal", carbs: "12,5", fats: "½ g", protein: "١٢" };
    const body = { name: "Feast", number_of_servings: "1 1/2", nutrition };
    const { data } = await call("POST", "/api/food", { token: bob.token, body });
    expect(data).toMatchObject({
      number_of_servings: 1.5,
      nutrition: { calories: 1800, carbs: 18.8, fats: 0.8, protein: 18 },
    });
  });

  it.each([
    [{}, "Missing required fields: name"],
    [{ ...SOUP, name: " \u202e " }, "Missing required fields: name"],
    [{ ...SOUP, name: 3 }, "Missing required fields: name"],
    [{ ...SOUP, name: "x".repeat(81) }, "Use up to 80 characters"],
    [{ ...SOUP, name: `Soup${" ".repeat(30_000)}` }, "This is too long. Field: name"],
    [{ ...SOUP, name: "\u{e0041}".repeat(15_000) }, "Missing required fields: name"],
    [{ name: "Soup" }, "Missing nutrition data: calories, carbs, fats, protein"],
    [{ ...SOUP, nutrition: null }, "Missing nutrition data: calories, carbs, fats, protein"],
    [
      { ...SOUP, nutrition: { calories: 0, carbs: "", fats: null } },
      "Missing nutrition data: carbs, fats, protein",
    ],
    [{ ...SOUP, nutrition: { ...SOUP.nutrition, protein: undefined } }, "Missing nutrition data: protein"],
    [{ ...SOUP, number_of_servings: 0 }, "Number of servings must be greater than 0"],
    [{ ...SOUP, number_of_servings: -1 }, "Number of servings must be greater than 0"],
    [{ ...SOUP, number_of_servings: "some" }, "Number of servings must be greater than 0"],
    [{ ...SOUP, number_of_servings: {} }, "Number of servings must be greater than 0"],
    [{ ...SOUP, number_of_servings: "1,500" }, "Is that 1,500 or 1.5? Type 1500 or 1.5."],
    [{ ...SOUP, nutrition: { ...SOUP.nutrition, carbs: "12,5,6" } }, "Must be a valid number"],
    [{ ...SOUP, nutrition: { ...SOUP.nutrition, calories: "1 000 20" } }, "Must be a valid number"],
    [{ ...SOUP, nutrition: { ...SOUP.nutrition, calories: "②" } }, "Must be a valid number"],
    [
      { ...SOUP, nutrition: { ...SOUP.nutrition, carbs: "about 1,200 g" } },
      "Is that 1,200 g or 1.2 g? Type 1200 or 1.2.",
    ],
    [{ ...SOUP, nutrition: { ...SOUP.nutrition, carbs: -1 } }, "Must be a valid number"],
    [{ ...SOUP, nutrition: { ...SOUP.nutrition, carbs: "-1 g" } }, "Must be a valid number"],
    [{ ...SOUP, nutrition: { ...SOUP.nutrition, carbs: [] } }, "Must be a valid number"],
    [{ ...SOUP, nutrition: { ...SOUP.nutrition, carbs: 60_000 } }, "Must be a valid number"],
    [{ ...SOUP, emoji: 1 }, /./],
  ])("refuses %j", async (body, error) => {
    const before = await tableContents(store.read);
    const answer = await call("POST", "/api/food", { token: ann.token, body });
    expect(answer.status).toBe(400);
    expect(answer.error).toEqual(typeof error === "string" ? error : expect.stringMatching(error));
    expect(await tableContents(store.read)).toEqual(before);
  });

  it("sent twice under one key is logged once, with the same answer; another body is a conflict", async () => {
    const eve = await person();
    const send = (body: unknown, key = "one") =>
      call("POST", "/api/food", { token: eve.token, body, headers: { "Idempotency-Key": key } });
    const all = await Promise.all(Array.from({ length: 5 }, () => send(SOUP)));
    for (const { status, data } of all) expect({ status, data }).toEqual({ status: 200, data: all[0]?.data });
    expect(await send({ ...SOUP, name: "Stew" })).toMatchObject({
      status: 409,
      error: "This Idempotency-Key was used for another request.",
    });
    expect((await call("GET", "/api/food", { token: eve.token })).data.foods).toHaveLength(1);
    await send(SOUP, "two");
    await call("POST", "/api/food", { token: eve.token, body: SOUP });
    expect((await call("GET", "/api/food", { token: eve.token })).data.foods).toHaveLength(3);
    expect((await send(SOUP, "x y")).status).toBe(400);
    // The same key is another key for another person.
    const other = await call("POST", "/api/food", {
      token: bob.token,
      body: { ...SOUP, name: "Stew" },
      headers: { "Idempotency-Key": "one" },
    });
    expect(other.status).toBe(200);
  });

  it("is logged once under one key by every call that logs", async () => {
    const eve = await person();
    const { token } = eve;
    const yesterday = localDate(UTC, Date.now() - 86_400_000);
    const { id } = (await call("POST", "/api/food", { token, body: { ...SOUP, date: yesterday } })).data;
    const saved = (await call("POST", "/api/saved", { token, body: { food_id: id } })).data;
    const logs: [path: string, body: object, other: object][] = [
      ["/api/rough", { part: "evening", size: "usual" }, { part: "evening", size: "big" }],
      [`/api/saved/${saved.id}/log`, {}, { date: yesterday }],
      [`/api/days/${yesterday}/copy`, {}, { group: "evening" }],
    ];
    for (const [path, body, other] of logs) {
      const send = (sent: object) =>
        call("POST", path, { token, body: sent, headers: { "Idempotency-Key": path } });
      const before = (await call("GET", "/api/home", { token })).data.foods.length;
      const [first, again] = await Promise.all([send(body), send(body)]);
      expect(first.status).toBe(200);
      expect(again.data).toEqual(first.data);
      expect(await send(other)).toMatchObject({ status: 409, json: { code: "idempotency_key_reused" } });
      expect((await call("GET", "/api/home", { token })).data.foods).toHaveLength(before + 1);
    }
  });

  it("is listed in pages of five, newest first", async () => {
    const eve = await person();
    for (let i = 0; i < 6; i++)
      await call("POST", "/api/food", { token: eve.token, body: { ...SOUP, name: `Soup ${i}` } });
    const page = async (query: string) => (await call("GET", `/api/food${query}`, { token: eve.token })).data;
    expect(await page("?page=0")).toMatchObject({ page: 0, more: true });
    expect((await page("")).foods).toHaveLength(5);
    expect(await page("?page=1")).toMatchObject({
      page: 1,
      more: false,
      foods: [{ nutrition: { calories: 240 } }],
    });
    for (const odd of ["-1", "x", "1e3", "99999999"])
      expect((await call("GET", `/api/food?page=${odd}`, { token: eve.token })).status).toBe(400);
  });

  it("is changed in part or as a whole, and its day follows", async () => {
    const eve = await person();
    const { id, date } = (await call("POST", "/api/food", { token: eve.token, body: SOUP })).data;
    const send = (method: string, body: unknown) =>
      call(method, `/api/food/${id}`, { token: eve.token, body });
    const total = async () => (await call("GET", "/api/home", { token: eve.token })).data.totals.calories;
    expect((await send("PATCH", { nutrition_per_serving: { calories: "50 kcal" } })).data).toMatchObject({
      name: "Lentil soup",
      nutrition: { calories: 100, carbs: 20, fats: 9, protein: 12 },
    });
    expect(await total()).toBe(100);
    expect((await send("PATCH", { number_of_servings: 3 })).data.nutrition.calories).toBe(150);
    expect((await send("PUT", { ...WHOLE_DAY, time: "00:01" })).data).toMatchObject({
      name: "Feast",
      number_of_servings: 1,
      date,
      time: `${date}T00:01:00.000Z`,
    });
    expect(await total()).toBe(2000);
    expect((await send("PATCH", { date: "2026-03-01" })).data.date).toBe("2026-03-01");
    expect(await total()).toBe(0);
    for (const [body, error] of [
      [{ date: "2999-01-01" }, "Must not be in the future"],
      [{ date: "2026-02-30" }, "Must be a valid date"],
      [{ time: "24:00" }, "Must be a valid time"],
      [{ time: "2026-02-30T12:00:00" }, "Must be a valid time"],
      [{ time: "2999-01-01T12:00:00Z" }, "Must not be in the future"],
      [
        { date: "2026-03-02", time: "2026-03-01T12:00:00Z" },
        "time is on another day than date. Leave one of the two out.",
      ],
      [{ id: "x" }, "id can't be changed."],
      [{ name: "" }, "Missing required fields: name"],
    ] as const)
      expect(await send("PATCH", body)).toMatchObject({ status: 400, error });
    expect((await send("PUT", { name: "x" })).error).toMatch(/^Missing nutrition data/);
  });

  it("is deleted once", async () => {
    const { id, date } = (await call("POST", "/api/food", { token: bob.token, body: SOUP })).data;
    expect((await call("DELETE", `/api/food/${id}`, { token: bob.token })).data).toEqual({ id, date });
    for (const method of ["DELETE", "GET"])
      expect(await call(method, `/api/food/${id}`, { token: bob.token })).toMatchObject({
        status: 404,
        error: GONE,
      });
  });

  it("of another user looks missing to everyone", async () => {
    const before = await tableContents(store.read);
    for (const [method, body] of [["GET"], ["PUT", SOUP], ["PATCH", {}], ["DELETE"]] as const)
      for (const id of [soupId, NOBODYS, "%00", "a%20b", "%F0%9F%8D%B2", "x".repeat(500)])
        expect(await call(method, `/api/food/${id}`, { token: bob.token, body })).toMatchObject({
          status: 404,
          error: GONE,
        });
    expect(await tableContents(store.read)).toEqual(before);
  });

  it.each(["user_id", "id", "puzzle"])("that names its own %s is refused", async (field) => {
    const before = await tableContents(store.read);
    const forged = { ...SOUP, [field]: ann.id };
    expect(await call("POST", "/api/food", { token: bob.token, body: forged })).toMatchObject({
      status: 400,
      error: `Unknown field: ${field}`,
    });
    expect(await tableContents(store.read)).toEqual(before);
  });
});

describe("GET /api/home", () => {
  it("returns a day", async () => {
    const eve = await person();
    const player = { id: eve.id, timeZone: "UTC", dayStart: 0, nickname: null };
    await choosePuzzle(testCaller(store, player, Date.now()), "carrot");
    await call("POST", "/api/food", { token: eve.token, body: WHOLE_DAY });
    const { data } = await call("GET", "/api/home", { token: eve.token });
    expect(data).toMatchObject({
      date: localDate({ timeZone: "UTC", dayStart: 0 }, Date.now()),
      is_today: true,
      totals: { calories: 2000, carbs: 200, fats: 65, protein: 150 },
      goals: { calories: 2000, carbs: 200, fats: 65, protein: 150 },
      puzzle: { id: "carrot", name: "Carrot", category: "Magic Garden", progress: 1, complete: true },
      can_change_puzzle: false,
      foods: [{ name: "Feast", calories: 2000 }],
    });
    expect(data.puzzle.filled).toEqual(data.puzzle.blocks);
    const past = (await call("GET", "/api/home?date=2026-03-01", { token: eve.token })).data;
    expect(past).toMatchObject({ date: "2026-03-01", is_today: false, puzzle: null, foods: [] });
  });

  it.each([
    ["2026-02-30", "Must be a valid date"],
    ["x", "Must be a valid date"],
    ["2999-01-01", "Must not be in the future"],
  ])("refuses %s", async (date, error) => {
    expect(await call("GET", `/api/home?date=${date}`, { token: ann.token })).toMatchObject({
      status: 400,
      error,
    });
  });
});

describe("reading food", () => {
  const post = (path: string, body: unknown, who = {}) =>
    call("POST", `/api/ai/parse/${path}`, { ...who, body });

  it("takes words from anybody", async () => {
    const { status, data } = await post("description", { description: "two eggs and a banana" });
    expect(status).toBe(200);
    expect(data).toMatchObject({ engine: "built-in", unrecognised: [] });
    expect(data.calories).toBeGreaterThan(150);
    expect(data.name).toMatch(/egg.*banana/i);
    expect((await post("emoji", { text: "pizza" })).data).toEqual({
      emoji: "🍕",
      engine: "built-in",
    });
  });

  it("answers parts that are logged as they are, and hatch and count as those of the web", async () => {
    const cal = await person();
    const { data } = await post("description", {
      description: "2 slices of rye bread with butter and an apple",
    });
    const { name, emoji, nutrition, parts } = data;
    const logged = await call("POST", "/api/food", {
      token: cal.token,
      body: { name, emoji, nutrition, parts },
    });
    expect(logged.status).toBe(200);
    expect(logged.data).toMatchObject({ name, emoji, nutrition, parts });
    expect(parts.length).toBeGreaterThanOrEqual(3);
    expect({ calories: data.calories, carbs: data.carbs }).toMatchObject({
      calories: nutrition.calories,
      carbs: nutrition.carbs,
    });
    const { data: plants } = await call("GET", "/api/plants", { token: cal.token });
    expect(JSON.stringify(plants)).toMatch(/apple/i);
  });

  it("returns what the user last confirmed for the same words, to that user only", async () => {
    const [description, confirmed] = [
      "two eggs and a banana",
      { name: "My breakfast", emoji: "🍳", calories: 401.5, carbs: 30, protein: 20, fats: 21 },
    ];
    const { name, emoji, ...amounts } = confirmed;
    const meal = { description, entry: { name, emoji, amounts, servings: 1 } };
    await testCaller(store, { id: ann.id }, Date.now()).change((tx) => confirmMeal(tx, meal));
    const again = { description: " Two EGGS, and a banana." };
    // No parts: they would not add up to what was typed.
    const own = { ...confirmed, nutrition: amounts, parts: [], engine: "own", unrecognised: [] };
    expect((await post("description", again, { token: ann.token })).data).toEqual(own);
    expect((await post("description", again, { cookie: ann.cookie })).data).toEqual(own);
    for (const who of [{}, { token: bob.token }])
      expect((await post("description", again, who)).data.name).toMatch(/egg.*banana/i);
  });

  it.each([
    ["description", {}, "Input cannot be empty"],
    ["description", { description: "  " }, "Input cannot be empty"],
    ["description", { description: 1 }, "Input cannot be empty"],
    ["description", [], "Input cannot be empty"],
    ["description", { description: "xyzzy plugh" }, "Food description not recognized"],
    ["description", { description: "dwa jajka i chleb z masłem" }, FOOD_MESSAGES.languageUnread],
    ["description", { description: "x".repeat(1001) }, "Use up to 1,000 characters"],
    ["emoji", { text: " " }, "Input cannot be empty"],
    ["emoji", [], "Input cannot be empty"],
  ])("%s refuses %j", async (path, body, error) => {
    expect(await post(path, body)).toMatchObject({ status: 400, error });
  });

  const photo = (image?: Blob) => {
    const raw = new FormData();
    if (image) raw.set("image", image);
    return call("POST", "/api/ai/parse/food", { raw });
  };

  it("refuses what is no photo", async () => {
    expect(await photo()).toMatchObject({ status: 400, error: "Choose a photo first." });
    expect((await photo(new File(["<svg/>"], "x.jpg", { type: "image/jpeg" }))).status).toBe(415);
    const cut = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "x.jpg");
    expect((await photo(cut)).status).toBe(400);
    expect((await post("food", { image: "x" })).status).toBe(415);
  });

  it("says that a photo without a label is none", async () => {
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#808080" } })
      .jpeg()
      .toBuffer();
    const answer = await photo(new File([new Uint8Array(jpeg)], "x.jpg"));
    expect(answer).toMatchObject({ status: 400, error: "Food label not recognized" });
  }, 30_000);

  it("is only for those who are signed in where the server says so", async () => {
    settings.aiAnonymous = "off";
    try {
      for (const [path, body] of [
        ["description", { description: "an egg" }],
        ["emoji", { text: "egg" }],
      ] as const) {
        expect(await post(path, body)).toMatchObject({ status: 401, error: WRONG });
        expect((await post(path, body, { token: ann.token })).status).toBe(200);
      }
      expect((await photo()).status).toBe(401);
    } finally {
      settings.aiAnonymous = "on";
    }
    expect((await post("emoji", { text: "egg" }, { token: "x" })).status).toBe(401);
  });
});
