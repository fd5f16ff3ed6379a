import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { apiClient, type BuiltApp, newToken, startBuiltApp } from "../support/app";
import { measured, often } from "../support/processes";

const AT_ONCE = 20;

let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp();
});

test("the same call sent twenty times at once does one thing and gives one answer", async () => {
  const rounds = often(5, 200);
  const call = apiClient(app.url, await newToken(app.url, "ann@example.org"));
  const { food } = app.store.read.t;
  for (let round = 0; round < rounds; round++) {
    const name = `Soup ${round}`;
    const key = { "Idempotency-Key": `round-${round}` };
    const body = { name, nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 } };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => call("POST", "/api/food", body, key)),
    );
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data).toEqual(answers[0]?.data);
    }
    const rows = await app.store.read
      .select()
      .from(food)
      .where(and(eq(food.name, name)));
    expect(rows).toHaveLength(1);
    expect((await call("POST", "/api/food", { ...body, name: "Another" }, key)).status).toBe(409);
  }
  expect((await call("GET", "/api/home")).data.totals.calories).toBe(rounds);
  measured("R9", "double submit and retry do nothing twice", `${rounds} × ${AT_ONCE} at once: 1 row each`);
});
