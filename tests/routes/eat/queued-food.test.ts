import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { viewerTag } from "~/http/cached-answers.server";
import { type BuiltApp, signedUp, startBuiltApp } from "../../support/app";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SOUP = {
  name: "Soup",
  calories: "120",
  carbs: "10",
  fats: "4,5",
  protein: "6 g",
  emoji: "🍲",
  key: "k",
};
const TYPED = "/eat/kept?to=/eat/enter-value";
const HOUR_MS = 3_600_000;

let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp();
});

let people = 0;
async function someone() {
  const email = `queued-${people++}@example.org`;
  const visitor = await signedUp(app.url, email);
  const { users, food } = app.store.read.t;
  const [{ id } = { id: "" }] = await app.store.read.select().from(users).where(eq(users.email, email));
  const foods = () =>
    app.store.read
      .select()
      .from(food)
      .where(and(eq(food.user_id, id)));
  return { visitor, foods, tag: viewerTag({ id }) };
}

it("counts for the time it was typed, once, however often it is sent", async () => {
  const { visitor, foods, tag } = await someone();
  const at = Date.now() - 30 * HOUR_MS;
  const sent = { ...SOUP, tag, at: String(at) };
  const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.copy().post(TYPED, sent)));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(
    Array.from({ length: 6 }, () => [200, '{"error":null}']),
  );
  const [food, ...more] = await foods();
  expect(more).toEqual([]);
  expect(food).toMatchObject({ name: "Soup", time: at, calories: 120, carbs: 10, fats: 4.5, protein: 6 });
  expect(food?.local_date).toBe(new Date(at).toISOString().slice(0, 10));
});

it("counts for the past day that it was typed for", async () => {
  const { visitor, foods, tag } = await someone();
  const waited = { ...SOUP, tag, at: String(Date.now() - HOUR_MS), date: "2026-03-05", time: "08:15" };
  for (const _ of [1, 2]) expect((await visitor.post(TYPED, waited)).status).toBe(200);
  const day = { local_date: "2026-03-05", time: Date.parse("2026-03-05T08:15:00Z") };
  expect(await foods()).toMatchObject([day]);
  const [{ id } = { id: "" }] = await foods();
  const again = { key: "k2", tag, at: waited.at, date: "2026-03-06" };
  expect(
    (await visitor.post(`/eat/kept?to=${encodeURIComponent(`/food/${encodeURIComponent(id)}/again`)}`, again))
      .status,
  ).toBe(200);
  expect(await foods()).toContainEqual(
    expect.objectContaining({ local_date: "2026-03-06", time: day.time + 24 * HOUR_MS }),
  );
  expect(await visitor.post(TYPED, { ...waited, date: "2100-01-01" })).toMatchObject({
    status: 400,
    text: '{"error":"Must not be in the future"}',
  });
});

it("is the same food as its form's, sent after all", async () => {
  const { visitor, foods, tag } = await someone();
  await visitor.post(TYPED, { ...SOUP, tag, at: String(Date.now()) });
  await visitor.post("/eat/enter-value", SOUP);
  expect(await foods()).toHaveLength(1);
});

it("counts for now when its clock can't be right", async () => {
  const { visitor, foods, tag } = await someone();
  const before = Date.now();
  await visitor.post(TYPED, { ...SOUP, tag, at: String(Date.now() + HOUR_MS) });
  await visitor.post(TYPED, { ...SOUP, key: "l", tag, at: "0" });
  for (const { time } of await foods()) expect(time).toBeGreaterThanOrEqual(before);
});

it.each([
  ["an empty name", { name: " " }, "Field cannot be empty"],
  ["an amount that is none", { carbs: "many" }, "Must be a valid number"],
])("with %s is refused with the reason", async (_, wrong, reason) => {
  const { visitor, foods, tag } = await someone();
  const answer = await visitor.post(TYPED, { ...SOUP, tag, at: String(Date.now()), ...wrong });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([400, { error: reason }]);
  expect(await foods()).toEqual([]);
});

it.each(["", "-1", "1e3", "soon", "9".repeat(40)])("with %j as its time is refused", async (at) => {
  const { visitor, foods, tag } = await someone();
  const answer = await visitor.post(TYPED, { ...SOUP, tag, at });
  expect(answer.status).toBe(400);
  expect(await foods()).toEqual([]);
});

it("of another user is not logged", async () => {
  const { visitor, foods } = await someone();
  const { tag } = await someone();
  const answer = await visitor.post(TYPED, { ...SOUP, tag, at: String(Date.now()) });
  expect(answer.status).toBe(403);
  expect(await foods()).toEqual([]);
});

it("that is logged again is the same as its button's, sent after all", async () => {
  const { visitor, foods, tag } = await someone();
  await visitor.post("/eat/enter-value", SOUP);
  const [{ id } = { id: "" }] = await foods();
  const again = { key: "again", tag, at: String(Date.now()) };
  for (let i = 0; i < 2; i++) {
    const answer = await visitor.post(
      `/eat/kept?to=${encodeURIComponent(`/food/${encodeURIComponent(id)}/again`)}`,
      again,
    );
    expect([answer.status, answer.text]).toEqual([200, '{"error":null}']);
    await visitor.post(`/food/${id}/again`, again);
  }
  expect(await foods()).toHaveLength(2);
});

it.each(["x".repeat(22), "../.."])("that is logged again and isn't there (%j) is refused", async (id) => {
  const { visitor, foods, tag } = await someone();
  const answer = await visitor.post(
    `/eat/kept?to=${encodeURIComponent(`/food/${encodeURIComponent(id)}/again`)}`,
    { key: "k", tag, at: String(Date.now()) },
  );
  expect([answer.status, JSON.parse(answer.text)]).toEqual([404, { error: "This food no longer exists." }]);
  expect(await foods()).toEqual([]);
});

it("that names its day counts for that, and is the same as its form's", async () => {
  const { visitor, foods, tag } = await someone();
  const date = new Date(Date.now() - 24 * HOUR_MS).toISOString().slice(0, 10);
  const sent = { ...SOUP, tag, at: String(Date.now()), date, time: "08:30" };
  for (let i = 0; i < 2; i++) expect((await visitor.post(TYPED, sent)).status).toBe(200);
  expect(await foods()).toMatchObject([{ local_date: date, time: Date.parse(`${date}T08:30Z`) }]);
  const future = { ...sent, key: "l", date: "2999-01-01" };
  expect((await visitor.post(TYPED, future)).status).toBe(400);
});
