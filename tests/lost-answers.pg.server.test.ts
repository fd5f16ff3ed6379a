import { getTableName } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { userTables } from "~/db/contents";
import { type BuiltApp, INFO, launchBuiltApp, PASSWORD, startBuiltApp, Visitor } from "./support/app";
import { cuttingProxy } from "./support/processes";
import { ROUTES } from "./support/route-matrix";

const FOOD = { name: "Soup", nutrition: { calories: 120, carbs: 10, fats: 4, protein: 6 } };
const NEW_PASSWORD = "parsnips-after-noon";

/** Of forms that the table of routes sends on purpose, and of the account that is gone. */
const REFUSED = [
  "routes/_front.eat.plate",
  "routes/_front.eat.saved",
  "routes/_front.recipes_.$recipeId",
  "routes/_front.pots.$potId",
  "routes/eat.kept",
  "routes/account.delete",
  "routes/account.password",
  "routes/account.share-link",
  "routes/account_.passkeys",
  "routes/account_.sign-ins",
  "routes/account_.house_.join",
  "routes/account_.data_.import",
  "routes/day.$date.done",
  "routes/day.$date.shrink",
  "routes/puzzles.mine",
  "log in again",
];

type Step = { what: string; status: number; location: string | null; answer?: unknown };

let app: BuiltApp;
let cutApp: Awaited<ReturnType<typeof launchBuiltApp>>;
let proxy: Awaited<ReturnType<typeof cuttingProxy>>;
beforeAll(async () => {
  app = await startBuiltApp();
  proxy = await cuttingProxy(app.databaseUrl);
  cutApp = await launchBuiltApp({ ...app.env, DATABASE_URL: proxy.url });
});

/** Every verb in the order in which somebody could use it, up to the deletion of the account. */
async function story(url: string, name: string): Promise<Step[]> {
  const steps: Step[] = [];
  const email = `${name}@example.org`;
  const visitor = new Visitor(url);
  /** What differs between two people anyway is left out. */
  const plain = (text: string | null) =>
    text?.replace(/[0-9a-f]{32}|[0-9a-f-]{36}|[\w-]{22,}|notice=\d+/g, "*") ?? null;
  const form = async (what: string, path: string, fields: Record<string, string>) => {
    const { status, location } = await visitor.post(path, fields);
    steps.push({ what, status, location: plain(location), answer: visitor.cookies.has("pp") });
  };
  const call = async (method: string, path: string, token?: string, body?: object, key?: string) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { "Idempotency-Key": key }),
      },
      body: body && JSON.stringify(body),
    });
    const json = JSON.parse(await response.text());
    const answer = Object.keys(json.data ?? {}).sort();
    steps.push({ what: `${method} ${plain(path)}`, status: response.status, location: null, answer });
    return json.data ?? {};
  };

  await form("sign up", "/sign-up", { email, password: PASSWORD });
  await form("log out", "/log-out", {});
  await form("log in", "/log-in", { email, password: PASSWORD });
  await form("profile", "/welcome/info", INFO);
  await form("goal", "/welcome/goal", { calories: "2000" });
  const pair = await call("POST", "/api/auth/token", undefined, { email, password: PASSWORD });
  const { refresh_token } = pair;
  const { access_token: token } = await call("POST", "/api/auth/token", undefined, { refresh_token });
  const food = await call("POST", "/api/food", token, FOOD);
  await call("POST", "/api/food", token, FOOD, "once");
  await call("POST", "/api/food", token, FOOD, "once");
  await call("PUT", `/api/food/${food.id}`, token, { ...FOOD, name: "Broth" });
  const saved = await call("POST", "/api/saved", token, { food_id: food.id });
  await call("POST", `/api/saved/${saved.id}/log`, token, {});
  await call("DELETE", `/api/saved/${saved.id}`, token);
  await call("POST", "/api/user/update-camera-permission", token, {});
  const ids = { foodId: String(food.id), shareId: "none" };
  for (const [id, row] of Object.entries(ROUTES)) {
    if (row.api || !row.form || row.anyonePosts || !["signed-in", "owner"].includes(row.open)) continue;
    await form(id, row.path.replace("{foodId}", ids.foodId), row.form);
  }
  for (const path of ["/", "/calendar", "/my-collections", "/foods?q=soup", "/eat/recent?page=0", "/account"])
    await visitor.get(path);
  await form("share link", "/account/share-link", { confirm: "yes" });
  const second = await call("POST", "/api/food", token, FOOD);
  await call("DELETE", `/api/food/${second.id}`, token);
  const old = mailedLinks();
  await form("forgotten password", "/forgot-password", { email });
  const link = await vi.waitFor(() => newLink(old), 20_000);
  await visitor.get(link);
  await form("reset by link", "/reset-password", { newPassword: PASSWORD, confirmPassword: PASSWORD });
  await form("log in", "/log-in", { email, password: PASSWORD });
  await form("new password", "/account/password", {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  await form("account deleted", "/account/delete", { confirm: "yes", currentPassword: NEW_PASSWORD });
  await form("log in again", "/log-in", { email, password: NEW_PASSWORD });
  return steps;
}

/** What looks across people: mails, reminders and events that are due, imports to go on with, and the sweeps. The page about many machines names them. */
const ACROSS_PEOPLE = [
  / "outbox" .*"due_at" <|"(?:due|day_ends)_at" <= /,
  /from "import" where .*"state" in/,
  /"(?:expires|created|last_seen)_at" <=? \$1/,
  /from "house_member" where .*"(?:invite_hash|house_id)" = /,
  /^delete from "\w+" where \(.*\) in \(select .* limit \$\d\) returning 1$/,
  /^select .* from "day_food_total" where \("day_food_total"\."foods" is null/,
];

/** The tables of people, which could be distributed by `user_id`. */
const personal = () => Object.values(userTables(app.store.read.t)).map((table) => getTableName(table));

/** Either server may send a mail; without a mail server its link is logged. */
const mailedLinks = () =>
  [app.log(), cutApp.log()].flatMap((log) =>
    [...log.matchAll(/(\/reset-password\?token=[^"\s]+)/g)].map(([, link]) => String(link)),
  );

function newLink(old: string[]) {
  const link = mailedLinks().find((each) => !old.includes(each));
  if (!link) throw new Error("no mail yet");
  return link;
}

/** Rows of every table, but for people's sessions and mails, which are made at any time. */
async function rows() {
  const { users, food, bearer_token, api_token, idempotency_key } = app.store.read.t;
  const tables = [users, food, bearer_token, api_token, idempotency_key];
  return Promise.all(tables.map(async (table) => (await app.store.read.select().from(table)).length));
}

it("a caller never notices that the answer to a commit was lost, and everything is done once", async () => {
  const control = await story(app.url, "ann");
  expect(control.filter(({ status }) => status >= 400).map(({ what }) => what)).toEqual(REFUSED);
  expect(await rows()).toEqual([0, 0, 0, 0, 0]);
  proxy.state.cuts = true;
  expect(await story(cutApp.url, "bob")).toEqual(control);
  expect(proxy.state.count).toBeGreaterThan(40);
  expect(await rows()).toEqual([0, 0, 0, 0, 0]);
}, 300_000);

it("every statement about a person names the user, so that one shard can answer it", () => {
  const about = (sql: string) => personal().some((table) => sql.includes(`"${table}"`));
  const statements = [...proxy.state.statements].filter(about);
  expect(statements.length).toBeGreaterThan(60);
  const named = (sql: string) =>
    /^insert/.test(sql)
      ? /^insert into "\w+" \("user_id"/.test(sql)
      : /"(?:user_id|users"\."id)" = \$\d/.test(sql);
  expect(
    statements.filter((sql) => !named(sql) && !ACROSS_PEOPLE.some((allowed) => allowed.test(sql))),
  ).toEqual([]);
});
