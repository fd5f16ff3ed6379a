import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { signUp } from "~/features/access/account.server";
import { type BuiltApp, startBuiltApp, Visitor } from "../../support/app";

const PASSWORD = "carrots & peas";
const ANN = "ann@example.org";
const HEADER = { AUTH_HEADER: "Remote-Email", TRUST_PROXY: "127.0.0.0/8, ::1/128" };
const GO_ON = "/log-in/house/header";

let app: BuiltApp;
let direct: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp(HEADER);
  direct = await startBuiltApp({ ...HEADER, TRUST_PROXY: "10.0.0.0/8" });
  for (const { store } of [app, direct])
    await signUp(store, { email: "ben@example.org", password: PASSWORD, confirmed: true }, Date.now());
});

const by = (email: string) => ({ headers: { "Remote-Email": email } });
const isIn = async (visitor: Visitor, init?: RequestInit) =>
  (await visitor.get("/account", init)).status === 200;
const userOf = async (email: string, { store } = app) =>
  (await store.read.select().from(store.read.t.users).where(eq(store.read.t.users.email, email)))[0];

it("whom the proxy names goes on by a press, and a GET makes nothing", async () => {
  const visitor = new Visitor(app.url);
  const page = await visitor.get("/log-in?redirectTo=/trends", by("Ann@Example.org"));
  expect(page.text).toContain("Go on as ann@example.org");
  expect(await isIn(visitor, by(ANN))).toBe(false);
  expect(await userOf(ANN)).toBeUndefined();
  const entered = await visitor.post(GO_ON, { redirectTo: "/trends" }, by(ANN));
  expect(entered).toMatchObject({ status: 303, location: "/trends" });
  expect(await isIn(visitor, by(ANN))).toBe(true);
  expect(await userOf(ANN)).toMatchObject({ password_hash: "", email_confirmed_at: expect.any(Number) });
  const again = new Visitor(app.url);
  expect((await again.post(GO_ON, {}, by(ANN))).status).toBe(303);
  expect(await app.store.read.select().from(app.store.read.t.users)).toHaveLength(2);
  expect(app.log()).toContain("signed up by proxy");
  expect(app.log()).not.toContain("example.org");
});

it("a session of another than the proxy names is none, also by the API and on the home page", async () => {
  const visitor = new Visitor(app.url);
  await visitor.post("/log-in", { email: "ben@example.org", password: PASSWORD });
  expect(await isIn(visitor)).toBe(true);
  expect(await isIn(visitor, by("BEN@example.org"))).toBe(true);
  await visitor.get("/", by("ben@example.org"));
  for (const other of [
    ANN,
    "nobody",
    "ann@example.org, ben@example.org",
    "ben@example.org x",
    `${"b".repeat(5000)}@x.org`,
  ]) {
    expect(await isIn(visitor, by(other)), other).toBe(false);
    expect((await visitor.get("/api/user", by(other))).status, other).toBe(401);
    expect((await visitor.get("/", by(other))).text, other).toContain("Get started");
  }
});

it("a bearer token counts as ever", async () => {
  const body = JSON.stringify({ email: "ben@example.org", password: PASSWORD });
  const json = { "Content-Type": "application/json" };
  const answer = await new Visitor(app.url).send("/api/auth/token", { method: "POST", body, headers: json });
  const headers = {
    ...by(ANN).headers,
    Authorization: `Bearer ${JSON.parse(answer.text).data.access_token}`,
  };
  expect((await new Visitor(app.url).send("/api/user", { headers })).status).toBe(200);
});

it.each(["nobody", "ann@example.org, ben@example.org", "<ben@example.org>"])(
  "%s names nobody who could go on",
  async (value) => {
    const visitor = new Visitor(app.url);
    expect((await visitor.get("/log-in", by(value))).text).not.toContain("Go on as");
    const answer = await visitor.post(GO_ON, {}, by(value));
    expect(answer.location).toBe("/log-in?redirectTo=%2F&refused=no-email");
    expect((await visitor.get(answer.location ?? "")).status).toBe(403);
    expect(await isIn(visitor, by(value))).toBe(false);
  },
);

it("nobody is believed who comes from elsewhere", async () => {
  const visitor = new Visitor(direct.url);
  for (const name of ["Remote-Email", "remote_email", "REMOTE-EMAIL", "X-Vouched-Email"]) {
    const init = { headers: { [name]: "ben@example.org" } };
    expect((await visitor.get("/log-in", init)).text).not.toContain("Go on as");
    expect((await visitor.post(GO_ON, {}, init)).location).toBe("/log-in?redirectTo=%2F");
  }
  expect(visitor.cookies.has("pp")).toBe(false);
  await visitor.post("/log-in", { email: "ben@example.org", password: PASSWORD });
  expect(await isIn(visitor, by(ANN))).toBe(true);
});

it("a former way into an account whose address was never confirmed ends", async () => {
  const email = "eve@example.org";
  await signUp(app.store, { email, password: PASSWORD }, Date.now());
  const before = new Visitor(app.url);
  await before.post("/log-in", { email, password: PASSWORD });
  expect(await isIn(before)).toBe(true);
  expect((await new Visitor(app.url).post(GO_ON, {}, by(email))).status).toBe(303);
  expect(await isIn(before)).toBe(false);
  expect((await new Visitor(app.url).post("/log-in", { email, password: PASSWORD })).status).toBe(401);
});
