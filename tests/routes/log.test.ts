import { beforeAll, expect, it, vi } from "vitest";
import { loggedId } from "~/platform/log/log.server";
import { type BuiltApp, startBuiltApp, Visitor } from "../support/app";
import { linkIn, type Smtp, startSmtp } from "../support/outside";

const [EMAIL, PASSWORD] = ["canary-mail@example.org", "canary-password-1"];
// Of everything that is posted; what came back as a secret joins them.
const secrets = [EMAIL, "canary-"];

let app: BuiltApp;
let smtp: Smtp;
type Line = Record<string, unknown>;
const lines = (): Line[] =>
  app
    .log()
    .split("\n")
    .filter((line) => line)
    .map((line) => JSON.parse(line));

/** Posts what nobody may find in the log through every door that takes it. */
async function everyFlow() {
  const [ann, thief] = [new Visitor(app.url), new Visitor(app.url)];
  await ann.post("/sign-up", { email: EMAIL, password: PASSWORD });
  await thief.post("/log-in", { email: EMAIL, password: "canary-wrong" });
  await thief.post("/log-in?secret=canary-query", {
    email: "canary-nobody@example.org",
    password: "canary-x",
  });
  await thief.post(
    "/log-in",
    { email: EMAIL, password: PASSWORD },
    { headers: { "Sec-Fetch-Site": "cross-site" } },
  );
  await ann.post("/eat/describe", { description: 'canary-description\r\n{"level":"info","forged":1}' });
  const food = {
    calories: "1",
    carbs: "1",
    fats: "1",
    protein: "1",
    number_of_servings: "1",
    emoji: "🥚",
    key: "k",
  };
  await ann.post("/eat/enter-value", { ...food, name: "canary-food" });
  await ann.post("/account/profile", { nickname: "canary-nickname", lastName: "canary-last" });
  const photo = new FormData();
  photo.set("image", new File(["canary-photo"], "canary-photo.jpg", { type: "image/jpeg" }));
  photo.set("key", "k");
  await ann.post("/eat/scan-label", photo);
  const avatar = new FormData();
  avatar.set("nickname", "canary-nickname");
  avatar.set("avatar", new File(["canary-avatar"], "canary-avatar.jpg", { type: "image/jpeg" }));
  await ann.post("/account/profile", avatar);
  const json = (body: string) => ({ body, headers: { "Content-Type": "application/json" } });
  await ann.post("/api/food", {}, json('{"name":"canary-json'));
  await ann.post("/api/ai/parse/description", {}, json('{"description":"canary-api\\u0000"}'));
  const { text } = await thief.post(
    "/api/auth/token",
    {},
    json(JSON.stringify({ email: EMAIL, password: PASSWORD })),
  );
  const tokens = JSON.parse(text);
  secrets.push(tokens.access_token, tokens.refresh_token, ...ann.cookies.values());
  await thief.get("/api/user", { headers: { Authorization: `Bearer ${tokens.access_token}` } });
  await thief.get(
    `/reset-password?access_token=${tokens.access_token}&refresh_token=${tokens.refresh_token}`,
  );
  await thief.get('/share/0123456789abcdef/canary%0d%0a{"forged":1}');
  await thief.get("/no/such/page?canary-query=1", {
    headers: { "User-Agent": "canary-agent", Referer: "https://canary-" },
  });
  await thief.post("/forgot-password", { email: EMAIL });
  await vi.waitFor(() => expect(smtp.to(EMAIL).length).toBeGreaterThan(0), 20_000);
  const link = new URL(linkIn(smtp.received.at(-1) as (typeof smtp.received)[number]));
  secrets.push(link.searchParams.get("token") ?? "none");
  await thief.get(link.pathname + link.search);
  await thief.post("/reset-password", { newPassword: "canary-new-1", confirmPassword: "canary-new-1" });
  await ann.post("/log-in", { email: EMAIL, password: "canary-new-1" });
  await ann.post("/account/password", {
    currentPassword: "canary-new-1",
    newPassword: "canary-new-2",
    confirmPassword: "canary-new-2",
  });
  secrets.push(...ann.cookies.values());
  await ann.post("/account/delete", { confirm: "yes" });
}

beforeAll(async () => {
  smtp = await startSmtp();
  const settings = {
    SMTP_URL: smtp.url,
    BASE_URL: "http://localhost",
    EMAIL_CONFIRMATION: "off",
    LOG_LEVEL: "debug",
  };
  app = await startBuiltApp(settings);
  const first = new Visitor(app.url);
  await first.post("/sign-up", { email: "first@example.org", password: PASSWORD });
  await everyFlow().catch((error) => {
    throw new Error(`${error}\n${app.log()}`);
  });
});

beforeAll(async () => {
  const done = () => lines().some(({ event }) => event === "account deleted");
  await vi.waitFor(() => expect(done()).toBe(true));
});

it("holds no password, token, cookie, address, food, name or photo", () => {
  const log = app.log();
  for (const secret of secrets) expect(log.includes(secret), secret.slice(0, 12)).toBe(false);
});

it("is one line of JSON for each thing that happened, and nobody can forge one", () => {
  expect(lines().length).toBeGreaterThan(20);
  for (const line of lines()) {
    expect(line).toMatchObject({
      level: expect.stringMatching(/^(info|warn|error|debug)$/),
      time: expect.any(String),
    });
    expect(line).not.toHaveProperty("forged");
  }
});

it("records each request with method, path, status, time and a pseudonymous user", () => {
  const line = lines().find(({ event, user }) => event === "signed up" && user);
  expect(line).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    method: "POST",
    path: "/sign-up",
    status: 303,
    ms: expect.any(Number),
    user: expect.stringMatching(/^[0-9a-f]{12}$/),
    event: "signed up",
  });
});

it.each([
  ["signed up", 303],
  ["log-in refused", 401],
  ["foreign origin refused", 403],
  ["logged in", 200],
  ["logged in", 303],
  ["password reset", 303],
  ["password changed", 303],
  ["account deleted", 303],
])('records "%s" (%i)', (event, status) => {
  const logged = lines().filter((line) => line.event === event && line.status === status);
  expect(logged).not.toEqual([]);
  if (status < 400) for (const { user } of logged) expect(user).toMatch(/^[0-9a-f]{12}$/);
});

it("names a person as the operator finds them", () => {
  expect(loggedId("ann")).toMatch(/^[0-9a-f]{12}$/);
  expect(loggedId("ann")).not.toBe(loggedId("bob"));
});
