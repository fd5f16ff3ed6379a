import "../support/route-env";
import { beforeEach, describe, expect, it } from "vitest";
import { store } from "~/platform/boot.server";
import { goalOf } from "../../app/features/goals/goals.server";
import { call, type Person, person } from "../support/api";

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let ann: Person;
beforeEach(async () => {
  ann = await person();
});
const send = (method: string, path: string, body?: unknown, by = ann) =>
  call(method, path, { token: by.token, body });
const eat = (percent: number) =>
  send("POST", "/api/food", {
    name: "Feast",
    nutrition: { calories: 20 * percent, carbs: 2.5 * percent, protein: percent, fats: 0.7 * percent },
  });

describe("the goals", () => {
  it("are set from today on, and taken as they are answered with no effect", async () => {
    const before = (await send("GET", "/api/goals")).data;
    const inForce = async () => (await send("GET", "/api/home")).data.goals;
    expect(before).toMatchObject(await inForce());
    expect((await send("PUT", "/api/goals", { calories: before.calories })).data).toEqual(before);
    expect(await send("PUT", "/api/goals", before)).toMatchObject({ status: 200, data: before });
    expect(before).toMatchObject(await inForce());
    const set = { calories: 1800, carbs: 200, protein: 110.5, fats: 55, finish_at: 90, weekday_goals: [] };
    expect(await send("PUT", "/api/goals", set)).toMatchObject({ status: 200, data: set });
    expect((await send("GET", "/api/home")).data).toMatchObject({
      goals: { calories: 1800, protein: 110.5 },
      finish_at: 90,
    });
    expect((await goalOf(store.read, ann.id, dayFromNow(0))).finishAt).toBe(90);
    expect((await send("GET", "/api/goals")).data).toEqual(set);
  });

  it("that are left out stay, or follow the calories", async () => {
    await send("PUT", "/api/goals", { calories: 1800, carbs: 200, protein: 110, fats: 55, finish_at: 90 });
    expect((await send("PUT", "/api/goals", { calories: 1800, fats: 60 })).data).toEqual({
      calories: 1800,
      carbs: 200,
      protein: 110,
      fats: 60,
      finish_at: 90,
      weekday_goals: [],
    });
    expect((await send("PUT", "/api/goals", { calories: 2000 })).data).toMatchObject({
      carbs: 250,
      protein: 100,
      finish_at: 90,
    });
  });

  it("of weekdays are answered beside the others, replaced as a whole, and stay when left out", async () => {
    const weekend = { calories: 2400, carbs: 300, protein: 150, fats: 66 };
    const put = async (body: object) => (await send("PUT", "/api/goals", { calories: 1800, ...body })).data;
    const set = await put({
      weekday_goals: [
        { weekdays: [6, 7], ...weekend },
        { weekdays: [1], calories: 2000 },
      ],
    });
    expect(set.weekday_goals).toEqual([
      { weekdays: [1], calories: 2000, carbs: 250, protein: 100, fats: 67 },
      { weekdays: [6, 7], ...weekend },
    ]);
    expect(await put({})).toEqual(set);
    expect((await send("PUT", "/api/goals", set)).data).toEqual(set);
    expect((await put({ weekday_goals: [{ weekdays: [7], ...weekend }] })).weekday_goals).toEqual([
      { weekdays: [7], ...weekend },
    ]);
    expect((await put({ weekday_goals: [] })).weekday_goals).toEqual([]);
  });

  it("that are close enough complete a day at 90 per cent, at once", async () => {
    await send("PUT", "/api/goals", { calories: 2000, carbs: 250, protein: 100, fats: 70, finish_at: 100 });
    await send("POST", "/api/plant", { puzzle_name: "carrot", date: dayFromNow(0) });
    expect((await eat(92)).data.puzzle.collected).toBe(false);
    await send("PUT", "/api/goals", { calories: 2000, finish_at: 90 });
    expect((await send("GET", "/api/home")).data.puzzle).toMatchObject({ complete: true, progress: 1 });
  });

  it.each([
    [{}, "calories"],
    [{ calories: -1 }, "Must be a valid number"],
    [{ calories: "2000" }, "Must be a valid number"],
    [{ calories: 100_001 }, "Must be a valid number"],
    [{ calories: 2000, fats: 1e308 }, "Must be a valid number"],
    [{ calories: 2000, finish_at: 95 }, "finish_at must be 90 or 100"],
    [{ calories: 2000, finish_at: "90" }, "finish_at must be 90 or 100"],
    [{ calories: 2000, goal: 1 }, "goal"],
    [{ calories: 2000, weekday_goals: [{ weekdays: [8], calories: 1 }] }, "Choose the days from the list"],
    [{ calories: 2000, weekday_goals: [{ weekdays: [], calories: 1 }] }, "Choose the days from the list"],
    [{ calories: 2000, weekday_goals: [{ weekdays: [6, 6], calories: 1 }] }, "A weekday can have one goal"],
  ])("%j are refused", async (body, reason) => {
    const before = (await send("GET", "/api/goals")).data;
    const answer = await send("PUT", "/api/goals", body);
    expect(answer.status).toBe(400);
    if (reason !== "calories") expect(answer.error).toContain(reason);
    expect((await send("GET", "/api/goals")).data).toEqual(before);
  });
});

describe("a seed", () => {
  const plant = (puzzle_name: string, date?: string, by = ann) =>
    send("POST", "/api/plant", { puzzle_name, date }, by);
  const seeds = async () => {
    const { daily_home_data: days } = store.read.t;
    const rows = await store.read.select().from(days);
    return rows
      .filter(({ user_id }) => user_id === ann.id)
      .map(({ date, puzzle_id, next_puzzle_id }) => ({ date, puzzle_id, next_puzzle_id }));
  };

  it("is planted for tomorrow once today's puzzle is complete, twice as once, and changed until then", async () => {
    const tomorrow = dayFromNow(1);
    expect(await plant("avocado", tomorrow)).toMatchObject({
      status: 400,
      error: /Collect today’s puzzle first/,
    });
    expect(await plant("Carrot")).toMatchObject({
      status: 200,
      data: { date: dayFromNow(0), puzzle_name: "Carrot", is_today: true },
    });
    await eat(160);
    for (const name of ["avocado", "Avocado", "corn"])
      expect(await plant(name, tomorrow)).toMatchObject({
        status: 200,
        data: { date: tomorrow, is_today: false },
      });
    expect(await seeds()).toEqual([{ date: dayFromNow(0), puzzle_id: "carrot", next_puzzle_id: "corn" }]);
    expect((await plant("corn", dayFromNow(0))).status).toBe(400);
  });

  it.each([
    ["no puzzle", "unicorn", undefined, 404],
    ["the day after tomorrow", "carrot", dayFromNow(2), 400],
    ["no day", "carrot", "x", 400],
    ["the year 1900", "carrot", "1900-01-01", 400],
  ])("of %s is refused", async (_, name, date, status) => {
    expect((await plant(name, date)).status).toBe(status);
    expect((await seeds()).every(({ puzzle_id, next_puzzle_id }) => !puzzle_id && !next_puzzle_id)).toBe(
      true,
    );
  });

  it("that a recipe unlocks can't be planted", async () => {
    expect((await plant("salmon_nigiri_boy", dayFromNow(0))).status).toBe(400);
  });
});
