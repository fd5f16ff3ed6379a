import { type CsvFormat, finderIn } from "./columns";

/** "Nutrition-Summary" of the export: a meal a row, or a food with its time; never with a name. */
export const myFitnessPal: CsvFormat = {
  program: "MyFitnessPal",
  tableOf(header) {
    const at = finderIn(header);
    const [date, meal, calories] = [at("Date"), at("Meal"), at("Calories", "Energy (kJ)", "Kilojoules")];
    const [carbs, fats] = [at("Carbohydrates (g)", "Carbohydrates"), at("Fat (g)", "Fat")];
    if (date === undefined || meal === undefined || calories === undefined) return undefined;
    if (carbs === undefined || fats === undefined || at("Saturated Fat") === undefined) return undefined;
    const protein = at("Protein (g)", "Protein");
    const energy = at("Calories") === undefined ? "kJ" : "kcal";
    const name = at("Food", "Food Name");
    const columns = { date, meal, time: at("Time"), name, calories, carbs, protein, fats };
    return { columns, energy, notes: at("Note", "Notes") };
  },
};
