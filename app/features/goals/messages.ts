import { amountLabel, type Energy, energyText } from "~/features/nutrition/amounts";
export const LOW_KCAL = 1200;

export const GOAL_MESSAGES = {
  estimating: "Estimating your daily macronutrient intake based on your input...",
  fieldEmpty: "Field cannot be empty",
  notANumber: "Must be a valid number",
  zero: "A goal of 0 counts as reached. Is that right?",
  saveFailed: "Save failed",
  updated: "Nutrition goal updated",
  weekdays: "Choose the days from the list",
  weekdaysHint: "None = every day",
  ownGrams: (energy: Energy) =>
    `For example 150 or 30%. Leave one empty for the rest of the ${amountLabel("calories", energy).toLowerCase()}.`,
  everyday: "Back to your everyday goal",
  estimate:
    "An estimate (Harris-Benedict, 1984 revision), and a starting point you can change. It is not medical advice.",
  low: (energy: Energy) =>
    `Less than ${energyText(LOW_KCAL, energy)} a day is very little. Please talk to a doctor or a dietitian before you aim for it.`,
} as const;
