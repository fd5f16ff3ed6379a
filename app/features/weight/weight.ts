import { KG_PER_POUND, type Unit } from "~/features/account/profile/profile";
import { readNumber, whichNumber } from "~/features/nutrition/read-number";

export type WeightUnit = "kg" | "lb";

/** That of the profile; kg without one. */
export const weightUnit = (unit: Unit | null): WeightUnit => (unit === "us" ? "lb" : "kg");

export const inWeightUnit = (kg: number, unit: WeightUnit): number =>
  unit === "lb" ? kg / KG_PER_POUND : kg;

export const toKg = (weight: number, unit: WeightUnit): number =>
  Math.round((unit === "lb" ? weight * KG_PER_POUND : weight) * 10_000) / 10_000;

export const WEIGHT_MESSAGES = {
  empty: "Field cannot be empty",
  notANumber: "Must be a valid number",
  between: (range: string) => `Must be between ${range}`,
  gone: "There is no weight on this day.",
} as const;

export const KG_MIN = 20;
export const KG_MAX = 500;

type Read = { kg: number; problem?: undefined } | { kg?: undefined; problem: string };

/** kg from a number of `unit`, or of the unit in the text: "81.4", "81,4 kg", "180 lb". */
export function readWeight(text: string, unit: WeightUnit): Read {
  const [named = ""] = /(?:kg|lbs?)$/i.exec(text.trim()) ?? [];
  const number = text.trim().slice(0, -named.length || undefined);
  if (number.trim() === "") return { problem: WEIGHT_MESSAGES.empty };
  const typed = readNumber(number);
  if (!typed) return { problem: WEIGHT_MESSAGES.notANumber };
  const in_ = named === "" ? unit : /^k/i.test(named) ? "kg" : "lb";
  const question = whichNumber(typed);
  if (question) return { problem: question };
  const kg = toKg(typed.value, in_);
  if (isBelievable(kg)) return { kg };
  const [low, high] = [KG_MIN, KG_MAX].map((limit) => Math.round(inWeightUnit(limit, in_)));
  return { problem: WEIGHT_MESSAGES.between(`${low} and ${high} ${in_}`) };
}

export const isBelievable = (kg: number): boolean => kg >= KG_MIN && kg <= KG_MAX;

const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1, useGrouping: false });

export const weightNumber = (kg: number, unit: WeightUnit): string => format.format(inWeightUnit(kg, unit));

export const weightText = (kg: number, unit: WeightUnit): string => `${weightNumber(kg, unit)} ${unit}`;
