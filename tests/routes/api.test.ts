import { tableContents, testCaller } from "../support/store";
import "../support/route-env";
import { beforeAll, describe, expect, it } from "vitest";
import { changePassword } from "~/features/access/password/change.server";
import { settings, store } from "~/platform/boot.server";
import { type RequestContext, withContext } from "~/platform/log/log.server";
import { annAndBob, call, PASSWORD, type Person, person, SOUP } from "../support/api";

const WRONG = "Authentication failed. Please log in again.";

let ann: Person;
let bob: Person;
let soupId: string;

beforeAll(async () => {
  ({ ann, bob, soupId } = await annAndBob());
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
  ["GET", "/api/goals"],
  ["PUT", "/api/goals", { calories: 2000 }],
  ["GET", "/api/days"],
  ["GET", "/api/puzzles"],
  ["GET", "/api/puzzles/carrot"],
  ["DELETE", "/api/puzzles/carrot"],
  ["POST", "/api/puzzles/mine", {}],
  ["POST", "/api/food/{food}/restore"],
  ["POST", "/api/food/barcode", { code: "4006381333931" }],
  ["GET", "/api/tokens"],
  ["POST", "/api/tokens", { name: "Scale", password: PASSWORD }],
  ["DELETE", "/api/tokens/x"],
  ["GET", "/api/fits"],
  ["GET", "/api/plants"],
  ["POST", "/api/rough", { part: "evening", size: "usual" }],
  ["GET", "/api/today"],
  ["GET", "/api/today/link"],
  ["PUT", "/api/today/link"],
  ["DELETE", "/api/today/link"],
  ["POST", "/api/plant", { puzzle_name: "carrot" }],
  ["GET", "/api/user"],
  ["GET", "/api/reminders"],
  ["PUT", "/api/reminders", { on: true, times: ["12:30"] }],
  ["PATCH", "/api/user", { day_start: 3 }],
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
/** The error without a token; a bad token is WRONG everywhere. */
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
    ["POST", "/api/user", "GET, HEAD, PATCH, PUT"],
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

  it("does not reveal whether an address has an account", async () => {
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
    await changePassword(testCaller(store, eve, Date.now()), passwords);
    expect((await call("GET", "/api/user", { token: data.access_token })).status).toBe(401);
    expect((await ask({ refresh_token: data.refresh_token })).status).toBe(401);
  });
});
