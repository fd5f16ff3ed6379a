import { withParams as at, RouteBrowser } from "../../support/routes";
import "../../support/route-env";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call as callApi } from "../../support/api";

const clock = await import("~/platform/clock.server");
const { store } = await import("~/platform/boot.server");
const { takeToast } = await import("../../../app/http/form.server");
const signUp = await import("~/routes/_front.sign-up");
const home = await import("~/routes/_front");
const puzzles = await import("~/routes/_front.puzzles_.$categoryId");
const enterValue = await import("~/routes/_front.eat.enter-value");
const remove = await import("~/routes/food.$foodId.delete");
const done = await import("~/routes/day.$date.done");
const shrink = await import("~/routes/day.$date.shrink");
const detail = await import("~/routes/my-collections_.detail.$puzzleName");
const cardPng = await import("~/routes/my-collections_.detail.$puzzleName_.card[.]png");
const goal = await import("~/routes/_front.welcome.goal");
const exported = await import("~/routes/api.user.export");
const trends = await import("~/routes/trends");

const DAY = "2026-11-19";
const NEXT = "2026-11-20";
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const atHour = (hour: number, day = DAY) =>
  vi.spyOn(clock, "now").mockReturnValue(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000);
/** All calories of the default goals, and 80 % of each nutrient but a little. */
const NEAR = { name: "Feast", calories: "2000", carbs: "190", fats: "60", protein: "121" };

let people = 0;
let ann: RouteBrowser;
let id = "";
beforeEach(async () => {
  vi.spyOn(clock, "now").mockReturnValue(NOON);
  ann = new RouteBrowser();
  ann.cookies.set("pp_zone", "UTC");
  const email = `done-${people++}@example.org`;
  await ann.post(signUp, "/sign-up", { email, password: "carrots & peas" });
  const { users } = store.read.t;
  const [row] = await store.read.select().from(users).where(eq(users.email, email));
  id = row?.id ?? "";
});
afterEach(() => vi.restoreAllMocks());

const plant = (puzzle_id = "carrot", categoryId = "magic_garden") =>
  ann.post(at(puzzles, { categoryId }), `/puzzles/${categoryId}`, { puzzle_id });
const log = (food: Record<string, string>) =>
  ann.post(enterValue, "/eat/enter-value", { key: food.name ?? "", ...food });
const callDone = (date = DAY) => ann.post(at(done, { date }), `/day/${date}/done`);
const undo = (date = DAY) => ann.post(at(done, { date }), `/day/${date}/done?undo`);
const shown = async (path = "/") => (await ann.get(home, path)).data.home;
const cards = () => {
  const { user_collection: t } = store.read.t;
  return store.read.select().from(t).where(eq(t.user_id, id));
};
const dayRow = async (date = DAY) => {
  const { daily_home_data: days } = store.read.t;
  return (await store.read.select().from(days).where(eq(days.user_id, id))).find((row) => row.date === date);
};
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe("calling a day done", () => {
  it("is offered and taken once the calories are reached and each nutrient is at 80 %", async () => {
    await plant();
    expect((await shown()).canClose).toBe(false);
    expect((await callDone()).status).toBe(409);
    await log({ ...NEAR, protein: "119" });
    expect((await shown()).canClose).toBe(false);
    expect((await callDone()).status).toBe(409);
    await log({ name: "Egg", calories: "10", carbs: "0", fats: "0", protein: "2" });
    expect((await shown()).canClose).toBe(true);
    const answer = await callDone();
    expect([answer.status, answer.location]).toEqual([303, "/?done=1"]);
    expect(await takeToast(ann.request())).toMatchObject({ toast: { undo: `/day/${DAY}/done?undo` } });
    expect(await cards()).toMatchObject([{ puzzle_name: "carrot", count: 1, protein: 121 }]);
    const day = await shown();
    expect(day).toMatchObject({
      canClose: false,
      canChange: false,
      puzzle: { complete: true, closed: true, progress: 1 },
    });
    expect(day.puzzle.filled.protein).toBeLessThan(day.puzzle.filled.carbs + day.puzzle.filled.protein);
    expect(await dayRow()).toMatchObject({ closed_at: NOON, completed_at: NOON, puzzle_progress: 1 });
  });

  it("is refused without a puzzle, on a day ahead, on no day, and once the picture is complete", async () => {
    await log(NEAR);
    expect((await callDone()).status).toBe(409);
    await plant();
    expect((await callDone(NEXT)).status).toBe(409);
    expect((await callDone("2026-02-30")).status).toBe(404);
    await log({ name: "More", calories: "500", carbs: "50", fats: "20", protein: "60" });
    expect((await callDone()).status).toBe(409);
    expect(await cards()).toMatchObject([{ count: 1 }]);
    expect((await undo()).status).toBe(409);
    expect(await cards()).toHaveLength(1);
  });

  it("counts once, whatever is pressed at once, and is taken back with its card", async () => {
    await plant();
    await log(NEAR);
    expect(statuses(await Promise.all([1, 2, 3, 4].map(() => callDone())))).toEqual([303, 303, 303, 303]);
    expect(await cards()).toMatchObject([{ count: 1 }]);
    atHour(20);
    expect((await undo()).status).toBe(303);
    expect(await cards()).toEqual([]);
    expect(await dayRow()).toMatchObject({ closed_at: null, completed_at: null });
    expect((await undo()).status).toBe(409);
    expect((await callDone()).status).toBe(303);
    atHour(30);
    expect((await undo()).status).toBe(409);
    expect(await cards()).toMatchObject([{ count: 1 }]);
  });

  it("takes a special back that it unlocked", async () => {
    await plant("salmon", "salmon_nigiri_boy");
    await log(NEAR);
    await callDone();
    atHour(30);
    await plant("sushi_rice", "salmon_nigiri_boy");
    await log({ ...NEAR, key: "next" });
    await callDone(NEXT);
    expect(await cards()).toHaveLength(3);
    await undo(NEXT);
    expect(await cards()).toMatchObject([{ puzzle_name: "salmon" }]);
  });

  it("lets later food count, and draws what stays open in pencil, on the day's card only", async () => {
    await plant();
    await log(NEAR);
    await callDone();
    const before = (await shown()).puzzle.filled.protein;
    await log({ name: "Skyr", calories: "60", carbs: "1", fats: "0", protein: "14" });
    const { puzzle } = await shown();
    expect(puzzle.filled.protein).toBeGreaterThan(before);
    expect(await cards()).toMatchObject([{ protein: 135 }]);
    const { data } = await ann.get(at(detail, { puzzleName: "carrot" }), "/my-collections/detail/carrot");
    expect(data.card.filled).toEqual(puzzle.filled);
    const picture = async () => {
      const request = new Request(
        "http://localhost:3000/my-collections/detail/carrot/card.png",
        ann.request(),
      );
      const answer = await cardPng.loader({ request, params: { puzzleName: "carrot" }, context: {} });
      return Buffer.from(await answer.arrayBuffer());
    };
    const pencilled = await picture();
    await log({ name: "More", calories: "510", carbs: "30", fats: "30", protein: "30" });
    expect((await picture()).equals(pencilled)).toBe(false);
    atHour(30);
    await plant();
    await log({ ...NEAR, protein: "160", carbs: "210", fats: "70", key: "next" });
    const on = (date: string) =>
      ann.get(at(detail, { puzzleName: "carrot" }), `/my-collections/detail/carrot?on=${date}`);
    expect((await on(NEXT)).data.card.filled).toBeUndefined();
  });

  it("is a whole day in trends, and stands in the export", async () => {
    await plant();
    await log(NEAR);
    expect((await ann.get(trends, "/trends?days=7")).data.daysAveraged).toBe(0);
    await callDone();
    expect((await ann.get(trends, "/trends?days=7")).data.daysAveraged).toBe(1);
    const request = new Request("http://localhost:3000/api/user/export?format=json", ann.request());
    const answer = await exported.loader({ request, params: {}, context: {} });
    const { data, ...file } = await answer.json();
    expect((data ?? file).days).toMatchObject([{ date: DAY, closed_at: "2026-11-19T12:00:00.000Z" }]);
  });

  it("stays done when food is deleted afterwards", async () => {
    await plant();
    await log(NEAR);
    await callDone();
    const [{ id: foodId }] = (await shown()).foods;
    await ann.post(at(remove, { foodId }), `/food/${foodId}/delete`);
    expect(await shown()).toMatchObject({ puzzle: { complete: true, closed: true } });
    expect(await cards()).toMatchObject([{ count: 1 }]);
  });
});

const small = (date = DAY, by = "") => ann.post(at(shrink, { date }), `/day/${date}/shrink${by}`);
const goals = async () => (await shown()).goals;

describe("the first day's picture", () => {
  it("can be shrunk from 14:00 on, to a third from 17:00 on, and be whole again", async () => {
    expect((await shown()).canShrink).toBeNull();
    expect((await small()).status).toBe(409);
    atHour(14);
    expect((await shown()).canShrink).toBeCloseTo(2 / 3);
    expect((await small()).status).toBe(303);
    expect(await goals()).toEqual({ calories: 1333, carbs: 133, protein: 100, fats: 43 });
    expect((await shown()).canShrink).toBeNull();
    expect((await small()).status).toBe(303);
    expect(await goals()).toMatchObject({ calories: 1333 });
    expect((await shown()).sizeInMenu).toBe("whole");
    expect((await small(DAY, "?undo")).status).toBe(303);
    expect(await goals()).toEqual({ calories: 2000, carbs: 200, protein: 150, fats: 65 });
    expect(await shown()).toMatchObject({ canShrink: null, sizeInMenu: "smaller" });
    expect((await small(DAY, "?undo")).status).toBe(409);
    atHour(17.5);
    await small();
    expect(await goals()).toEqual({ calories: 667, carbs: 67, protein: 50, fats: 22 });
  });

  it("completes at once what is eaten already, and stays small", async () => {
    atHour(18);
    await plant();
    await log({ name: "Dinner", calories: "700", carbs: "70", fats: "25", protein: "55" });
    expect((await small()).location).toBe("/?done=1");
    expect(await cards()).toMatchObject([{ puzzle_name: "carrot" }]);
    expect((await small(DAY, "?undo")).status).toBe(409);
    atHour(30);
    expect((await goals()).calories).toBe(2000);
    expect((await shown(`/?date=${DAY}`)).goals.calories).toBe(667);
    expect((await small(NEXT)).status).toBe(409);
  });

  it("keeps its part when the goals change", async () => {
    atHour(15);
    await small();
    await ann.post(goal, "/welcome/goal", { calories: "1800" });
    expect((await goals()).calories).toBe(1200);
    await small(DAY, "?undo");
    expect((await goals()).calories).toBe(1800);
  });
});

describe("programs", () => {
  it("close, reopen, shrink and restore a day too", async () => {
    const cookie = ann.request().headers.get("Cookie") ?? "";
    const call = (method: string, path: string) => callApi(method, path, { cookie });
    await plant();
    await log(NEAR);
    expect(await call("POST", `/api/days/${DAY}/done`)).toMatchObject({
      status: 200,
      data: { collected: true },
    });
    expect(await call("GET", `/api/home?date=${DAY}`)).toMatchObject({
      data: { closed_at: "2026-11-19T12:00:00.000Z" },
    });
    expect(await call("GET", "/api/days")).toMatchObject({
      data: { days: [{ closed_at: "2026-11-19T12:00:00.000Z" }] },
    });
    expect(await call("DELETE", `/api/days/${DAY}/done`)).toMatchObject({ status: 200 });
    expect(await call("DELETE", `/api/days/${DAY}/done`)).toMatchObject({ status: 409 });
    expect(await call("POST", `/api/days/${DAY}/shrink`)).toMatchObject({ status: 409 });
    atHour(14);
    expect(await call("POST", `/api/days/${DAY}/shrink`)).toMatchObject({
      status: 200,
      data: { progress: 1, collected: true },
    });
    expect(await call("POST", "/api/days/nonsense/done")).toMatchObject({ status: 404 });
  });
});
