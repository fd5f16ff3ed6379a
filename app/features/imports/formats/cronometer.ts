import { type CsvFormat, finderIn } from "./columns";

/** "servings.csv", a food a row, and "dailysummary.csv", a day a row. */
export const cronometer: CsvFormat = {
  program: "Cronometer",
  tableOf(header) {
    const at = finderIn(header);
    const [day, date] = [at("Day", "Date"), at("Date")];
    const kcal = at("Energy (kcal)");
    const calories = kcal ?? at("Energy (kJ)");
    if (day === undefined || calories === undefined) return undefined;
    const energy = kcal === undefined ? "kJ" : "kcal";
    const carbs = at("Carbs (g)", "Carbohydrates (g)");
    const amounts = { calories, carbs, protein: at("Protein (g)"), fats: at("Fat (g)") };
    const name = at("Food Name");
    if (name !== undefined && at("Group", "Amount") !== undefined)
      return { columns: { date: day, time: at("Time"), meal: at("Group"), name, ...amounts }, energy };
    const isSummary =
      date !== undefined && name === undefined && at("Completed", "Net Carbs (g)") !== undefined;
    return isSummary ? { columns: { date, ...amounts }, energy, unnamed: "Whole day" } : undefined;
  },
};
