import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { foodTitle, plainName, withoutFnddsCodes } from "./food-sources";

const TABLE: Record<string, string>[] = parse(readFileSync("app/features/foods/fndds/fndds.csv"), {
  columns: true,
});

describe("the name of a survey's food", () => {
  it.each([
    ["Milk, NFS", "Milk"],
    ["Hot dog sandwich, NFS, on white bun", "Hot dog sandwich, on white bun"],
    [
      "Chicken, NS as to part, baked, broiled, or roasted, NS as to skin eaten",
      "Chicken, baked, broiled, or roasted",
    ],
    ["Cream, NS as to light, heavy, or half and half", "Cream"],
    ["Pork bacon, NS as to fresh, smoked or cured, cooked", "Pork bacon, cooked"],
    ["Meat with gravy, NS as to type of meat,", "Meat with gravy"],
    ["Strawberry milk, fat free (skim)", "Strawberry milk, fat free (skim)"],
    ["1 fl oz (NFS)", "1 fl oz"],
    ["1 cup, without shell, NS as to form", "1 cup, without shell"],
    ["NFS", "NFS"],
  ])("%s is shown as %s", (name, shown) => {
    expect(withoutFnddsCodes(name)).toBe(shown);
    expect(foodTitle({ name, brand: "Acme" })).toBe(`${shown}, Acme`);
  });

  it("has no code of the survey in all of the table, and no comma alone", () => {
    const shown = TABLE.flatMap(({ name = "", portions = "" }) =>
      [name, ...portions.split("|").map((portion) => portion.replace(/=.*/, "") || name)].map(
        withoutFnddsCodes,
      ),
    );
    expect(shown.filter((name) => /\bNF?S\b|, ?,|,$|\(\)|^$/.test(name))).toEqual([]);
  });
});

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
