import type { FoodEntry } from "~/features/food/entry";
import { AMOUNTS, type Amounts, formatIn, NUTRIENTS, unitOf } from "~/features/nutrition/amounts";
import { goalRatio, howMuch, howNear, mixText } from "~/features/nutrition/goal-ratio";
import type { SourceFood } from "~/features/search/row";

const amountText = (name: (typeof AMOUNTS)[number], amount: number) =>
  name === "calories" ? `${formatIn("kcal", amount)} kcal` : `${formatIn("g", amount)} g ${name}`;

/** "320 kcal, 30 g carbs, 18 g protein, 12 g fats"; "mostly carbs" while numbers are hidden. */
const amountsText = (amounts: Amounts, hidden: boolean): string =>
  hidden ? mixText(amounts) : AMOUNTS.map((name) => amountText(name, amounts[name])).join(", ");

const named = (name: string, text: string) => (text ? `${name}: ${text}` : name);

export const foodText = ({ name, amounts }: Pick<FoodEntry, "name" | "amounts">, hidden: boolean): string =>
  named(name, amountsText(amounts, hidden));

const MEASURES = ["g", "ml"];

export function mealText(entry: FoodEntry, hidden: boolean): string {
  const parts = (entry.parts ?? []).map((part) => {
    const amount = hidden && MEASURES.includes(part.unit) ? "" : `${part.amount} ${part.unit} `;
    const unsure = part.estimated ? " (an estimate)" : "";
    return `- ${amount}${foodText({ name: part.name, amounts: part }, hidden)}${unsure}`;
  });
  return [foodText(entry, hidden), ...parts].join("\n");
}

export function foundText({ name, amounts, unit, portions }: SourceFood, hidden: boolean): string {
  const measure = hidden ? "" : unit === "portion" ? " in a portion" : ` in 100 ${unit}`;
  const sizes = portions.map((portion) =>
    hidden ? portion.name : `${portion.name} (${formatIn("g", portion.amount)} ${unit})`,
  );
  const usual = sizes.length > 0 ? `; usual portions: ${sizes.join(", ")}` : "";
  return `${foodText({ name, amounts }, hidden)}${measure}${usual}`;
}

type Day = { totals: Amounts; goals: Amounts };

/** What was eaten so far, beside the goals. */
export const soFarText = ({ totals, goals }: Day, hidden: boolean): string =>
  AMOUNTS.map((name) => {
    const label = name === "calories" ? "energy" : name;
    if (hidden) return `${label}: ${howMuch(goalRatio(totals[name], goals[name]))}`;
    const unit = unitOf(name);
    return `${label}: ${formatIn(unit, totals[name])} of ${formatIn(unit, goals[name])} ${unit}`;
  }).join(", ");

export const pastDayText = (day: Day & { date: string }, hidden: boolean): string =>
  hidden
    ? `${day.date}: energy ${howNear(day.totals.calories, day.goals.calories)}, ${NUTRIENTS.map(
        (name) => `${name} ${howNear(day.totals[name], day.goals[name])}`,
      ).join(", ")}`
    : `${day.date}: ${soFarText(day, false)}`;
