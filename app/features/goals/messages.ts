export const GOAL_MESSAGES = {
  estimating: "Estimating your daily macronutrient intake based on your input...",
  fieldEmpty: "Field cannot be empty",
  notANumber: "Must be a valid number",
  saveFailed: "Save failed",
  updated: "Nutrition goal updated",
  estimate:
    "An estimate (Harris-Benedict, 1984 revision), and a starting point you can change. It is not medical advice.",
  low: "Less than 1,200 kcal a day is very little. Please talk to a doctor or a dietitian before you aim for it.",
} as const;
