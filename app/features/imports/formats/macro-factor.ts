import { type CsvFormat, finderIn } from "./columns";

/** The food log, a food a row, and "Calories & Macros", a day a row; also saved as CSV from its workbook. */
export const macroFactor: CsvFormat = {
  program: "MacroFactor",
  tableOf(header) {
    const at = finderIn(header);
    const [date, calories] = [at("Date"), at("Calories (kcal)", "Calories (kJ)")];
    const [carbs, protein, fats] = [at("Carbs (g)"), at("Protein (g)"), at("Fat (g)")];
    if (date === undefined || calories === undefined) return undefined;
    if (carbs === undefined || protein === undefined || fats === undefined) return undefined;
    const energy = at("Calories (kcal)") === undefined ? "kJ" : "kcal";
    const [name, servings] = [at("Food Name"), at("Serving Qty")];
    const amounts = { calories, carbs, protein, fats };
    if (name === undefined) return { columns: { date, ...amounts }, energy, unnamed: "Whole day" };
    if (servings === undefined) return undefined;
    return { columns: { date, time: at("Time"), name, servings, ...amounts }, energy };
  },
};
