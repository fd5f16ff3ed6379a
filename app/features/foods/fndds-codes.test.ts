import { expect, it } from "vitest";
import { plainName } from "./fndds-codes";

it.each([
  ["Ice cream, chocolate", "Chocolate ice cream"],
  ["Bread, whole wheat, toasted", "Whole wheat bread, toasted"],
  ["Beef, ground", "Ground beef"],
  ["Pork, chop", "Pork chop"],
  ["Egg, white, cooked", "Egg white, cooked"],
  ["Fish, salmon, smoked", "Salmon, smoked"],
  ["Fish, raw", "Raw fish"],
  ["Soft drink, root beer", "Root beer"],
  ["Coffee, Latte, nonfat", "Latte, nonfat"],
  ["Potato, french fries", "French fries"],
  ["Cake, fruit cake", "Fruit cake"],
  ["Cheese sandwich, American cheese, on white bread", "American cheese sandwich, on white bread"],
  ["Canadian bacon, cooked", "Cooked Canadian bacon"],
  ["Milk, reduced fat (2%)", "Milk, reduced fat (2%)"],
  ["Beef, noodles, and vegetables", "Beef, noodles, and vegetables"],
  ["Chicken breast, baked, broiled, or roasted", "Chicken breast, baked, broiled, or roasted"],
  ["Chicken breast, skin not eaten", "Chicken breast, without skin"],
  ["Kidney beans, from canned, no added fat", "Kidney beans, canned, without added fat"],
  ["Pasta with cream sauce, home recipe", "Pasta with cream sauce, homemade"],
  ["Apple", "Apple"],
  ["", ""],
])("%s is called %s", (name, called) => expect(plainName(name)).toBe(called));
