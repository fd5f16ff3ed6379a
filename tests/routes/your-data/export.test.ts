import { beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env.RATE_LIMITS = "on";
});

import "../../support/route-env";
import { addApiToken } from "~/features/access/tokens/api-tokens.server";
import { settings, store } from "~/platform/boot.server";
import * as page from "~/routes/account_.data";
import * as schema from "~/routes/api.export[.]schema[.]json";
import * as route from "~/routes/api.user.export";
import { call, type Person, person, SOUP } from "../../support/api";

const ORIGIN = "http://localhost:3000";
let ann: Person;
beforeEach(async () => {
  ann = await person();
  await call("POST", "/api/food", { token: ann.token, body: SOUP });
});

const args = (request: Request) => ({ request, params: {}, context: {} }) as never;
const get = (query: string, headers: Record<string, string>, method = "GET"): Promise<Response> =>
  route.loader(args(new Request(`${ORIGIN}/api/user/export${query}`, { method, headers })));
const asAnn = () => ({ Cookie: ann.cookie });

describe("/account/data", () => {
  it("sends a visitor to log in and back", async () => {
    const thrown = await page.loader(args(new Request(`${ORIGIN}/account/data`))).catch((answer) => answer);
    expect(thrown.headers.get("Location")).toBe("/log-in?redirectTo=%2Faccount%2Fdata");
  });
});

describe("GET /api/user/export", () => {
  it("is the tables as before, with the version beside them", async () => {
    const { json } = await call("GET", "/api/user/export", { cookie: ann.cookie });
    expect(json).toMatchObject({ success: true, error: null, version: 1 });
    expect(json.data.food).toMatchObject([{ user_id: ann.id, name: SOUP.name, time: expect.any(Number) }]);
    const named = await call("GET", "/api/user/export?format=tables", { token: ann.token });
    expect(named.data.food).toEqual(json.data.food);
  });

  it.each([
    ["json", "application/json", ".json"],
    ["csv", "application/zip", ".zip"],
  ])("as %s is a file to save, not to be stored by anyone between", async (format, type, ending) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await get(`?format=${format}`, asAnn(), method);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe(type);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("Content-Disposition")).toMatch(
        new RegExp(`^attachment; filename="pixelplate-\\d{4}-\\d\\d-\\d\\d\\${ending}"$`),
      );
      await answer.body?.cancel();
    }
  });

  it("as json names the schema's version, and times in ISO 8601", async () => {
    const file = await (await get("?format=json", asAnn())).json();
    expect(file).toMatchObject({ format: "pixelplate", version: 1, account: { email: ann.email } });
    expect(file.foods).toMatchObject([
      { name: SOUP.name, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    ]);
    const described = await (await schema.loader()).json();
    expect(Object.keys(file)).toEqual(Object.keys(described.properties));
  });

  it.each(["?format=json", "?format=csv", ""])("%s is for its owner only", async (query) => {
    for (const headers of [{}, { Cookie: "pp=none" }, { Authorization: "Bearer none" }]) {
      const answer = await get(query, headers as Record<string, string>);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ success: false, data: null });
    }
    const form = { name: "Scale", key: "k".repeat(20), scope: "all", days: null } as const;
    const request = new Request(ORIGIN, { headers: asAnn() });
    const token = await addApiToken(
      store,
      settings,
      request,
      { id: ann.id, email: ann.email } as never,
      form,
      Date.now(),
    );
    expect((await get(query, { Authorization: `Bearer ${token}` })).status).toBe(403);
  });

  it.each(["?format=xml", "?format=", "?format=json&format=x&user_id=1", "?user_id=1"])(
    "%s is refused with a sentence",
    async (query) => {
      const answer = await get(query, asAnn());
      expect(answer.status).toBe(400);
      expect((await answer.json()).error).toMatch(/\S/);
    },
  );

  it("comes thirty times an hour, then has to wait; others go on", async () => {
    for (let i = 0; i < 30; i++) await (await get("?format=csv", asAnn())).body?.cancel();
    const late = await get("?format=json", asAnn());
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(3000);
    const bob = await person();
    expect((await get("?format=json", { Cookie: bob.cookie })).status).toBe(200);
  });
});
