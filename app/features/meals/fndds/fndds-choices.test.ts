import { expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { fnddsDraft, fnddsIndex } from "~/features/meals/fndds/fndds-index";

/** Names as FNDDS writes them, with the kcal and carbs of 100 g. */
const FOODS: [name: string, calories: number, carbs: number][] = [
  ["Soft drink, fruit flavored, caffeine free", 40, 10],
  ["Soft drink, fruit flavored, caffeine containing", 49, 12.8],
  ["Tea, iced, bottled, black", 45, 10.8],
  ["Tea, iced, bottled, green", 27, 6.2],
  ["Cordial or liqueur", 371, 41.6],
  ["Chocolate milk, NFS", 67, 13.5],
  ["Chocolate milk, ready to drink, whole", 83, 10.3],
  ["Hot dog, NFS", 310, 3],
  ["Hot dog sandwich, NFS, on white bread", 295, 19],
  ["Hot dog sandwich, NFS, on white bun", 296, 24],
  ["Double cheeseburger, on bun, 2 small patties", 290, 20],
  ["Double cheeseburger, on bun, 2 medium patties", 290, 15],
  ["Chicken drumstick, fried, coating eaten", 240, 6],
  ["Chicken drumstick, fried, coating not eaten", 170, 0],
  ["Chicken breast, baked", 165, 0],
  ["Chicken breast, baked, coated", 210, 9],
  ["Chili con carne, NS as to beans", 105, 8],
  ["Potato, baked, peel not eaten, with chili", 140, 19],
  ["Pork, ham hocks", 240, 0],
  ["Cheese, Brie", 334, 0.5],
  ["Crackers, cheese", 490, 59],
  ["Coffee, Latte", 43, 4],
  ["Coffee, Iced Latte", 31, 3],
  ["Energy drink (Zapp)", 49, 12],
  ["Pasta with cream sauce and poultry, home recipe", 150, 17],
  ["Pasta with cream sauce, home recipe", 140, 17],
  ["Beef, rice, and vegetables excluding carrots, broccoli, and dark-green leafy; soy-based sauce", 140, 8],
  [
    "Beef, rice, and vegetables including carrots, broccoli, and/or dark-green leafy; soy-based sauce",
    135,
    9,
  ],
  ["Baby Toddler biscuit", 420, 78],
  ["Biscuit, NFS", 370, 43],
  ["Yogurt, Greek, nonfat milk, flavors other than fruit", 78, 10],
  ["Yogurt, Greek, nonfat milk, plain", 59, 4],
  ["Bread, rice", 250, 44],
  ["Soup, chicken", 40, 3],
  ["Fish, haddock, NS as to cooking method", 217, 12],
  ["Tea, hot, with milk", 51, 9],
];

const index = fnddsIndex(
  FOODS.map(([name, calories, carbs]) =>
    fnddsDraft(
      {
        id: name,
        name,
        brand: null,
        category: null,
        barcode: null,
        per100: { calories, carbs, protein: 1, fats: 1 },
        portions: [{ name: "Quantity not specified", grams: 90 }],
      },
      "import:fndds",
      "USDA FNDDS",
    ),
  ),
);

it.each([
  ["a fruit-flavored soft drink", "Fruit flavored soft drink, caffeine containing"],
  ["a caffeine-free fruit-flavored soft drink", "Fruit flavored soft drink, caffeine free"],
  ["a bottle of iced green tea", "Iced tea, bottled, green"],
  ["a shot of liqueur", "Liqueur"],
  ["whole chocolate milk", "Chocolate milk, ready to drink, whole"],
  ["a frankfurter on a white bun", "Hot dog sandwich, on white bun"],
  ["a double cheeseburger on a bun", "Double cheeseburger, on bun, 2 medium patties"],
  ["a chicken breast that is baked and coated", "Baked chicken breast, coated"],
  ["a bowl of chili", "Chili con carne"],
  ["200 g of ham hocks", "Pork ham hocks"],
  ["a slice of brie", "Brie"],
  ["a large iced latte", "Iced Latte"],
  ["a can of Zapp", "Energy drink (Zapp)"],
  ["a cup of homemade pasta with cream sauce and chicken", "Pasta with cream sauce and poultry, homemade"],
  ["a cup of pasta with a cream sauce", "Pasta with cream sauce, homemade"],
  [
    "a cup of beef with rice and carrots in soy sauce",
    "Beef, rice, and vegetables including carrots, broccoli, and/or dark-green leafy; soy-based sauce",
  ],
  ["a toddler biscuit", "Baby Toddler biscuit"],
  ["a nonfat vanilla Greek yogurt", "Greek yogurt, nonfat milk, flavors other than fruit"],
  ["a fried chicken drumstick with the coating removed", "Fried chicken drumstick, without coating"],
])("of several kinds, %j is %s", (text, name) => {
  expect(analyse(text, index).items.map((item) => item.name)).toEqual([name]);
});

it.each([
  ["bread with rice", ["White bread", "White rice"]],
  ["rice bread", ["Rice bread"]],
  ["soup with chicken", ["Chicken soup"]],
  ["a cup of tea with milk", ["Tea", "Milk"]],
  ["haddock", ["Haddock"]],
])("with one another, %j are %j", (text, names) => {
  expect(analyse(text, index).items.map((item) => item.name)).toEqual(names);
});

it("takes weighed fish plain, though the survey's usual one is fried", () => {
  expect(analyse("150 g haddock", index).items[0]?.amounts.carbs).toBe(0);
});
