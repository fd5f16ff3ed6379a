import type { Food } from "../food";
import { foods } from "../foods";
import { PLANT_ROWS } from "./plant-rows";

export type Plant = { name: string; emoji: string };

/** In a recipe, a plant of less is a flavour. */
const SHARE_MIN = 3;
const INGREDIENT = /(?:(\d{1,3})% )?(\d{5}) /g;

let byNumber: Map<string, Plant> | undefined;
let byName: Map<string, readonly Plant[]> | undefined;

/** The plants in a row of the table, by the rows of SR24 that it is made of. */
export const plantsIn = ({ source }: Pick<Food, "source">): Plant[] => [
  ...new Set(
    [...source.matchAll(INGREDIENT)].flatMap(([, share, number = ""]) => {
      const plant = plantsByNumber().get(number);
      return plant && Number(share ?? 100) >= SHARE_MIN ? [plant] : [];
    }),
  ),
];

/** The plants of a food that bears a name of the table, in the singular or plural; none for any other. */
export const plantsNamed = (name: string): readonly Plant[] => plantsByName().get(spelled(name)) ?? [];

export function plantsByNumber(): ReadonlyMap<string, Plant> {
  byNumber ??= new Map(
    PLANT_ROWS.trim()
      .split("\n")
      .flatMap((row) => {
        const [title = "", numbers = ""] = row.split(" | ");
        const space = title.indexOf(" ");
        const plant = { emoji: title.slice(0, space), name: title.slice(space + 1) };
        return numbers.split(" ").map((number): [string, Plant] => [number, plant]);
      }),
  );
  return byNumber;
}

function plantsByName(): Map<string, readonly Plant[]> {
  if (byName) return byName;
  byName = new Map();
  for (const food of foods()) {
    const plants = plantsIn(food);
    for (const name of food.names) if (!byName.has(spelled(name))) byName.set(spelled(name), plants);
  }
  return byName;
}

const spelled = (name: string) => name.trim().toLowerCase().replace(/s$/, "");
