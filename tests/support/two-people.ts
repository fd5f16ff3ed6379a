import { eq } from "drizzle-orm";
import { collectPuzzle } from "~/features/collection/collect.server";
import { type BuiltApp, Visitor } from "./built-app";
import { testCaller } from "./test-caller";

export const PASSWORD = "carrots-before-noon";
export const INFO = {
  name: "Anncanary",
  lastName: "Gardener",
  gender: "female",
  age: "30",
  unit: "metric",
  height: "170",
  weight: "60",
  activityLevel: "sedentary",
  weightGoal: "maintain",
};
/** Words of A's that nobody else may read. */
export const PRIVATE = ["anncanary", "canary-a@example.org", "canary stew"];

/** A has a profile, goals, food, collected puzzles and a share link; B has a profile only. */
export async function twoPeople({ url, store }: BuiltApp) {
  const a = await signedUp(url, "canary-a@example.org");
  const b = await signedUp(url, "canary-b@example.org");
  await a.post("/welcome/info", INFO);
  await a.post("/welcome/goal", { calories: "2000" });
  await a.post("/puzzles/magic_garden", { puzzle_id: "carrot" });
  const meal = { name: "Canary stew", calories: "100", carbs: "10", fats: "1", protein: "1" };
  await a.post("/eat/enter-value", { ...meal, key: "first" });
  await b.post("/welcome/info", { ...INFO, name: "Bob" });

  const { users, food } = store.read.t;
  const [person] = await store.read.select().from(users).where(eq(users.email, "canary-a@example.org"));
  const [stew] = await store.read.select().from(food).where(eq(food.name, "Canary stew"));
  if (!person || !stew) throw new Error("A has no account or no food");
  for (const [i, puzzleId] of ["carrot", "salmon", "sushi_rice"].entries())
    await testCaller(store, { id: person.id }, Date.UTC(2026, 2, 1 + i, 12)).change((tx) =>
      collectPuzzle(tx, {
        puzzleId,
        date: `2026-03-0${i + 1}`,
        amounts: { carbs: 200, protein: 150, fats: 65 },
      }),
    );
  return { a, b, shareId: person.share_id, foodId: stew.id };
}

/** A new account that is signed in and was shown the first questions. */
export async function signedUp(url: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const { status } = await visitor.post("/sign-up", { email, password: PASSWORD });
  if (status !== 303) throw new Error(`signing up was answered with ${status}`);
  return visitor;
}
