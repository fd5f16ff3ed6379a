import { type Columns, finderIn, type Table } from "./columns";

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
