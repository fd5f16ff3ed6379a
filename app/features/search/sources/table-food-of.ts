import type { Food } from "~/features/foods/food";
import { foods } from "~/features/foods/foods";
import { tableRef } from "./table-ref";

let byRef: Map<string, Food> | undefined;

export function tableFoodOf(ref: string): Food | undefined {
  byRef ??= new Map(foods().map((food) => [tableRef(food), food]));
  return byRef.get(ref);
}
