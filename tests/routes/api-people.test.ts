import { tableContents, testCaller } from "../support/store";
import "../support/route-env";
import { beforeAll, describe, expect, it } from "vitest";
import { NOT_EXPORTED, userTables } from "~/db/contents";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { renewTokens } from "~/http/bearer.server";
import { store } from "~/platform/boot.server";
import { AccountGone } from "../../app/db/store";
import { everyPuzzle } from "../../app/features/puzzles/catalogue";
import { annAndBob, call, type Person, person, SOUP } from "../support/api";

const WHOLE_DAY = { name: "Feast", nutrition: { calories: 2000, carbs: 200, fats: 65, protein: 150 } };

let ann: Person;
let bob: Person;

beforeAll(async () => {
  ({ ann, bob } = await annAndBob());
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
    days: [
      {
        date: expect.stringMatching(/^2026-03-0\d$/),
        nutrition: { carbs: 200.5, protein: 150, fats: 65 },
      },
    ],
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
    await choosePuzzle(
      testCaller(store, { id: eve.id, timeZone: "UTC", dayStart: 0, nickname: null }, Date.now()),
      "corn",
    );
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

  it("show one puzzle to anyone with its link", async () => {
    const ask = (query: string) => call("GET", `/api/collection/public-collection?${query}`);
    const shown = await ask(`user_id=${ann.id}&puzzle_name=Carrot`);
    const { count, collected, days, created_at, updated_at, ...expected } = entry("carrot", "Magic Garden");
    expect(shown.data).toEqual(expected);
    for (const query of [
      `user_id=${ann.id}&puzzle_name=corn`,
      `user_id=${ann.id}&puzzle_name=turnip`,
      `user_id=${bob.id}&puzzle_name=carrot`,
      "user_id=nobody&puzzle_name=carrot",
      "user_id=%00&puzzle_name=carrot",
    ])
      expect((await ask(query)).json).toEqual({
        success: false,
        data: null,
        error: "Collection not found",
        code: "not_found",
      });
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
  it("is returned with listed fields only, also at the top level", async () => {
    await store.tx(async (db) => {
      const profile = {
        name: "Ann",
        unit: "us",
        height: 67,
        weight: 150,
        age: 30,
        gender: "female",
      } as const;
      await db
        .insert(db.t.user_info)
        .values({ user_id: ann.id, ...profile, avatar: "avatar_1.jpg", updated_at: 0 });
    });
    const { data, json } = await call("GET", "/api/user", { token: ann.token });
    expect(data).toEqual({
      id: ann.id,
      email: ann.email,
      time_zone: "UTC",
      day_start: 0,
      energy: "kcal",
      numbers: "shown",
      shown_nutrients: [],
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

  it("gets all their stored data, no other user's and no secrets", async () => {
    const { data } = await call("GET", "/api/user/export", { token: ann.token });
    const { avatars, ...tables } = data;
    const { avatars: _, ...withRows } = userTables(store.read.t);
    const personal = { users: store.read.t.users, ...withRows };
    const shown = Object.entries(personal).filter(([name]) => !(name in NOT_EXPORTED));
    expect(Object.keys(tables).sort()).toEqual(shown.map(([name]) => name).sort());
    for (const [name, table] of shown) {
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

  it("sees the camera notice once", async () => {
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

  it("is deleted with their own data only", async () => {
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
    await expect(renewTokens(store, eve.refresh, Date.now())).rejects.toThrow(AccountGone);
    expect((await call("POST", "/api/auth/token", { body: { refresh_token: eve.refresh } })).status).toBe(
      401,
    );
    expect((await call("GET", "/api/user", { token: ann.token })).status).toBe(200);
  });
});
