import { expect, it } from "vitest";
import { startBuiltApp, twoPeople } from "../support/app";

const PIE = { name: "Pie", calories: "597.7", carbs: "80", fats: "20", protein: "24", key: "pie" };

/** The nutrients in the order in which a page's words name them. */
const namedIn = (page: string) =>
  page
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .toLowerCase()
    .match(/\b(?:carbs|protein|fats)\b/g)
    ?.join() ?? "";

it("every page names carbs, protein and fats in this order, and whole kcal", async () => {
  const { a, foodId } = await twoPeople(await startBuiltApp());
  await a.post("/eat/enter-value", PIE);
  for (const path of [
    "/",
    "/?eat=1",
    "/eat/enter-value",
    "/foods?q=toast",
    "/foods/table:toast",
    `/food/${foodId}`,
    "/account/goal",
    "/my-collections/detail/carrot",
    "/tutorials",
  ]) {
    const { text } = await a.get(path);
    expect(namedIn(text), path).toContain("carbs,protein,fats");
    expect(namedIn(text), path).not.toContain("fats,protein");
    expect(text.match(/\d\.\d kcal/g), path).toBeNull();
  }
});

it("another order is found", () => {
  expect(namedIn("<p>Carbs 1 g</p><svg>fats</svg><p>Fats 2 g, <b>protein</b> 3 g</p>")).toBe(
    "carbs,fats,protein",
  );
});
