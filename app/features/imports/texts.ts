import { dateText } from "~/features/day/calendar-days";
import type { NotTaken } from "~/features/imports/read/row";
import type { Import } from "~/features/imports/stage/import.server";
import { IMPORT_MAX_MB } from "./messages";

export const IMPORT_TEXTS = {
  fileHint: `CSV, JSON or ZIP, up to ${IMPORT_MAX_MB} MB`,
} as const;

export const PROGRAMS = [
  {
    name: "MyFitnessPal",
    file: "The exported ZIP, or Nutrition-Summary.csv (it has meals, not foods) and Measurement-Summary.csv",
  },
  {
    name: "Cronometer",
    file: "The exported ZIP, or servings.csv and biometrics.csv; dailysummary.csv for days as a whole",
  },
  { name: "Lose It!", file: "The exported ZIP, or the daily log and the weights as CSV" },
  { name: "MacroFactor", file: "The food log as CSV, or ‘Calories & Macros’ for days as a whole" },
  { name: "OpenNutriTracker", file: "The exported ZIP, or the JSON in it" },
  { name: "Waistline", file: "The JSON of its database export" },
  { name: "Pixelplate", file: "The JSON from ‘Download everything’, from any account or server" },
  { name: "Any other", file: "A CSV file with a date and calories; you name its columns" },
] as const;

export const countText = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;

export const dayText = (date: string): string => `${dateText(date)}, ${date.slice(0, 4)}`;

export const undoText = (undoUntil: string): string =>
  `You can undo it until ${undoUntil}. What you have changed since stays.`;

const STATES: Record<Import["state"], string> = {
  reading: "Being read",
  choosing: "Columns not chosen yet",
  ready: "Not added yet",
  adding: "Being added",
  added: "Added",
  undoing: "Being undone",
  undone: "Undone",
};

export const stateText = ({ state, summary }: Import): string =>
  state === "added" ? addedText(summary) : STATES[state];

export const addedText = ({ added = 0, addedWeights = 0, recipes }: Import["summary"]): string =>
  `${recipes ? countText(recipes.added.length, "recipe") : foodsAndWeights(added, addedWeights)} added`;

export const foodsAndWeights = (foods: number, weights: number): string =>
  [
    foods > 0 || weights === 0 ? countText(foods, "food") : "",
    weights > 0 ? countText(weights, "weight") : "",
  ]
    .filter(Boolean)
    .join(" and ");

/** "12 exercises, 3 goals and 1 other row" */
export const notTakenText = (parts: NotTaken[]): string =>
  new Intl.ListFormat("en-US").format(parts.map(({ count, one, more }) => countText(count, one, more)));
