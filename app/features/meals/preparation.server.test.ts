import { describe, expect, it } from "vitest";
import { analyse } from "./analyse";
import { fnddsTable } from "./fndds/fndds-table.server";

const { index } = await fnddsTable();

const namesIn = (text: string): string[] => {
  const { items, unrecognised } = analyse(text, index);
  return [...items.map(({ name }) => name), ...unrecognised];
};

const reads = (name: string, texts: Record<string, string | string[]>) =>
  describe(name, () => {
    it.each(Object.entries(texts))("%s", (text, names) => expect(namesIn(text)).toEqual([names].flat()));
  });

reads("With or without fat", {
  "fresh kale cooked with fat": "Fresh kale, cooked, with added fat",
  "a cup of fresh kale cooked in some kind of fat": "Fresh kale, cooked, with added fat",
  "fresh kale, cooked, fat added": "Fresh kale, cooked, with added fat",
  "fresh kale cooked with no fat": "Fresh kale, cooked, without added fat",
  "canned spinach, cooked with no fat added": "Canned spinach, cooked, without added fat",
  "canned spinach heated without any added fat": "Canned spinach, cooked, without added fat",
  "frozen spinach cooked with nothing added": "Frozen spinach, cooked, without added fat",
  "cheese grits, no butter or fat added": "Grits, with cheese, without added fat",
  "canned corn, no butter": "Canned corn, cooked, without added fat",
  "canned corn cooked with butter": "Canned corn, cooked with butter or margarine",
  "150 g bulgur, made with fat": "Bulgur, with added fat",
  "2 egg omelet with cheese and tomatoes, cooked in fat":
    "Egg omelet or scrambled egg, with cheese and tomatoes, with added fat",
  "a cup of no fat milk": "Milk, fat free (skim)",
  "a cup of milk, no fat": "Milk, fat free (skim)",
  "plain yogurt, not sure what milk": "Plain yogurt",
});

reads("Skin, coating and fat, eaten or not", {
  "grilled chicken breast in sauce, skin taken off": "Chicken breast, grilled with sauce, without skin",
  "rotisserie chicken breast, took the skin off": "Rotisserie chicken breast, without skin",
  "rotisserie chicken breast, peeled off the skin": "Rotisserie chicken breast, without skin",
  "grilled chicken breast, no sauce, and ate the skin": "Chicken breast, grilled without sauce, with skin",
  "rotisserie chicken breast, didn't eat the skin": "Rotisserie chicken breast, without skin",
  "skin-on rotisserie chicken breast": "Rotisserie chicken breast, with skin",
  "a duck breast, roasted, skin and all": "Roasted duck, with skin",
  "battered fried chicken thigh, took off the skin and coating":
    "Fried chicken thigh, coated, without skin / coating, from raw",
  "a strip steak, ate only the lean": "Beef steak, strip, lean only eaten",
  "a regular pork steak with the fat trimmed off": "Pork steak, lean only eaten",
  "a breaded pork chop, fat and all": "Pork chop, coated, lean and fat eaten",
  "a breaded pork chop, lean only": "Pork chop, coated, lean only eaten",
});

reads("Dishes without", {
  "a cup of chicken chow mein without noodles": "Chicken or turkey chow mein or chop suey, no noodles",
  "249 g of beef and noodles with vegetables (no carrots, broccoli or leafy greens)":
    "Beef, noodles, and vegetables excluding carrots, broccoli, and dark-green leafy; no sauce",
  "a reduced-fat hot dog, no bun": "Reduced fat hot dog",
  "vegetarian chili made with fake meat": "Vegetarian chili, made with meat substitute",
});

reads("What is in a drink or cereal already", {
  "8 oz of coffee with creamer and sugar already in it": "Coffee, pre-lightened and pre-sweetened with sugar",
  "8 oz of coffee that came with the creamer already in it": "Pre-lightened coffee",
  "a brewed black iced tea, presweetened with sugar": "Iced tea, brewed, black, pre-sweetened with sugar",
  "a cup of chocolate milk made from powder and whole milk":
    "Chocolate milk, made from dry mix with whole milk",
  "a small iced decaf latte with skim milk": "Iced Latte, decaffeinated, nonfat",
  "mashed potatoes made from flakes": "Mashed potato, from dry mix",
  "a cup of white beans cooked from dry with fat added": "White beans, dried, with added fat",
  "quick oatmeal made with almond milk, no fat added":
    "Oatmeal, regular or quick, made with non-dairy milk, without added fat",
});

it.each([
  ["1 cup black beans", 227],
  ["1 cup chickpeas", 269],
  ["2 cups cooked lentils", 459],
  ["1 cup cooked quinoa", 222],
  ["eine Tasse Linsen", 230],
  ["a cup of white beans cooked from dry with fat added", 365],
  ["1 cup refried beans", 234],
])("beans and grains have no fat that nobody named: %s", (text, kcal) => {
  const [item] = analyse(text, index).items;
  expect(Math.abs((item?.amounts.calories ?? 0) - kcal)).toBeLessThan(25);
});
