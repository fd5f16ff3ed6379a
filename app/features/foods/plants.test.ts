import { describe, expect, it } from "vitest";
import { foods } from "~/features/foods/foods";
import { plantsByNumber, plantsIn, plantsNamed } from "~/features/foods/plants";

/** Rows of SR24's plants that are none: juices, sauces, mixtures, sweetened or ground beyond one plant. */
const NONE = new Set(
  `09016 09081 09099 09123 09135 09152 09160 09188 09206 09209 09273 09294 09328 09426 09436 09444
   11373 11399 11496 11578 11584 11655 11658 11672 11935 11945 12071 12118 12119 12637
   16107 16112 16123 16139 16152 16166 16173 16202 16222 16225 16253 16579 16583 20027 20057 20068 20115`.split(
    /\s+/,
  ),
);
const numbersIn = (source: string) =>
  [...source.matchAll(/(?:^|[%·] ?)(\d{5}) /g)].map(([, number = ""]) => number);
const all = new Set(foods().flatMap(({ source }) => numbersIn(source)));
const name = (food: string) =>
  plantsIn(foods().find((one) => one.name === food) ?? { source: "" }).map((one) => one.name);

describe("the plants in a food", () => {
  it("are known of every fruit, vegetable, nut, bean and grain of the table's source", () => {
    // Groups of SR24: fruit, vegetables, nuts and seeds, legumes, cereal grains.
    const open = [...all].filter((number) => /^(?:09|11|12|16|20)/.test(number));
    expect(open.filter((number) => !plantsByNumber().has(number) && !NONE.has(number))).toEqual([]);
    expect([...plantsByNumber().keys()].filter((number) => !all.has(number))).toEqual([]);
  });

  it("are at least one in most rows of the plants' tables, and none in single rows of fish, dairy and drinks", () => {
    const share = (group: string) => {
      const rows = foods().filter((food) => food.group === group);
      return rows.filter((food) => plantsIn(food).length > 0).length / rows.length;
    };
    for (const group of ["fruit", "vegetables", "legumes", "nuts"])
      expect(share(group), group).toBeGreaterThan(0.75);
    const single = foods().filter(({ source }) => numbersIn(source).length === 1);
    for (const group of ["fish", "dairy", "drinks"])
      expect(
        single.filter((food) => food.group === group && plantsIn(food).length > 0).map((food) => food.name),
      ).toEqual([]);
  });

  it("are those of its recipe, flavours left out", () => {
    expect(name("Pesto pasta")).toEqual(["wheat", "basil"]);
    expect(name("Apple")).toEqual(["apple"]);
    expect(name("Dried apple")).toEqual(["apple"]);
    expect(name("Orange juice")).toEqual([]);
  });

  it("are found by a whole name only", () => {
    expect(plantsNamed("Bananas").map((one) => one.name)).toEqual(["banana"]);
    expect(plantsNamed("Banana split")).toEqual([]);
    expect(plantsNamed("Grandma's apple surprise")).toEqual([]);
  });
});
