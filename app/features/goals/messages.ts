export const GOAL_MESSAGES = {
  estimating: "Estimating your daily macronutrient intake based on your input...",
  fieldEmpty: "Field cannot be empty",
  notANumber: "Must be a valid number",
  saveFailed: "Save failed",
  updated: "Nutrition goal updated",
  weekdays: "Choose the days from the list",
  weekdaysHint: "None chosen means every day.",
  ownGrams: "Such as 150 or 30 %. An empty field gets what is left of the calories.",
  everyday: "The everyday goal holds there again",
  estimate:
    "An estimate (Harris-Benedict, 1984 revision), and a starting point you can change. It is not medical advice.",
  low: "Less than 1,200 kcal a day is very little. Please talk to a doctor or a dietitian before you aim for it.",
} as const;
