import "../../support/route-env";
import { beforeEach, describe, expect, it } from "vitest";
import { call, type Person, person, SOUP } from "../../support/api";

let ann: Person;
let bob: Person;
beforeEach(async () => {
  [ann, bob] = [await person(), await person()];
});
const send = (method: string, path: string, body?: unknown, by = ann) =>
  call(method, path, { token: by.token, body });

describe("the names of a profile", () => {
  const names = async () => {
    const { nickname, lastName } = (await send("GET", "/api/user")).data.user_metadata;
    return [nickname, lastName];
  };

  it("are changed, and stay when they are left out", async () => {
    await send("PATCH", "/api/user", { user_metadata: { nickname: " Ann\u0000 ", lastName: "Gardener" } });
    expect(await names()).toEqual(["Ann", "Gardener"]);
    await send("PATCH", "/api/user", { day_start: 2, user_metadata: { nickname: "Annie" } });
    expect(await names()).toEqual(["Annie", "Gardener"]);
    const { data } = await send("GET", "/api/user");
    const put = { ...data, user_metadata: { ...data.user_metadata, lastName: null } };
    expect((await send("PUT", "/api/user", put)).data.user_metadata.lastName).toBeNull();
    expect(await names()).toEqual(["Annie", null]);
  });

  it.each([
    [{ nickname: " " }, "user_metadata.nickname"],
    [{ nickname: "x".repeat(41) }, "user_metadata.nickname"],
    [{ lastName: "Gardener" }, "user_metadata.nickname"],
    [{ age: 30 }, "user_metadata.age"],
  ])("are refused in %j", async (user_metadata, field) => {
    const { status, json } = await send("PATCH", "/api/user", { user_metadata });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(await names()).toEqual([null, null]);
  });
});

describe("a deleted food", () => {
  it("comes back as it was, once or twice, to its owner only", async () => {
    const { puzzle, ...soup } = (await send("POST", "/api/food", SOUP)).data;
    const address = `/api/food/${soup.id}`;
    await send("DELETE", address);
    expect((await send("POST", `${address}/restore`, undefined, bob)).status).toBe(404);
    expect((await send("GET", address)).status).toBe(404);
    for (let i = 0; i < 2; i++) expect((await send("POST", `${address}/restore`)).data).toEqual(soup);
    expect((await send("GET", "/api/home")).data.totals.calories).toBe(240);
  });
});

describe("a product of a barcode", () => {
  const spread = {
    ...{ code: "4006381333931", name: "Spread", emoji: "🍫", portion: "100 g" },
    nutrition: { calories: 539, carbs: "57,5 g", protein: 6, fats: 31 },
  };

  it("is saved for its owner, and replaced", async () => {
    expect((await send("GET", "/api/food/barcode?code=4006381333931")).status).toBe(404);
    const saved = (await send("POST", "/api/food/barcode", spread)).data;
    expect(saved).toMatchObject({
      ...{ barcode: "04006381333931", name: "Spread", emoji: "🍫", portion: "100 g" },
      nutrition: { calories: 539, carbs: 57.5, protein: 6, fats: 31 },
    });
    expect((await send("GET", "/api/food/barcode?code=4006381333931")).data).toEqual(saved);
    expect((await send("GET", "/api/food/barcode?code=4006381333931", undefined, bob)).status).toBe(404);
    const { portion, ...serving } = { ...spread, name: "Nut spread" };
    expect((await send("POST", "/api/food/barcode", serving)).data).toMatchObject({
      name: "Nut spread",
      portion: "serving",
    });
  });

  it.each([
    [{ ...spread, code: "123" }, "code"],
    [{ ...spread, portion: "x".repeat(41) }, "portion"],
    [{ ...spread, nutrition: { calories: 1 } }, "nutrition.carbs"],
    [{ ...spread, source: "me" }, "source"],
    [{ ...spread, nutrition: { ...spread.nutrition, alcohol: 150 } }, "alcohol"],
  ])("is refused in %j", async (body, field) => {
    const { status, json } = await send("POST", "/api/food/barcode", body);
    expect(status).toBe(400);
    expect(json.fields).toHaveProperty([field]);
    expect((await send("GET", "/api/food/barcode?code=4006381333931")).status).toBe(404);
  });
});

describe("a puzzle of one's own", () => {
  it.each(["\ud800", "\0", "é", " "])(
    "has no %j in its rows, which not every database can hold",
    async (letter) => {
      const rows = Array.from({ length: 24 }, () => letter.padEnd(24, "."));
      const { status, json } = await send("POST", "/api/puzzles/mine", {
        title: "x",
        map: { legend: {}, rows },
      });
      expect(status).toBe(400);
      expect(json.fields["map.rows.0"]).toBe("must be letters, digits and signs");
    },
  );

  it("is drawn by a program, chosen, and deleted by its owner only", async () => {
    const { map } = (await send("GET", "/api/puzzles/carrot")).data;
    const made = (await send("POST", "/api/puzzles/mine", { title: "Root", map })).data;
    expect(made).toMatchObject({ title: "Root", finished: true, map });
    expect((await send("GET", "/api/puzzles/mine")).data.puzzles).toEqual([made]);
    const date = (await send("GET", "/api/home")).data.date;
    const chosen = await send("POST", "/api/plant", { puzzle_name: made.puzzle_name, date });
    expect(chosen.data).toMatchObject({ puzzle_name: "Root", is_today: true });
    const address = `/api/puzzles/${made.puzzle_name}`;
    expect((await send("DELETE", address, undefined, bob)).status).toBe(404);
    expect((await send("DELETE", address)).data).toEqual({ puzzle_name: made.puzzle_name });
    expect((await send("GET", "/api/puzzles/mine")).data.puzzles).toEqual([]);
    expect((await send("GET", "/api/home")).data.puzzle.name).toBe("Root");
    expect((await send("DELETE", "/api/puzzles/carrot")).status).toBe(404);
  });

  it("may be unfinished, but must be a picture", async () => {
    const map = {
      legend: { r: { color: "#d22f3d", nutrient: "carbs" } },
      rows: Array(24).fill("r".repeat(24)),
    };
    const { data } = await send("POST", "/api/puzzles/mine", { title: "Red", map });
    expect(data.finished).toBe(false);
    expect((await send("POST", "/api/plant", { puzzle_name: data.puzzle_name })).status).toBe(404);
    for (const bad of [{ ...map, rows: ["r"] }, { ...map, size: 24 }, { rows: map.rows }, "rrr"])
      expect((await send("POST", "/api/puzzles/mine", { title: "Red", map: bad })).status).toBe(400);
    expect((await send("POST", "/api/puzzles/mine", { title: " ", map })).json.fields).toHaveProperty(
      "title",
    );
  });
});
