import { IMPORT_MESSAGES } from "../messages";
import { type CsvFormat, finderIn } from "./columns";

/** The daily log and the full export's food log: `Type` is the meal, or Exercise. */
export const loseIt: CsvFormat = {
  program: "Lose It!",
  tableOf(header) {
    const at = finderIn(header);
    const [date, name, meal, calories] = [at("Date"), at("Name"), at("Type", "Meal"), at("Calories")];
    if (date === undefined || name === undefined || meal === undefined || calories === undefined)
      return undefined;
    if (at("Quantity") === undefined || at("Units") === undefined) return undefined;
    const deleted = at("Deleted");
    return {
      columns: {
        date,
        name,
        meal,
        calories,
        carbs: at("Carbohydrates (g)", "Carbohydrates"),
        protein: at("Protein (g)", "Protein"),
        fats: at("Fat (g)", "Fat"),
      },
      energy: "kcal",
      leaves(cells) {
        if (/^exercise/i.test(cells[meal] ?? "")) return IMPORT_MESSAGES.exercise;
        const gone = deleted !== undefined && /^(?:true|1|yes)$/i.test((cells[deleted] ?? "").trim());
        return gone ? IMPORT_MESSAGES.deleted : undefined;
      },
    };
  },
};
