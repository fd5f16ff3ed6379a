import { readNumber } from "~/features/nutrition/read-number";
import { whichNumber } from "~/features/nutrition/which-number";
import { WEIGHT_MESSAGES } from "./messages";
import { inWeightUnit, toKg, type WeightUnit } from "./weight-unit";

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
