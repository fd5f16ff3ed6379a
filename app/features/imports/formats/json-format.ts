import { mealTime, readCell, readTime } from "~/features/imports/read/cells";
import { foodFrom, type NotTaken, notTaken, type ReadRow } from "~/features/imports/read/row";
import { furtherOfRecord } from "~/features/nutrition/further";
import { cleanText } from "~/platform/text";

type JsonFormat = {
  program: string;
  /** The rows of a parsed file, numbered from 1 as `line`; undefined for a file of another program. */
  rowsOf(json: unknown): Iterable<ReadRow> | undefined;
  notTaken?(json: unknown): NotTaken[];
};

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export const asList = (value: unknown): Json[] | undefined => (Array.isArray(value) ? value : undefined);

export const asRecord = (value: unknown): Record<string, Json> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, Json>)
    : undefined;

export const asText = (value: unknown): string =>
  typeof value === "string" ? value.slice(0, 1000) : typeof value === "number" ? String(value) : "";

function asNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const read = typeof value === "string" ? readCell(value.slice(0, 40), ".") : "nothing";
  return read === "negative" ? -1 : typeof read === "number" ? read : undefined;
}

const DEFAULT_MEALS = ["Breakfast", "Lunch", "Dinner", "Snacks"];

/** The database export: a diary of days, whose items name a food or recipe by its id, with its nutrition per portion. */
const waistline: JsonFormat = {
  program: "Waistline",
  rowsOf(json) {
    const backup = asRecord(json);
    const diary = backup && asList(backup.diary);
    const foods = backup && asList(backup.foodList);
    return diary && foods
      ? rowsIn(diary, byId(foods), byId(asList(backup?.recipes) ?? []), mealsIn(backup))
      : undefined;
  },
  notTaken(json) {
    const backup = asRecord(json);
    const sizeOf = (name: string) => asList(backup?.[name])?.length ?? 0;
    const goals = asRecord(asRecord(backup?.settings)?.goals) ?? {};
    const set = Object.values(goals).filter((goal) => asList(goal)?.some((value) => Number(value) > 0));
    const stats = asList(backup?.diary)?.flatMap((day) => Object.keys(asRecord(asRecord(day)?.stats) ?? {}));
    return [
      notTaken("goals", set.length),
      notTaken("measurements", stats?.filter((name) => name !== "weight").length ?? 0),
      notTaken("foodList", sizeOf("foodList")),
      notTaken("recipes", sizeOf("recipes") + sizeOf("meals")),
    ];
  },
};

function* rowsIn(
  diary: Json[],
  foods: Map<unknown, Record<string, Json>>,
  recipes: typeof foods,
  meals: string[],
) {
  let line = 0;
  for (const [i, day] of diary.map(asRecord).entries()) {
    const [date, weight] = [asText(day?.dateTime).slice(0, 10), asNumber(asRecord(day?.stats)?.weight)];
    if (weight !== undefined)
      yield { kind: "weight" as const, line: i + 1, date, weight, unit: "kg" as const };
    for (const item of (asList(day?.items) ?? []).map(asRecord)) {
      line++;
      const known = (item?.type === "recipe" ? recipes : foods).get(item?.id);
      const nutrition = asRecord(item?.nutrition) ?? asRecord(known?.nutrition) ?? {};
      const share =
        shareOf(asNumber(item?.portion), asNumber(known?.portion)) * (asNumber(item?.quantity) ?? 1);
      const kj = asNumber(nutrition.kilojoules);
      const calories = asNumber(nutrition.calories) ?? (kj === undefined ? undefined : kj / 4.184);
      const meal = meals[Number(item?.category)] ?? "";
      yield foodFrom({
        line,
        date,
        time: readTime(asText(item?.time)) ?? mealTime(meal),
        name: cleanText(asText(item?.name) || asText(known?.name)) || meal,
        amounts: {
          calories: calories && calories * share,
          carbs: times(nutrition.carbohydrates, share),
          protein: times(nutrition.proteins, share),
          fats: times(nutrition.fat, share),
        },
        further: furtherOfRecord((key) => asNumber(nutrition[key]), Object.keys(nutrition), share),
      });
    }
  }
}

const times = (value: Json | undefined, share: number) => {
  const number = asNumber(value);
  return number === undefined ? undefined : number * share;
};

const shareOf = (eaten: number | undefined, portion: number | undefined) =>
  eaten !== undefined && portion ? eaten / portion : 1;

const byId = (items: Json[]) =>
  new Map(items.map(asRecord).flatMap((item) => (item ? [[item.id as unknown, item] as const] : [])));

function mealsIn(backup: Record<string, Json> | undefined): string[] {
  const names = asList(asRecord(asRecord(backup?.settings)?.diary)?.["meal-names"]);
  return names ? names.map(asText) : DEFAULT_MEALS;
}

/** The list of intakes in the exported archive: a food a row, its nutriments per 100 g or ml. */
const openNutriTracker: JsonFormat = {
  program: "OpenNutriTracker",
  rowsOf(json) {
    const intakes = asList(json)?.map(asRecord);
    const isIntake = (intake: Record<string, Json> | undefined) =>
      intake !== undefined &&
      "dateTime" in intake &&
      asRecord(asRecord(intake.meal)?.nutriments) !== undefined;
    return intakes?.[0] && isIntake(intakes[0]) ? intakeRows(intakes) : undefined;
  },
};

function* intakeRows(intakes: (Record<string, Json> | undefined)[]) {
  for (const [i, intake] of intakes.entries()) {
    const meal = asRecord(intake?.meal);
    const nutriments = asRecord(meal?.nutriments) ?? {};
    // In g or ml already; its unit is only how it was typed.
    const hundreds = (asNumber(intake?.amount) ?? 0) / 100;
    const per100 = (name: string) => {
      const value = asNumber(nutriments[name]);
      return value === undefined ? undefined : value * hundreds;
    };
    const dateTime = asText(intake?.dateTime);
    yield foodFrom({
      line: i + 1,
      date: dateTime.slice(0, 10),
      time: readTime(dateTime) ?? mealTime(asText(intake?.type)),
      name: cleanText(asText(meal?.name)) || asText(intake?.type),
      amounts: {
        calories: per100("energyKcal100"),
        carbs: per100("carbohydrates100"),
        protein: per100("proteins100"),
        fats: per100("fat100"),
      },
      further: furtherOfRecord((key) => asNumber(nutriments[key]), Object.keys(nutriments), hundreds),
    });
  }
}

export const JSON_FORMATS: readonly JsonFormat[] = [waistline, openNutriTracker];
