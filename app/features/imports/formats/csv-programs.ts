import { IMPORT_MESSAGES } from "~/features/imports/messages";
import { type Columns, type CsvFormat, finderIn, type Table } from "./format";

/** "servings.csv", a food a row, and "dailysummary.csv", a day a row. */
const cronometer: CsvFormat = {
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
    return isSummary
      ? { columns: { date, ...amounts }, energy, unnamed: "Whole day", isOfDays: true }
      : undefined;
  },
};

/** The daily log and the full export's food log: `Type` is the meal, or Exercise. */
const loseIt: CsvFormat = {
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
        if (/^exercise/i.test(cells[meal] ?? "")) return "It is exercise, not food";
        const gone = deleted !== undefined && /^(?:true|1|yes)$/i.test((cells[deleted] ?? "").trim());
        return gone ? IMPORT_MESSAGES.deleted : undefined;
      },
    };
  },
};

/** The food log, a food a row, and "Calories & Macros", a day a row; also saved as CSV from its workbook. */
const macroFactor: CsvFormat = {
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
    if (name === undefined)
      return { columns: { date, ...amounts }, energy, unnamed: "Whole day", isOfDays: true };
    if (servings === undefined) return undefined;
    return { columns: { date, time: at("Time"), name, servings, ...amounts }, energy };
  },
};

/** "Nutrition-Summary" of the export: a meal a row, or a food with its time; never with a name. */
const myFitnessPal: CsvFormat = {
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

type Guess = Partial<Columns> & { energy: Table["energy"] };

/** The columns of a CSV file of an unknown program, as far as their names show them. */
export function guessColumns(header: readonly string[]): Guess {
  const at = finderIn(header.map((name) => name.replace(/[([].*$/, "")));
  const kj = header.findIndex((name) => /\bkj\b|kilojoule/i.test(name.slice(0, 60)));
  const kcal = header.findIndex((name) => /kcal|calor|kalor|^energ/i.test(name.slice(0, 60)));
  const isKj = kj >= 0 && !/kcal|calor/i.test(header[kcal] ?? "");
  return {
    date: at(
      "Date",
      "Day",
      "Datum",
      "Tag",
      "Fecha",
      "Data",
      "Logged at",
      "Date time",
      "Datetime",
      "Timestamp",
    ),
    time: at("Time", "Uhrzeit", "Zeit", "Hora", "Heure", "Ora"),
    meal: at("Meal", "Group", "Mahlzeit", "Repas", "Comida", "Pasto", "Type", "Category"),
    name: at(
      "Food",
      "Food name",
      "Name",
      "Item",
      "Description",
      "Lebensmittel",
      "Produkt",
      "Aliment",
      "Alimento",
    ),
    calories: isKj ? kj : kcal >= 0 ? kcal : undefined,
    carbs: at(
      "Carbs",
      "Carbohydrates",
      "Carbohydrate",
      "Total carbs",
      "Kohlenhydrate",
      "Glucides",
      "Carbohidratos",
      "Carboidrati",
    ),
    protein: at("Protein", "Proteins", "Eiweiß", "Eiweiss", "Protéines", "Proteínas", "Proteine"),
    fats: at("Fat", "Fats", "Total fat", "Fett", "Lipides", "Matières grasses", "Grasas", "Grassi"),
    servings: at("Servings", "Number of servings", "Portions", "Portionen"),
    energy: isKj ? "kJ" : "kcal",
  };
}

export const CSV_FORMATS: readonly CsvFormat[] = [myFitnessPal, cronometer, loseIt, macroFactor];
