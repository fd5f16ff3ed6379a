import type { FoodEntry } from "~/features/food/food-entry";
import type { WeightUnit } from "~/features/weight/weight-unit";

export type ReadFood = {
  kind: "food";
  line: number;
  date: string;
  time: string;
  entry: Omit<FoodEntry, "emoji"> & { emoji?: string };
};

/** Without a unit it is in that of the profile. */
export type ReadWeight = { kind: "weight"; line: number; date: string; weight: number; unit?: WeightUnit };

export type LeftOut = { kind: "left out"; line: number; column?: string; reason: string };

export type ReadRow = ReadFood | ReadWeight | LeftOut;
