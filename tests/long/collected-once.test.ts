import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type BuiltApp, signedUp, startBuiltApp } from "../support/app";
import { measured, often } from "../support/processes";

const FEAST = { calories: "2000", carbs: "200", fats: "65", protein: "150" };

let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp();
});

test("a puzzle completed many times at once is collected once", async () => {
  const rounds = often(2, 100);
  const atOnce = often(30, 100);
  const { users, user_collection, puzzle_completion } = app.store.read.t;
  for (let round = 0; round < rounds; round++) {
    const email = `round-${round}@example.org`;
    const ann = await signedUp(app.url, email);
    await ann.post("/puzzles/magic_garden", { puzzle_id: "carrot" });
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, i) =>
        ann.copy().post("/eat/enter-value", { ...FEAST, name: `Feast ${i}`, key: `${i}` }),
      ),
    );
    for (const { status } of answers) expect(status).toBe(303);
    const [user] = await app.store.read.select().from(users).where(eq(users.email, email));
    const of = (table: typeof user_collection | typeof puzzle_completion) =>
      app.store.read
        .select()
        .from(table)
        .where(eq(table.user_id, `${user?.id}`));
    expect(await of(puzzle_completion)).toHaveLength(1);
    expect(await of(user_collection)).toMatchObject([
      { puzzle_name: "carrot", count: 1, carbs: 200 * atOnce },
    ]);
  }
  measured("R11", "a completed puzzle counts once", `${rounds} × ${atOnce} at once: count 1 each`);
});
