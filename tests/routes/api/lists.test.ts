import { testCaller } from "../../support/store";
import "../../support/route-env";
import { beforeAll, describe, expect, it } from "vitest";
import { saveOwnPuzzle } from "~/features/own-puzzles/own-puzzles.server";
import { store } from "~/platform/boot.server";
import { puzzleById } from "../../../app/features/puzzles/catalogue";
import { call, person, SOUP } from "../../support/api";

let token: string;
let userId: string;
const get = (path: string) => call("GET", path, { token });

/** March's first days, two foods each, a weight each. */
const DAYS = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04"];

beforeAll(async () => {
  ({ token, id: userId } = await person());
  for (const date of DAYS) {
    for (const time of ["08:00", "19:00"])
      await call("POST", "/api/food", { token, body: { ...SOUP, name: `${date} ${time}`, date, time } });
    await call("PUT", `/api/weight/${date}`, { token, body: { kg: 80 } });
  }
});

/** All pages of a list, by `next`. */
async function pages(path: string, rows: string, name: string): Promise<string[][]> {
  const found: string[][] = [];
  for (let before = ""; ; ) {
    const { data } = await get(path + before);
    found.push(data[rows].map((row: Record<string, string>) => row[name]));
    expect(data.more).toBe(data.next !== null);
    if (data.next === null) return found;
    before = `&before=${encodeURIComponent(data.next)}`;
  }
}

describe("the list of foods", () => {
  it("has as many as are requested, and goes on before the last", async () => {
    const found = await pages("/api/food?limit=3", "foods", "name");
    expect(found.map((names) => names.length)).toEqual([3, 3, 2]);
    const all = found.flat();
    expect(all).toEqual(DAYS.flatMap((date) => [`${date} 08:00`, `${date} 19:00`]).reverse());
    expect((await get("/api/food?limit=100")).data.foods).toHaveLength(8);
    const second = (await get("/api/food?limit=3&page=1&to=2026-03-03")).data;
    expect([second.page, second.foods[0].name]).toEqual([1, "2026-03-02 08:00"]);
  });

  it("is of the days that are requested, both included", async () => {
    const [found] = await pages("/api/food?limit=50&from=2026-03-02&to=2026-03-03", "foods", "name");
    expect(found).toEqual(["2026-03-03 19:00", "2026-03-03 08:00", "2026-03-02 19:00", "2026-03-02 08:00"]);
    expect((await get("/api/food?from=2026-03-05")).data).toMatchObject({
      foods: [],
      more: false,
      next: null,
    });
  });

  it("comes before an instant", async () => {
    const { data } = await get("/api/food?before=2026-03-02T00:00:00Z");
    expect(data.foods.map(({ name }: { name: string }) => name)).toEqual([
      "2026-03-01 19:00",
      "2026-03-01 08:00",
    ]);
  });

  it("still has pages of five, with how to go on from one", async () => {
    const { data } = await get("/api/food?page=0");
    expect([data.foods.length, data.page, data.more]).toEqual([5, 0, true]);
    expect((await get(`/api/food?before=${data.next}`)).data.foods).toEqual(
      (await get("/api/food?page=1")).data.foods,
    );
  });
});

describe("the list of days", () => {
  it("is of a range, newest first, with totals, goals and puzzle", async () => {
    await call("POST", "/api/plant", { token, body: { puzzle_name: "corn", date: "2026-03-02" } });
    const { data } = await get("/api/days?from=2026-03-02&to=2026-03-03");
    expect(data).toMatchObject({
      days: [
        { date: "2026-03-03", puzzle: null, totals: { calories: 480 } },
        {
          date: "2026-03-02",
          finish_at: 100,
          neat: false,
          puzzle: { id: "corn", name: "Corn", category: "Magic Garden", complete: false },
        },
      ],
      more: false,
      next: null,
    });
    expect(data.days[0].goals).toEqual((await get("/api/home?date=2026-03-03")).data.goals);
    expect(await pages("/api/days?limit=3", "days", "date")).toEqual([
      ["2026-03-04", "2026-03-03", "2026-03-02"],
      ["2026-03-01"],
    ]);
  });

  it("lets a puzzle be chosen for a past day without one, and only then", async () => {
    const choose = (puzzle_name: string) =>
      call("POST", "/api/plant", { token, body: { puzzle_name, date: "2026-03-04" } });
    expect((await choose("apple")).data).toMatchObject({ date: "2026-03-04", is_today: false });
    expect(await choose("corn")).toMatchObject({ status: 400, json: { code: "day_past" } });
  });
});

describe("the list of weights", () => {
  it("has a limit, a range and a day before", async () => {
    const dates = async (query: string) =>
      (await get(`/api/weight${query}`)).data.map(({ date }: { date: string }) => date);
    expect(await dates("")).toEqual(DAYS.toReversed());
    expect(await dates("?limit=2&before=2026-03-04")).toEqual(["2026-03-03", "2026-03-02"]);
    expect(await dates("?from=2026-03-03&to=2026-03-03")).toEqual(["2026-03-03"]);
  });
});

describe("the list of puzzles", () => {
  it("has built-in ones and one's own, each with its picture for its owner", async () => {
    const carrot = puzzleById("carrot")?.puzzle ?? expect.fail("no carrot");
    const own = { name: "My root", map: carrot.map };
    const name = await saveOwnPuzzle(testCaller(store, { id: userId }, Date.now()), own);
    const { puzzles } = (await get("/api/puzzles")).data;
    expect(puzzles).toContainEqual({
      puzzle_name: "carrot",
      title: "Carrot",
      collection_type: "Magic Garden",
      special: false,
      collected: false,
    });
    expect(puzzles).toContainEqual(
      expect.objectContaining({ puzzle_name: name, collection_type: "My Puzzles" }),
    );
    const one = (await get(`/api/puzzles/${name}`)).data;
    expect(one).toMatchObject({ title: "My root", map: { rows: carrot.map.rows } });
    expect((await get("/api/puzzles/salmon")).data.blocks).toEqual({
      carbs: expect.any(Number),
      protein: expect.any(Number),
      fats: expect.any(Number),
    });
    const bob = await person();
    expect((await call("GET", `/api/puzzles/${name}`, { token: bob.token })).status).toBe(404);
    expect((await get("/api/puzzles/no-such")).status).toBe(404);
  });
});

describe("a list refuses", () => {
  it.each([
    ["/api/food?limit=0", "limit"],
    ["/api/food?limit=101", "limit"],
    ["/api/food?limit=ten", "limit"],
    ["/api/food?before=yesterday", "before"],
    ["/api/food?page=one", "page"],
    ["/api/food?from=2026-02-30", "from"],
    ["/api/days?to=March", "to"],
    ["/api/days?before=2026-03-01T00:00:00Z", "before"],
    ["/api/weight?limit=1000", "limit"],
  ])("%s, and names the field", async (path, field) => {
    const { status, error, json } = await get(path);
    expect([status, json.code]).toEqual([400, "invalid"]);
    expect(json.fields).toEqual({ [field]: error });
  });
});
