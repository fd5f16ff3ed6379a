export const FOOD_MESSAGES = {
  fieldEmpty: "Field cannot be empty",
  notANumber: "Must be a valid number",
  tooFewServings: "Must be at least 1",
  servingsNone: "Must be more than 0",
  inputEmpty: "Input cannot be empty",
  notRecognised: "Food description not recognized",
  nameTooLong: "Name is too long",
  descriptionTooLong: "Description is too long",
  saveFailed: "Save failed",
  logged: "Food Logged",
  noRecords: "No food records yet",
  noSuchFood: "That food doesn't exist.",
} as const;
