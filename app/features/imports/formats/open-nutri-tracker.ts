import { mealTime, readTime } from "~/features/imports/read/cells";
import { foodFrom } from "~/features/imports/read/row";
import { cleanText } from "~/platform/text";
import { asList, asNumber, asRecord, asText, type Json, type JsonFormat } from "./json-format";
import { waistline } from "./waistline";

/** The list of intakes in the exported archive: a food a row, its nutriments per 100 g or ml. */
export const openNutriTracker: JsonFormat = {
  program: "OpenNutriTracker",
  rowsOf(json) {
    const intakes = asList(json)?.map(asRecord);
    const isIntake = (intake: Record<string, Json> | undefined) =>
      intake !== undefined &&
      "dateTime" in intake &&
      asRecord(asRecord(intake.meal)?.nutriments) !== undefined;
    return intakes?.[0] && isIntake(intakes[0]) ? rowsIn(intakes) : undefined;
  },
};

function* rowsIn(intakes: (Record<string, Json> | undefined)[]) {
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
    });
  }
}

export const JSON_FORMATS: readonly JsonFormat[] = [waistline, openNutriTracker];
