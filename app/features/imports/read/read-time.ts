const CLOCK = /(?:^|[T\s])(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?\s?([ap])?\.?m?\.?/i;

/** `HH:MM` of "8:30 PM", "20:30:00" or a date with a time; undefined without one. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes, half] = CLOCK.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const typed = Number(hours);
  const hour = half ? (typed % 12) + (half.toLowerCase() === "p" ? 12 : 0) : typed;
  if (hour > 23 || Number(minutes) > 59 || (half && typed > 12)) return undefined;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

const MEALS: [names: RegExp, time: string][] = [
  [/morning snack|second breakfast/i, "10:00"],
  [/afternoon snack/i, "15:30"],
  [/evening snack|late/i, "21:00"],
  [/breakfast|frühstück|desayuno|petit.d[eé]jeuner|colazione|ontbijt/i, "08:00"],
  [/lunch|mittag|almuerzo|^d[eé]jeuner|pranzo|middag/i, "12:30"],
  [/dinner|supper|abend|cena|d[iî]ner|avond/i, "19:00"],
  [/snack|merienda|collation|spuntino/i, "16:00"],
];

/** Roughly when a meal of this name is eaten; noon for one without a time of its own. */
export const mealTime = (meal: string): string =>
  MEALS.find(([names]) => names.test(meal.slice(0, 60)))?.[1] ?? "12:00";
