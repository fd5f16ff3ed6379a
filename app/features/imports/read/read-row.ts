import type { FoodEntry } from "~/features/food/food-entry";

export type ReadFood = {
  kind: "food";
  line: number;
  /** `YYYY-MM-DD` */
  date: string;
  time: string;
  entry: Omit<FoodEntry, "emoji"> & { emoji?: string };
};

export type LeftOut = { kind: "left out"; line: number; column?: string; reason: string };

export type ReadRow = ReadFood | LeftOut;
