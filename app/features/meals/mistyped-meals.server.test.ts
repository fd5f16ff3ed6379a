import { describe, expect, it } from "vitest";
import { analyse } from "./analyse";
import { fnddsTable } from "./fndds/fndds-table.server";

const { index } = await fnddsTable();

const read = (text: string) => {
  const { items, unrecognised } = analyse(text, index);
  return { foods: items.map(({ name, grams }) => `${name} ${grams}`), unrecognised };
};

describe("a meal in a hurry", () => {
  it.each([
    ["2 egss on tost with buter", "2 eggs on toast with butter"],
    ["peantu butter tosat", "peanut butter toast"],
    ["frnech toast w sryup", "french toast with syrup"],
    ["gren beans n masehd potatos", "green beans and mashed potatoes"],
    ["hcicken sndwch", "chicken sandwich"],
    ["chkn curry wth rice", "chicken curry with rice"],
    ["2 slcies of braad with jam", "2 slices of bread with jam"],
    ["packet of pork scratchins", "packet of pork scratchings"],
    ["porridge made w water handful berries", "porridge with water, handful of berries"],
  ])("with letters missing or wrong: %s", (typed, meant) => {
    expect(read(typed)).toEqual(read(meant));
  });

  it.each([
    ["cappuccino haha", "cappuccino"],
    ["yum chicken soup", "chicken soup"],
    ["cheeky cheeseburger tbh", "cheeseburger"],
    ["late night pasta with tomato sauce", "pasta with tomato sauce"],
    ["add croissant, coffee with milk", "croissant, coffee with milk"],
    ["a crisps and a grapes", "crisps and grapes"],
    ["2 eggs/2 slices of toast/butter", "2 eggs, 2 slices of toast, butter"],
    ["dal roti", "dal, roti"],
    ["toast and around three an apple", "toast, apple"],
    ["una bottiglia di birra da 66 cl", "birra 66 cl"],
    ["mcnuggets, lg coke", "mcnuggets, large coke"],
    ["caramel frap", "caramel frappuccino"],
    ["macarrones con tomate i queso", "macarrones con tomate y queso"],
    ["tomato soup bread roll", "tomato soup, bread roll"],
    ["chicken tikka masala naan", "chicken tikka masala, naan"],
    ["pizza and garlic bread", "pizza, garlic bread"],
    ["burger and fries large", "burger, large fries"],
  ])("as people write it: %s", (typed, meant) => {
    expect(read(typed)).toEqual(read(meant));
  });

  it.each(["10,000 steps", "slept eight hours", "a pair of shoes", "zorblax"])("%s names no food", (text) => {
    expect(read(text).foods).toEqual([]);
  });

  it.each([
    ["my dog ate a sausage, I had 2 eggs", ["Egg 100"]],
    ["an apple. tomorrow I will have pizza", ["Apple 182"]],
    ["my wife had the salmon and I had a banana", ["Banana 118"]],
  ])("and of nobody else or another day: %s", (text, foods) => {
    expect(read(text).foods).toEqual(foods);
  });
});
