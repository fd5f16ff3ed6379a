import { beforeAll, expect, it, vi } from "vitest";
import { apiClient, newToken, startBuiltApp } from "../support/app";

// Hundreds of requests each, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const PAIRS = Array.from({ length: 100 }, (_, i) => i);
const SOUP = { name: "Soup", nutrition: { calories: 100, carbs: 10, fats: 2, protein: 3 } };

let ann: ReturnType<typeof apiClient>;
let foodId: string;
beforeAll(async () => {
  const { url } = await startBuiltApp();
  ann = apiClient(url, await newToken(url, "ann@example.org"));
  await ann("PATCH", "/api/user", { user_metadata: { nickname: "Ann" } });
  foodId = (await ann("POST", "/api/food", SOUP)).data.id;
});

/** Sends both changes at once, and gives what is there afterwards. */
async function changed(path: string, ...changes: object[]) {
  const answers = await Promise.all(changes.map((change) => ann("PATCH", path, change)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return (await ann("GET", path)).data;
}

it("two changes of one food both stay, a hundred times", async () => {
  for (const i of PAIRS) {
    const nutrition_per_serving = { calories: 100 + i, carbs: 10, fats: 2, protein: 3 };
    const food = await changed(`/api/food/${foodId}`, { name: `Soup ${i}` }, { nutrition_per_serving });
    expect(food).toMatchObject({ name: `Soup ${i}`, nutrition_per_serving });
  }
});

it("so are two of one's names", async () => {
  for (const i of PAIRS) {
    const [nickname, lastName] = [`Ann ${i}`, `Lee ${i}`];
    const names = [{ user_metadata: { nickname } }, { user_metadata: { lastName } }];
    expect((await changed("/api/user", ...names)).user_metadata).toMatchObject({ nickname, lastName });
  }
});

it("so are two of one's preferences", async () => {
  for (const i of PAIRS) {
    const [energy, numbers] = [i % 2 ? "kcal" : "kj", i % 2 ? "shown" : "hidden"];
    expect(await changed("/api/user", { energy }, { numbers })).toMatchObject({ energy, numbers });
  }
});

it("a change that is refused in one part changes nothing", async () => {
  const before = (await ann("GET", "/api/user")).data;
  const { status } = await ann("PATCH", "/api/user", {
    energy: before.energy === "kj" ? "kcal" : "kj",
    day_start: 5,
    user_metadata: { nickname: "" },
  });
  expect(status).toBe(400);
  expect((await ann("GET", "/api/user")).data).toEqual(before);
});
