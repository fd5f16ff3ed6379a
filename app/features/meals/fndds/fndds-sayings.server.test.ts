import { expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { fnddsTable } from "./fndds-table.server";

const { index } = await fnddsTable();
const foodsIn = (text: string) => analyse(text, index).items.map(({ name }) => name);

it.each([
  ["a cup of raw artichoke", "Artichoke"],
  ["a small grilled catfish fillet", "Catfish, grilled"],
  ["100 g of bear meat", "Bear"],
  ["a barbecued beef sandwich on a wheat bun", "Barbecue beef sandwich, on wheat bun"],
  ["two pork and cheese tacos on corn tortillas", "Corn tortilla taco, pork, cheese"],
  ["a cup of cooked sticky white rice", "White rice, cooked, glutinous"],
  ["a cup of honey-flavored cereal", "Cereal, other, honey"],
  ["a turkey frank", "Turkey hot dog"],
  ["a tuna salad sub on wheat", "Tuna salad sandwich on wheat"],
  ["a medium blueberry waffle", "Fruit waffle"],
  ["4 pieces of salmon-topped sushi", "Sushi, topped with salmon"],
  ["3 tablespoons of five-layer dip", "Layer dip"],
  ["2 all-beef hot dogs", "Beef hot dog"],
  ["an 8 oz bottle of Ensure Plus", "Nutritional drink or shake, ready-to-drink (Ensure Plus)"],
  ["a hot dog made of meat and poultry, no bun", "Hot dog, meat and poultry"],
  ["at Burger King I ate a plain hamburger", "Hamburger (Burger King)"],
  ["a 140-gram fried haddock fillet", "Haddock, fried"],
  ["a small fried salmon fillet", "Salmon, fried"],
  ["fried zander", "Fried fish"],
  ["2 haddock cakes", "Fish, cake or patty"],
  ["a bowl of rabbit stew", "Stew"],
  ["a reduced-fat hot dog, no bun", "Reduced fat hot dog"],
  ["half a bell pepper stuffed with rice", "Stuffed bell pepper"],
  ["a beef and pork hot dog on a white bun", "Beef hot dog sandwich, on white bun"],
  ["a hot dog on a whole grain white bun", "Hot dog sandwich, on wheat bun"],
  ["a bacon, egg and cheese McGriddle", "Egg sandwich on griddle/pancake, with meat"],
  ["an egg and cheese McGriddle", "Egg sandwich on griddle/pancake"],
  ["a croissant sandwich with sausage, egg, and cheese", "Egg sandwich on croissant, with sausage"],
  ["egg, cheese and bacon on a biscuit", "Egg sandwich on biscuit, with bacon and cheese"],
  [
    "a 10.5 oz frozen meal, turkey with gravy and dressing",
    "Turkey with gravy, dressing, potatoes, vegetable, frozen meal",
  ],
])("%j is %s", (text, name) => {
  expect(foodsIn(text)).toEqual([name]);
});

it.each([
  ["two eggs, bacon and an English muffin", ["Egg", "Bacon", "English muffin"]],
  ["eggs and bacon with a biscuit", ["Egg", "Bacon", "Biscuit"]],
  ["a plain bagel, an egg, bacon", ["Bagel", "Egg", "Bacon"]],
  ["a frozen dinner and a can of cola", ["Frozen dinner", "Cola"]],
  ["frozen dinner, ice cream for dessert", ["Frozen dinner", "Ice cream"]],
  ["ham and egg biscuit", ["Ham", "Egg and cheese biscuit"]],
  ["chicken plus", ["Chicken"]],
])("%j are %j", (text, names) => {
  expect(foodsIn(text)).toEqual(names);
});

it.each([
  ["two cheese manicotti with meat sauce", 286],
  ["2 bean burritos", 370],
  ["1/2 cup of seven-layer dip", 120],
])("%j weighs %d g", (text, grams) => {
  expect(analyse(text, index).items.map((item) => item.grams)).toEqual([grams]);
});
