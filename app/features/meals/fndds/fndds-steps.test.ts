import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { fnddsDraft, fnddsIndex } from "./fndds-index";

/** Names as FNDDS writes them, with the carbs of 100 g where those of the table matter. */
const FOODS: Record<string, number> = {
  "Rice, white, cooked, NFS": 28,
  "Rice, white, with carrots and dark green vegetables, NS as to fat": 22,
  "Carrots, raw": 9,
  "Soft drink, cola": 10.4,
  "Pizza, cheese, NS as to type of crust": 33,
  "Pizza with meat and vegetables, thick crust": 30,
  "Pizza with meat other than pepperoni, thin crust": 31,
  "Potato, baked, peel eaten": 21,
  "Potato, baked, peel not eaten": 20,
  "Apple, raw": 14,
  "Apple, dried": 66,
  "Cream, sour, regular": 5,
  "Roll, sweet, no frosting": 50,
  "Roll, sweet, frosted": 60,
  "Cheese, Mozzarella, NFS": 4,
  "Cheese, Mozzarella, reduced sodium": 3,
  "Hot dog sandwich, NFS, on white bread": 19,
  "Hot dog sandwich, NFS, on white bun": 24,
  "Carrots, canned, cooked, no added fat": 6,
  "Carrots, canned, cooked, fat added, NS as to fat type": 6,
  "Cereal or granola bar (KIND Fruit and Nut Bar)": 44,
  "Milk shake, home recipe, chocolate": 22,
  "Milk shake, home recipe, flavors other than chocolate": 18,
  "Baby Toddler peaches, Stage 1": 12,
  "Potato, baked, peel not eaten, with chili": 13.1,
};

const index = fnddsIndex(
  Object.entries(FOODS).map(([name, carbs]) =>
    fnddsDraft(
      {
        id: name,
        name,
        brand: null,
        category: null,
        barcode: null,
        per100: { calories: name.includes("cola") ? 42 : 100, carbs, protein: 1, fats: 1 },
        portions: [
          { name: "Quantity not specified", grams: 90 },
          ...(name.startsWith("Cheese") ? [{ name: "1 stick", grams: 28 }] : []),
        ],
      },
      "import:fndds",
      "USDA FNDDS",
    ),
  ),
);
const named = (text: string) => analyse(text, index).items.map(({ name }) => name);

describe("a name of FNDDS", () => {
  it.each([
    ["an apple", "Apple"],
    ["a dried apple", "Dried apple"],
    [
      "white rice with carrots and dark green vegetables",
      "White rice, with carrots and dark green vegetables",
    ],
    ["pizza", "Cheese pizza"],
    ["pizza topped with meat and vegetables", "Pizza with meat and vegetables, thick crust"],
    ["pizza with meat other than pepperoni", "Pizza with meat other than pepperoni, thin crust"],
    ["baked potato, peel eaten", "Baked potato, with peel"],
    ["baked potato, peel not eaten", "Baked potato, without peel"],
    ["regular sour cream", "Sour cream, regular"],
    ["a mozzarella cheese stick", "Mozzarella cheese"],
    ["one hot dog sandwich on a white bun", "Hot dog sandwich, on white bun"],
    ["cooked canned carrots with no added fat", "Canned carrots, cooked, without added fat"],
    ["a KIND fruit and nut bar", "Cereal or granola bar (KIND Fruit and Nut Bar)"],
    [
      "a home recipe milk shake, avoiding chocolate flavors",
      "Milk shake, homemade, flavors other than chocolate",
    ],
    ["a jar of peach baby food", "Baby Toddler peaches, Stage 1"],
  ])("%j is %s", (text, name) => {
    expect(named(text)).toEqual([name]);
  });

  it("stays two foods where no name has both", () => {
    expect(named("white rice and an apple")).toEqual(["White rice, cooked", "Apple"]);
    expect(named("rice, carrots, pizza")).toHaveLength(3);
  });

  it("is not one that denies what was eaten with it", () => {
    expect(named("sweet roll with frosting")).not.toContain("Roll, sweet, no frosting");
  });

  it("may stand after its kind when the figures are those of the table's food", () => {
    expect(named("a glass of regular cola")).toEqual(["Cola"]);
  });

  it("is not one that only has it on the side", () => {
    expect(named("a bowl of chili")).toEqual(["Chili with beans"]);
  });

  it("weighs what a stick of it weighs", () => {
    expect(analyse("a mozzarella cheese stick", index).items).toMatchObject([{ grams: 28 }]);
  });
});
