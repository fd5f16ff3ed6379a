import "../../support/route-env";
import { beforeAll, describe, expect, it } from "vitest";
import { call, type Person, person, SOUP } from "../../support/api";

let ann: Person;
beforeAll(async () => {
  ann = await person();
});
const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  call(method, path, { token: ann.token, body, headers });

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

describe("an error has a code", () => {
  it.each([
    ["GET", "/api/nothing", undefined, "not_found"],
    ["PATCH", "/api/food", {}, "method_not_allowed"],
    ["GET", "/api/food/AAAAAAAAAAAAAAAAAAAAAA", undefined, "not_found"],
    ["POST", "/api/food", [], "invalid"],
    ["POST", "/api/plant", { puzzle_name: "carrot", date: TOMORROW }, "day_open"],
    ["POST", "/api/collection/user-collections", { puzzle_name: "carrot" }, "puzzle_not_completed"],
    ["POST", "/api/auth/token", { email: "nobody@example.org", password: "x" }, "not_signed_in"],
  ])("%s %s", async (method, path, body, code) => {
    const { json } = await send(method, path, body);
    expect(json).toMatchObject({ success: false, data: null, error: expect.any(String), code });
  });

  it("also without a token, for another type, and for a key used before", async () => {
    expect((await call("GET", "/api/home")).json.code).toBe("not_signed_in");
    expect((await send("POST", "/api/food", {}, { "Content-Type": "text/plain" })).json.code).toBe(
      "unsupported_type",
    );
    const key = { "Idempotency-Key": "once" };
    await send("POST", "/api/food", SOUP, key);
    expect((await send("POST", "/api/food", { ...SOUP, name: "Stew" }, key)).json.code).toBe(
      "idempotency_key_reused",
    );
  });
});

describe("an error names its fields", () => {
  it.each([
    [
      { ...SOUP, nutrition: { calories: 1, carbs: "x".repeat(300) }, number_of_servings: 0 },
      ["number_of_servings", "nutrition.carbs", "nutrition.fats", "nutrition.protein"],
    ],
    [{ ...SOUP, date: "soon" }, ["date"]],
    [{ nutrition: SOUP.nutrition }, ["name"]],
  ])("of %j", async (body, names) => {
    const { status, json } = await send("POST", "/api/food", body);
    expect([status, json.code, Object.keys(json.fields).sort()]).toEqual([400, "invalid", names]);
  });

  it("that are not known, all of them", async () => {
    const { json } = await send("POST", "/api/food", {
      ...SOUP,
      sugar: 1,
      nutrition: { ...SOUP.nutrition, zinc: 1 },
    });
    expect(json).toMatchObject({ code: "unknown_field", error: "Unknown fields: nutrition.zinc, sugar" });
    expect(Object.keys(json.fields).sort()).toEqual(["nutrition.zinc", "sugar"]);
  });

  it("but not where none is wrong", async () => {
    expect((await send("POST", "/api/food", [])).json).not.toHaveProperty("fields");
    expect((await call("GET", "/api/home")).json).not.toHaveProperty("fields");
  });
});
