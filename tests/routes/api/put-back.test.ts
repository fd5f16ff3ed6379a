import { operationsOf } from "../../support/bad-input";
import "../../support/route-env";
import { describe, expect, it } from "vitest";
import { openApi } from "~/features/api/document/open-api.server";
import { call, person, SOUP } from "../../support/api";

const DATE = "2026-03-01";

/** What GET answers for the address of a PUT. */
const READ: Record<string, { at: (id: string) => string; pick?: (data: unknown[]) => unknown }> = {
  "/api/food/{foodId}": { at: (foodId) => `/api/food/${foodId}` },
  "/api/weight/{date}": { at: () => "/api/weight", pick: ([weight]) => weight },
  "/api/goals": { at: () => "/api/goals" },
  "/api/user": { at: () => "/api/user" },
  "/api/reminders": { at: () => "/api/reminders" },
  "/api/today/link": { at: () => "/api/today/link" },
  "/api/webhook": { at: () => "/api/webhook" },
  "/api/recipes/{recipeId}": { at: (id) => `/api/recipes/${id}` },
};

const puts = operationsOf(await openApi("http://localhost:3000")).filter(({ method }) => method === "PUT");

async function somebody() {
  const { token, id, email } = await person();
  const send = (method: string, path: string, body?: unknown) => call(method, path, { token, body });
  const { data } = await send("POST", "/api/food", { ...SOUP, number_of_servings: 3, date: DATE });
  await send("PUT", `/api/weight/${DATE}`, { kg: 81.4 });
  const goals = { calories: 1900, weekday_goals: [{ weekdays: [6, 7], calories: 2300 }] };
  await send("PUT", "/api/goals", goals);
  await send("PUT", "/api/reminders", { on: true, times: ["12:30"] });
  await send("PUT", "/api/today/link");
  await send("PUT", "/api/webhook", { url: "http://127.0.0.1:9/" });
  const soup = { name: "Soup", servings: 4, description: "500 g potatoes, 20 g fribblewort" };
  const recipe = (await send("POST", "/api/recipes", soup)).data;
  const ids: Record<string, string> = { foodId: data.id, recipeId: recipe.id, date: DATE };
  return { send, ids, id, email };
}

describe("what GET gave", () => {
  it.each(puts)("PUT $path takes back, and nothing changes", async ({ path }) => {
    const { send, ids } = await somebody();
    const { at, pick } = READ[path] ?? expect.fail("no GET is named");
    const [, name = ""] = /\{(\w+)\}/.exec(path) ?? [];
    const read = async () => {
      const { data } = await send("GET", at(ids[name] ?? ""));
      return pick ? pick(data) : data;
    };
    const before = await read();
    expect(before).toBeTruthy();
    const put = path.replace(/\{(\w+)\}/, (_, name) => ids[name] ?? "");
    expect(await send("PUT", put, before)).toMatchObject({ status: 200, data: before });
    expect(await read()).toEqual(before);
  });

  it("of the account is refused with other names in it", async () => {
    const { send } = await somebody();
    const { data } = await send("GET", "/api/user");
    for (const other of [
      { id: "x" },
      { email: "other@example.org" },
      { user_metadata: { ...data.user_metadata, age: 30 } },
    ])
      expect((await send("PUT", "/api/user", { ...data, ...other, day_start: 4 })).status).toBe(400);
    expect((await send("GET", "/api/user")).data).toEqual(data);
    expect((await send("PUT", "/api/user", { ...data, day_start: 4 })).data.day_start).toBe(4);
  });

  it("of a picture's link stays for the link that was answered, and another is refused", async () => {
    const { send } = await somebody();
    const { data } = await send("GET", "/api/today/link");
    expect((await send("PUT", "/api/today/link", { ...data, png: null })).status).toBe(400);
    expect((await send("PUT", "/api/today/link")).data.png).not.toBe(data.png);
    expect((await send("PUT", "/api/today/link", data)).status).toBe(400);
    const none = { png: null, svg: null };
    await send("DELETE", "/api/today/link");
    expect((await send("PUT", "/api/today/link", none)).data).toEqual(none);
  });
});
