import { ACTIVITY_LEVELS, type Body, KG_PER_POUND, WEIGHT_GOALS } from "~/features/account/profile/profile";
import {
  type Amounts,
  amountLabel,
  type Energy,
  energyFrom,
  energyText,
  KCAL_PER_GRAM,
  NUTRIENTS,
  type Nutrient,
  type PerNutrient,
  perNutrient,
  roundTenth,
} from "~/features/nutrition/amounts";
import { parseAmount, readNumber, whichNumber } from "~/features/nutrition/read-number";
import { type Errors, Refusal } from "~/http/refusal";

export const LOW_KCAL = 1200;

export const GOAL_MESSAGES = {
  notANumber: "Must be a valid number",
  saveFailed: "Save failed",
  weekdays: "Choose the days from the list",
  ownGrams: (energy: Energy) =>
    `For example 150 or 30%. Leave one empty for the rest of the ${amountLabel("calories", energy).toLowerCase()}.`,
  low: (energy: Energy) =>
    `Less than ${energyText(LOW_KCAL, energy)} a day is very little. Please talk to a doctor or a dietitian before you aim for it.`,
} as const;

const CM_PER_INCH = 2.54;

/** kcal a day: revised Harris-Benedict equations (Roza and Shizgal, 1984) times activity, plus the goal's adjustment. */
export function estimateCalories(body: Body): number {
  const { multiplier } = ACTIVITY_LEVELS[body.activityLevel];
  const { calories } = WEIGHT_GOALS[body.weightGoal];
  return Math.max(0, Math.round(energyAtRest(body) * multiplier + calories));
}

function energyAtRest({ gender, age, unit, height, weight }: Body): number {
  const cm = unit === "us" ? height * CM_PER_INCH : height;
  const kg = unit === "us" ? weight * KG_PER_POUND : weight;
  if (gender === "male") return 88.362 + 13.397 * kg + 4.799 * cm - 5.677 * age;
  return 447.593 + 9.247 * kg + 3.098 * cm - 4.33 * age;
}

export const DEFAULT_GOALS: Amounts = { calories: 2000, carbs: 200, protein: 150, fats: 65 };

const SHARE_OF_KCAL: PerNutrient = { carbs: 0.5, protein: 0.2, fats: 0.3 };

/** Whole grams for kcal a day. */
export const macroSplit = (calories: number): Amounts => ({
  calories,
  ...perNutrient((nutrient) => Math.round((calories * SHARE_OF_KCAL[nutrient]) / KCAL_PER_GRAM[nutrient])),
});

export const FINISH_AT = [
  { value: "100", label: "100% of each goal", inWords: "When every goal is reached" },
  { value: "90", label: "90%", inWords: "When I’m close" },
] as const;

/**
 * Whole grams for `kcal` a day: nutrients in `fixed` stay, and the others share what is left of the energy in the
 * proportions of `like`, else of the suggestion. Never below 0.
 */
export function fitGrams(kcal: number, fixed: Partial<PerNutrient>, like?: PerNutrient): PerNutrient {
  const free = NUTRIENTS.filter((nutrient) => fixed[nutrient] === undefined);
  const left = Math.max(0, kcal - energyFrom({ ...perNutrient(() => 0), ...fixed }));
  const weighed = (weight: (nutrient: Nutrient) => number) =>
    free.reduce((total, nutrient) => total + weight(nutrient), 0);
  const suggested = (nutrient: Nutrient) => SHARE_OF_KCAL[nutrient];
  const own = (nutrient: Nutrient) => (like?.[nutrient] ?? 0) * KCAL_PER_GRAM[nutrient];
  const weight = weighed(own) > 0 ? own : suggested;
  return perNutrient(
    (nutrient) =>
      fixed[nutrient] ?? Math.round((left * weight(nutrient)) / weighed(weight) / KCAL_PER_GRAM[nutrient]),
  );
}

export const isSuggested = (goals: Amounts): boolean => {
  const split = macroSplit(goals.calories);
  return NUTRIENTS.every((nutrient) => split[nutrient] === goals[nutrient]);
};

/** Grams from "150 g", or from a share of `kcal` such as "30 %"; undefined for anything else. */
export function readGrams(text: string, nutrient: Nutrient, kcal: number): number | undefined {
  const trimmed = text.trim();
  if (!trimmed.endsWith("%")) return parseAmount(trimmed, "g");
  const share = readNumber(trimmed.slice(0, -1).trim());
  if (!share || share.or !== undefined || share.value > 100) return undefined;
  return roundTenth((kcal * share.value) / 100 / KCAL_PER_GRAM[nutrient]);
}

/** The grams as typed; empty fields share what is left of `kcal`. Throws Refusal: 400. */
export function typedGrams(kcal: number, typed: Partial<PerNutrient<string>>): PerNutrient {
  const fixed: Partial<PerNutrient> = {};
  const errors: Errors = {};
  for (const nutrient of NUTRIENTS) {
    const text = typed[nutrient]?.trim();
    if (!text) continue;
    const grams = readGrams(text, nutrient, kcal);
    if (grams === undefined)
      errors[nutrient] = [whichNumber(readNumber(text), "g") ?? GOAL_MESSAGES.notANumber];
    else fixed[nutrient] = grams;
  }
  if (Object.keys(errors).length > 0) throw new Refusal(400, errors);
  return fitGrams(kcal, fixed);
}

const format = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export const WEEKDAY_CHOICES = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  value: String(weekday),
  label: format.format(MONDAY + (weekday - 1) * DAY_MS),
}));

const list = new Intl.ListFormat("en-US");

export const weekdayNames = (weekdays: number[]): string =>
  list.format(weekdays.map((weekday) => WEEKDAY_CHOICES[weekday - 1]?.label ?? ""));
