import type { Energy } from "~/features/nutrition/energy";
import { amountLabel, energyText } from "~/features/nutrition/write-amount";

export const LOW_KCAL = 1200;

export const GOAL_MESSAGES = {
  estimating: "Estimating your daily macronutrient intake based on your input...",
  fieldEmpty: "Field cannot be empty",
  notANumber: "Must be a valid number",
  saveFailed: "Save failed",
  updated: "Nutrition goal updated",
  weekdays: "Choose the days from the list",
  weekdaysHint: "None chosen means every day.",
  ownGrams: (energy: Energy) =>
    `Such as 150 or 30 %. An empty field gets what is left of the ${amountLabel("calories", energy).toLowerCase()}.`,
  everyday: "The everyday goal holds there again",
  estimate:
    "An estimate (Harris-Benedict, 1984 revision), and a starting point you can change. It is not medical advice.",
  low: (energy: Energy) =>
    `Less than ${energyText(LOW_KCAL, energy)} a day is very little. Please talk to a doctor or a dietitian before you aim for it.`,
} as const;
