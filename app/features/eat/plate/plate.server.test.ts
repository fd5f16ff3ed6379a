import "../../../../tests/support/route-env";
import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import type { Analysis } from "~/features/meals/meal";
import { analysedItemOf, type ModelFood } from "~/features/meals/reader.server";
import { plateOf } from "./plate.server";

const seen = (...foods: Partial<ModelFood>[]): Analysis => ({
  unrecognised: [],
  items: foods.map((food) =>
    analysedItemOf(
      {
        name: "White rice",
        table_name: food.name ?? "white rice",
        grams: 120,
        portion: "a heap",
        portion_given: false,
        emoji: "🍚",
        calories: 130,
        carbs: 28,
        protein: 2.7,
        fats: 0.3,
        ...food,
      },
      "seeing-model",
    ),
  ),
});
const KHACHAPURI = { name: "Khachapuri", grams: 300, calories: 220, carbs: 22, protein: 6, fats: 12 };
const gramsOf = ({ items }: Analysis) => items.map(({ name, grams }) => [name, grams]);
const plate = (photos: Analysis, words: string) => plateOf(photos, analyse(words));

describe("a plate", () => {
  it("is an estimate in every part, whatever the model says of its amounts", () => {
    const { items } = plate(seen({ portion_given: true }, KHACHAPURI), "");
    expect(items).toHaveLength(2);
    for (const { confidence } of items) expect(confidence).toBeLessThan(0.6);
  });

  it("has the amounts that were typed, and keeps those that were not", () => {
    const photos = seen({}, { name: "Broccoli", grams: 80 }, KHACHAPURI);
    expect(gramsOf(plate(photos, "200 g rice, and some broccoli"))).toEqual([
      ["White rice", 200],
      ["Broccoli", 80],
      ["Khachapuri", 300],
    ]);
    const [rice] = plate(photos, "200 g rice").items;
    expect(rice?.amounts.calories).toBeCloseTo(((rice?.per100.calories ?? 0) * 200) / 100, 0);
  });

  it("weighs a food that no table has as it was typed, by the model's figures", () => {
    const rice = seen({ name: "Golden pilau rice", table_name: "pilau zafrani", grams: 100 });
    const [item] = plate(rice, "250 g rice").items;
    expect(item).toMatchObject({ name: "Golden pilau rice", ref: null, grams: 250 });
    expect(item?.amounts.calories).toBe(325);
  });

  it("has what was measured and not seen", () => {
    expect(gramsOf(plate(seen({}), "fried in 1 tbsp olive oil"))).toEqual([
      ["White rice", 120],
      ["Olive oil", expect.closeTo(13.5, 0)],
    ]);
  });

  it("takes a food that was typed with its figures as it was typed", () => {
    const { items } = plate(seen({}, { name: "Protein shake" }), "protein shake 180 kcal");
    expect(items.map(({ name, amounts }) => [name, amounts.calories]).at(-1)).toEqual(["Protein shake", 180]);
    expect(items).toHaveLength(2);
  });

  it("takes no food for another that shares a word with it", () => {
    const photos = seen({}, { name: "White bread", grams: 30 });
    expect(gramsOf(plate(photos, "60 g white bread"))).toEqual([
      ["White rice", 120],
      ["White bread", 60],
    ]);
  });
});
