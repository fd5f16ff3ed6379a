import "../support/route-env";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { userTables } from "~/db/user-tables";
import { changePassword } from "~/features/account/password/change-password.server";
import { collectPuzzle } from "~/features/collection/collect.server";
import { choosePuzzle } from "~/features/day/choose-puzzle.server";
import { localDate } from "~/features/day/local-date";
import { confirmMeal } from "~/features/describe/review/confirmed/confirmed-meal.server";
import { renewTokens } from "~/http/bearer.server";
import { settings, store } from "~/platform/boot.server";
import { type RequestContext, withContext } from "~/platform/log/request-context.server";
import { everyPuzzle } from "../../app/features/puzzles/every-puzzle";
import { call, PASSWORD, type Person, person, SOUP } from "../support/api";
import { tableContents } from "../support/table-contents";

const WRONG = "Authentication failed. Please log in again.";
const GONE = "This food no longer exists.";
const NOBODYS = "AAAAAAAAAAAAAAAAAAAAAA";
const WHOLE_DAY = { name: "Feast", nutrition: { calories: 2000, carbs: 200, fats: 65, protein: 150 } };

let ann: Person;
let bob: Person;
let soupId: string;

beforeAll(async () => {
  [ann, bob] = [await person(), await person()];
  soupId = (await call("POST", "/api/food", { token: ann.token, body: SOUP })).data.id;
  const amounts = { carbs: 200.5, protein: 150, fats: 65 };
  for (const [i, puzzleId] of ["carrot", "salmon", "sushi_rice"].entries()) {
    const date = `2026-03-0${i + 1}`;
    await store.tx((db) =>
      collectPuzzle(db, ann.id, { puzzleId, date, amounts, now: Date.UTC(2026, 2, i + 1) }),
    );
  }
});

/** Calls for those who are signed in; `{food}` is Ann's. */
const PRIVATE: [method: string, path: string, body?: unknown][] = [
  ["GET", "/api/food?page=0"],
  ["POST", "/api/food", SOUP],
  ["GET", "/api/food/{food}"],
  ["PUT", "/api/food/{food}", SOUP],
  ["PATCH", "/api/food/{food}", { name: "Stew" }],
  ["DELETE", "/api/food/{food}"],
  ["GET", "/api/home"],
  ["GET", "/api/user"],
  ["GET", "/api/user/export"],
  ["DELETE", "/api/user/account"],
  ["GET", "/api/user/camera-permission-status"],
  ["POST", "/api/user/update-camera-permission"],
  ["GET", "/api/collection/user-collections"],
  ["POST", "/api/collection/user-collections", { puzzle_name: "carrot" }],
  ["GET", "/api/collection/congratulations-shown-status?puzzle_name=carrot"],
  ["POST", "/api/collection/update-congratulations-shown", { puzzle_name: "carrot" }],
  ["DELETE", "/api/auth/token"],
];
/** What a caller is told who shows no token; one that is no good is WRONG everywhere. */
const WITHOUT_TOKEN: Record<string, string> = {
  "POST /api/collection/user-collections": "No authentication token",
  "GET /api/collection/user-collections": "No authentication token available",
  "GET /api/home": "User not authenticated",
  "DELETE /api/user/account": "Unable to get access token, please log in again",
};
const at = (path: string) => path.replace("{food}", soupId);

describe("without a good token", () => {
  it.each(PRIVATE)("%s %s is refused and does nothing", async (method, path, body) => {
    const before = await tableContents(store.read);
    const bad = [{}, { token: "" }, { token: "x" }, { token: ann.refresh }, { cookie: "pp=x" }];
    const without = WITHOUT_TOKEN[`${method} ${path}`] ?? WRONG;
    for (const who of [...bad, { token: `${ann.id}.${"A".repeat(43)}`, cookie: ann.cookie }]) {
      const answer = await call(method, at(path), { ...who, body });
      expect(answer).toMatchObject({ status: 401, error: "token" in who ? WRONG : without });
      expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
    expect(await tableContents(store.read)).toEqual(before);
  });

  it("a token wins over a cookie", async () => {
    const answer = await call("GET", "/api/user", { token: bob.token, cookie: ann.cookie });
    expect(answer.data.id).toBe(bob.id);
    expect((await call("GET", "/api/user", { cookie: ann.cookie })).data.id).toBe(ann.id);
    const other = { Authorization: "Basic eDp5" };
    expect((await call("GET", "/api/user", { cookie: ann.cookie, headers: other })).data.id).toBe(ann.id);
  });
});

describe("a method or body that is not taken", () => {
  it.each([
    ["PUT", "/api/food", "GET, HEAD, POST"],
    ["GET", "/api/user/account", "DELETE"],
    ["POST", "/api/user", "GET, HEAD"],
    ["POST", "/api/food/x", "GET, HEAD, PUT, PATCH, DELETE"],
    ["GET", "/api/ai/parse/food", "POST"],
    ["GET", "/api/auth/token", "POST, DELETE"],
  ])("%s %s says what is", async (method, path, allowed) => {
    const answer = await call(method, path, { token: ann.token });
    expect(answer).toMatchObject({ status: 405, error: "Method not allowed." });
    expect(answer.headers.get("Allow")).toBe(allowed);
  });

  it.each(["GET", "POST", "DELETE"])("%s to an unknown path", async (method) => {
    for (const path of ["/api", "/api/", "/api/fools", "/api/food/a/b", "/api/user/../food/x/y"])
      expect(await call(method, path, { token: ann.token })).toMatchObject({
        status: 404,
        error: "Resource not found.",
      });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=edge-of-part",
    "text/json",
  ])("%s is no JSON", async (type) => {
    const sent = { token: ann.token, raw: JSON.stringify(SOUP), headers: { "Content-Type": type } };
    for (const path of ["/api/food", "/api/user/update-camera-permission"])
      expect((await call("POST", path, sent)).status).toBe(415);
  });

  it.each(["", "{", "[".repeat(60_000), "null", "[]", "3", '"x"', '{"__proto__":{"name":"x"}}'])(
    "%#: a body that says nothing",
    async (raw) => {
      const headers = { "Content-Type": "application/json; charset=utf-8" };
      const answer = await call("POST", "/api/food", { token: ann.token, raw, headers });
      expect(answer.status).toBe(400);
    },
  );

  it("HEAD answers as GET does", async () => {
    expect((await call("HEAD", "/api/user", { token: ann.token })).status).toBe(200);
    expect((await call("HEAD", "/api/user")).status).toBe(401);
  });
});

describe("POST /api/auth/token", () => {
  const ask = (body: unknown) => call("POST", "/api/auth/token", { body });

  it("gives a pair for credentials, also at the top, and another for its refresh token", async () => {
    const first = await ask({ email: ` ${ann.email.toUpperCase()} `, password: PASSWORD });
    expect(first.status).toBe(200);
    expect(first.data).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: "bearer",
      expires_in: 3600,
    });
    expect(first.json).toMatchObject(first.data);
    const second = await ask({ refresh_token: first.data.refresh_token });
    for (const { data } of [first, second])
      expect((await call("GET", "/api/user", { token: data.access_token })).data.id).toBe(ann.id);
    expect(await ask({ refresh_token: first.data.refresh_token })).toMatchObject({
      status: 401,
      error: WRONG,
    });
  });

  it("tells nothing of whether an address has an account", async () => {
    const [known, unknown] = [ann.email, "nobody@example.org"].map((email) =>
      ask({ email, password: "wrong one" }),
    );
    expect((await known)?.json).toEqual((await unknown)?.json);
    expect(await known).toMatchObject({ status: 401, error: "Incorrect email or password" });
  });

  it.each([
    [{}, "Email is required"],
    [{ email: "", password: "x" }, "Email is required"],
    [{ email: "ann", password: "x" }, "Not a valid email address format"],
    [{ email: "ann@example.org" }, "Password is required"],
    [{ email: ["ann@example.org"], password: {} }, "Email is required"],
    [{ refresh_token: 1 }, "Email is required"],
  ])("refuses %j", async (body, error) => {
    expect(await ask(body)).toMatchObject({ status: 400, error });
  });

  it("asks those to confirm who have to", async () => {
    settings.emailConfirmation = "required";
    const notes: RequestContext = {};
    const answer = await withContext(notes, () => ask({ email: bob.email, password: PASSWORD }));
    settings.emailConfirmation = "off";
    expect(answer.status).toBe(403);
    expect(answer.error).toMatch(/^Please verify your email address/);
    expect(notes.event).toBeUndefined();
  });

  it("ends with DELETE, or when the password changes", async () => {
    const eve = await person();
    expect((await call("DELETE", "/api/auth/token", { cookie: eve.cookie })).status).toBe(401);
    expect((await call("DELETE", "/api/auth/token", { token: eve.token })).data).toEqual({ ended: true });
    expect((await call("GET", "/api/user", { token: eve.token })).status).toBe(401);
    const { data } = await ask({ email: eve.email, password: PASSWORD });
    const newPassword = "peas-after-midnight";
    const passwords = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
    await changePassword(store, new Request("http://localhost"), eve, passwords, Date.now());
    expect((await call("GET", "/api/user", { token: data.access_token })).status).toBe(401);
    expect((await ask({ refresh_token: data.refresh_token })).status).toBe(401);
  });
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
      date: localDate("UTC", Date.now()),
      number_of_servings: 2,
      nutrition: { calories: 240, carbs: 20, fats: 9, protein: 12 },
      nutrition_per_serving: { calories: 120, carbs: 10, fats: 4.5, protein: 6 },
      puzzle: { progress: 0, collected: false, unlocked: [] },
    });
    const { puzzle, ...logged } = answer.data;
    expect((await call("GET", `/api/food/${logged.id}`, { token: bob.token })).data).toEqual(logged);
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
    [{ ...SOUP, name: "x".repeat(81) }, "Name is too long"],
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

  it("of somebody else is to everybody as if it were not there", async () => {
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
  it("tells of a day", async () => {
    const eve = await person();
    const player = { id: eve.id, timeZone: "UTC", nickname: null };
    await choosePuzzle(store, player, "carrot", Date.now());
    await call("POST", "/api/food", { token: eve.token, body: WHOLE_DAY });
    const { data } = await call("GET", "/api/home", { token: eve.token });
    expect(data).toMatchObject({
      date: localDate("UTC", Date.now()),
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
    expect(Object.keys(data).sort()).toEqual(["calories", "carbs", "emoji", "fats", "name", "protein"]);
    expect(data.calories).toBeGreaterThan(150);
    expect(data.name).toMatch(/egg.*banana/i);
    expect((await post("emoji", { text: "pizza" })).data).toEqual({ emoji: "🍕" });
  });

  it("gives what its owner confirmed last for the same words, and gives it to nobody else", async () => {
    const [description, told] = [
      "two eggs and a banana",
      { name: "My breakfast", emoji: "🍳", calories: 401.5, carbs: 30, protein: 20, fats: 21 },
    ];
    const { name, emoji, ...amounts } = told;
    const meal = { description, entry: { name, emoji, amounts, servings: 1 }, rows: [] };
    await store.tx((db) => confirmMeal(db, ann.id, meal, Date.now()));
    const again = { description: " Two EGGS, and a banana." };
    expect((await post("description", again, { token: ann.token })).data).toEqual(told);
    expect((await post("description", again, { cookie: ann.cookie })).data).toEqual(told);
    for (const who of [{}, { token: bob.token }])
      expect((await post("description", again, who)).data.name).toMatch(/egg.*banana/i);
  });

  it.each([
    ["description", {}, "Input cannot be empty"],
    ["description", { description: "  " }, "Input cannot be empty"],
    ["description", { description: 1 }, "Input cannot be empty"],
    ["description", [], "Input cannot be empty"],
    ["description", { description: "xyzzy plugh" }, "Food description not recognized"],
    ["description", { description: "x".repeat(1001) }, "Description is too long"],
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

describe("collections", () => {
  const entry = (puzzle_name: string, collection_type: string) => ({
    puzzle_name,
    collection_type,
    nutrition: { carbs: 200.5, protein: 150, fats: 65 },
    count: 1,
    collected: true,
    created_at: expect.stringMatching(/^2026-03-0\dT/),
    updated_at: expect.stringMatching(/^2026-03-0\dT/),
    first_completed_at: expect.stringMatching(/^2026-03-0\dT/),
  });

  it("are made of puzzles that everybody may know, each once", async () => {
    const { data } = await call("GET", "/api/collection/collection-puzzles");
    const of = (type: string) =>
      data.filter((each: { collection_type: string }) => each.collection_type === type).length;
    expect(data[0]).toEqual({ puzzle_name: "carrot", collection_type: "Magic Garden" });
    expect(data[8]).toEqual({ puzzle_name: "salmon_nigiri_boy", collection_type: "Salmon Nigiri Boy" });
    expect([of("Magic Garden"), of("Salmon Nigiri Boy"), of("Pancake Bear")]).toEqual([6, 3, 1]);
    expect(data).toContainEqual({ puzzle_name: "honey", collection_type: "Breakfast Table" });
    expect(data).toHaveLength(everyPuzzle().length);
    expect(new Set(data.map((each: { puzzle_name: string }) => each.puzzle_name)).size).toBe(data.length);
  });

  it("hold what was collected, by type", async () => {
    const of = async (query: string, token = ann.token) =>
      (await call("GET", `/api/collection/user-collections${query}`, { token })).data;
    expect(await of("?collection_type=Magic%20Garden")).toEqual([entry("carrot", "Magic Garden")]);
    expect(await of("?collection_type=salmon_nigiri_boy")).toHaveLength(3);
    expect(await of("")).toHaveLength(4);
    expect(await of("?collection_type=x")).toEqual([]);
    expect(await of("", bob.token)).toEqual([]);
  });

  it("can't be added to, only confirmed", async () => {
    const eve = await person();
    const before = await tableContents(store.read);
    const confirm = (body: unknown, token = eve.token) =>
      call("POST", "/api/collection/user-collections", { token, body });
    const forged = {
      count: 999,
      collected: true,
      first_completed_at: "2020-01-01T00:00:00Z",
    };
    expect((await confirm({ puzzle_name: "carrot", user_id: ann.id }, eve.token)).error).toBe(
      "Unknown field: user_id",
    );
    for (const puzzle_name of ["carrot", "salmon", "salmon_nigiri_boy", "Salmon Nigiri Boy"])
      expect(
        await confirm({ puzzle_name, ...forged, nutrition: { carbs: 9, protein: 9, fats: 9 } }),
      ).toMatchObject({
        status: 400,
        error: "Puzzle not completed or missing puzzle name",
      });
    for (const body of [{}, { puzzle_name: "" }, { puzzle_name: 1 }, { collection_type: "Magic Garden" }, []])
      expect(await confirm(body)).toMatchObject({ status: 400, error: "Missing required parameters" });
    for (const body of [
      { puzzle_name: "turnip" },
      { puzzle_name: "carrot", collection_type: "Salmon Nigiri Boy" },
    ])
      expect(await confirm(body)).toMatchObject({ status: 404, error: "Puzzle not found in collection" });
    // Collected, but not today.
    expect((await confirm({ puzzle_name: "carrot" }, ann.token)).status).toBe(400);
    expect((await confirm({ puzzle_name: "Salmon Nigiri Boy" }, ann.token)).data.count).toBe(1);
    expect(await tableContents(store.read)).toEqual(before);
  });

  it("confirm today's puzzle, however often", async () => {
    const eve = await person();
    await choosePuzzle(store, { id: eve.id, timeZone: "UTC", nickname: null }, "corn", Date.now());
    const logged = await call("POST", "/api/food", { token: eve.token, body: WHOLE_DAY });
    expect(logged.data.puzzle).toEqual({ progress: 1, collected: true, unlocked: [] });
    for (let i = 0; i < 3; i++) {
      const body = { puzzle_name: "Corn", collection_type: "magic_garden", count: 7 };
      const answer = await call("POST", "/api/collection/user-collections", { token: eve.token, body });
      expect(answer.data).toMatchObject({
        puzzle_name: "corn",
        count: 1,
        message: "Puzzle already collected today",
      });
    }
  });

  it("show one puzzle to whoever has its link", async () => {
    const ask = (query: string) => call("GET", `/api/collection/public-collection?${query}`);
    const shown = await ask(`user_id=${ann.id}&puzzle_name=Carrot`);
    const { count, collected, created_at, updated_at, ...told } = entry("carrot", "Magic Garden");
    expect(shown.data).toEqual(told);
    for (const query of [
      `user_id=${ann.id}&puzzle_name=corn`,
      `user_id=${ann.id}&puzzle_name=turnip`,
      `user_id=${bob.id}&puzzle_name=carrot`,
      "user_id=nobody&puzzle_name=carrot",
      "user_id=%00&puzzle_name=carrot",
    ])
      expect((await ask(query)).json).toEqual({ success: false, data: null, error: "Collection not found" });
    for (const query of ["", "user_id=x", "puzzle_name=carrot", "user_id=&puzzle_name="])
      expect(await ask(query)).toMatchObject({ status: 400, error: "Missing required parameters" });
  });

  it("remember which congratulation was shown", async () => {
    const shown = (puzzle: string, token = ann.token) =>
      call("GET", `/api/collection/congratulations-shown-status?puzzle_name=${puzzle}`, { token });
    const note = (body: unknown, token = ann.token) =>
      call("POST", "/api/collection/update-congratulations-shown", { token, body });
    expect((await shown("salmon_nigiri_boy")).data).toEqual({ congratulationsShown: false });
    const body = { puzzle_name: "Salmon Nigiri Boy", collection_type: "Salmon Nigiri Boy" };
    expect((await note(body)).data).toEqual({ congratulationsShown: true });
    expect((await shown("salmon_nigiri_boy")).data).toEqual({ congratulationsShown: true });
    expect((await shown("carrot")).data).toEqual({ congratulationsShown: false });
    for (const answer of [await shown("corn"), await note(body, bob.token), await shown("turnip")])
      expect(answer).toMatchObject({ status: 404, error: "Puzzle not found in collection" });
    for (const answer of [await shown(""), await note({}), await note([])]) expect(answer.status).toBe(400);
  });
});

describe("the user", () => {
  it("is told by listed fields only, also at the top", async () => {
    await store.tx(async (db) => {
      const told = { name: "Ann", unit: "us", height: 67, weight: 150, age: 30, gender: "female" } as const;
      await db
        .insert(db.t.user_info)
        .values({ user_id: ann.id, ...told, avatar: "avatar_1.jpg", updated_at: 0 });
    });
    const { data, json } = await call("GET", "/api/user", { token: ann.token });
    expect(data).toEqual({
      id: ann.id,
      email: ann.email,
      user_metadata: {
        name: "Ann",
        lastName: null,
        nickname: null,
        gender: "female",
        age: 30,
        unit: "us",
        height: 67,
        heightFeet: 5,
        heightInches: 7,
        weight: 150,
        activityLevel: null,
        weightGoal: null,
        calculatedCalories: null,
        avatarUrl: "/avatars/avatar_1.jpg",
      },
    });
    expect(json).toMatchObject({ id: ann.id, email: ann.email });
  });

  it("gets all that is stored, nothing of others, and no secret", async () => {
    const { data } = await call("GET", "/api/user/export", { token: ann.token });
    const { avatars, ...tables } = data;
    const personal = { users: store.read.t.users, ...userTables(store.read.t) };
    expect(Object.keys(tables).sort()).toEqual(Object.keys(personal).sort());
    for (const [name, table] of Object.entries(personal)) {
      const rows = (await store.read.select().from(table as typeof store.read.t.food)) as {
        user_id?: string;
        id?: string;
      }[];
      const own = rows.filter(({ user_id, id }) => (name === "users" ? id : user_id) === ann.id);
      const bare = own.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([key]) => !key.endsWith("_hash"))),
      );
      const text = (all: unknown[]) => all.map((row) => JSON.stringify(row)).sort();
      expect(text(tables[name]), name).toEqual(text(bare));
    }
    expect(tables.food.length).toBeGreaterThan(0);
    expect(avatars).toEqual([]);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|_hash/);
    expect(text).not.toContain(bob.id);
  });

  it("is told of the camera once", async () => {
    const eve = await person();
    const shown = async () =>
      (await call("GET", "/api/user/camera-permission-status", { token: eve.token })).data;
    expect(await shown()).toEqual({ permissionShown: false });
    for (const body of [undefined, {}])
      expect(
        (await call("POST", "/api/user/update-camera-permission", { token: eve.token, body })).status,
      ).toBe(200);
    expect(await shown()).toEqual({ permissionShown: true });
  });

  it("goes with all that is theirs, and nobody else's", async () => {
    const eve = await person();
    await call("POST", "/api/food", { token: eve.token, body: SOUP, headers: { "Idempotency-Key": "k" } });
    const remove = (sent: object, query = "") => call("DELETE", `/api/user/account${query}`, sent);
    const others = { token: eve.token };
    for (const answer of [
      await remove({ ...others, body: { user_id: ann.id } }),
      await remove({ ...others, body: { userId: ann.id } }),
      await remove(others, `?user_id=${ann.id}`),
    ])
      expect(answer).toMatchObject({ status: 403, error: expect.stringMatching(/^Access denied/) });
    expect((await remove({ token: eve.token, body: { userId: eve.id } }, `?user_id=${eve.id}`)).status).toBe(
      200,
    );
    const left = Object.values(await tableContents(store.read)).join("\n");
    expect(left).not.toContain(eve.id);
    expect(left).toContain(ann.id);
    for (const who of [{ token: eve.token }, { cookie: eve.cookie }])
      expect((await call("GET", "/api/user", who)).status).toBe(401);
    await expect(renewTokens(store, eve.refresh, Date.now())).rejects.toMatchObject({ status: 401 });
    expect((await call("POST", "/api/auth/token", { body: { refresh_token: eve.refresh } })).status).toBe(
      401,
    );
    expect((await call("GET", "/api/user", { token: ann.token })).status).toBe(200);
  });
});
