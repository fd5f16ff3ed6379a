import type { PartOfDay } from "../calendar/part-of-day";

/**
 * A meal of one's own, as words name it: the usual one, or yesterday's; without `part` of this time or the whole day.
 * `more` was eaten with it.
 */
export type OwnMeal = { when: "usual" | "yesterday"; meal: string; part?: PartOfDay; more?: string };

const MEALS = new Map<string, PartOfDay>([
  ["breakfast", "morning"],
  ["morning", "morning"],
  ["brunch", "midday"],
  ["lunch", "midday"],
  ["midday", "midday"],
  ["snack", "afternoon"],
  ["afternoon", "afternoon"],
  ["dinner", "evening"],
  ["supper", "evening"],
  ["evening", "evening"],
]);
const USUAL = /^(?:i (?:had|ate) )?(?:my |the )?usual(?: (\w+))?$/;
const SAME = /^(?:i (?:had|ate) )?(?:the )?same(?: (\w+))? (?:as|like) yesterday(?:'?s)?(?: (\w+))?$/;
const MORE = /,? (?:and|with|plus) |, /;
const YESTERDAYS = /^(?:i (?:had|ate) )?yesterday'?s (\w+)(?: again)?$/;

/** Undefined for any other text. */
export function ownMealIn(description: string): OwnMeal | undefined {
  const text = description.replaceAll("’", "'").split(/\s+/).join(" ").trim();
  const alone = mealIn(text);
  if (alone) return alone;
  const [separator] = MORE.exec(text) ?? [];
  if (separator === undefined) return undefined;
  const at = text.indexOf(separator);
  const meal = mealIn(text.slice(0, at));
  return meal && { ...meal, more: text.slice(at + separator.length) };
}

function mealIn(words: string): OwnMeal | undefined {
  const text = words.toLowerCase().replaceAll(/[.!,]/g, "");
  const usual = USUAL.exec(text);
  if (usual) return named("usual", usual);
  const yesterday = SAME.exec(text) ?? YESTERDAYS.exec(text);
  return yesterday ? named("yesterday", yesterday) : undefined;
}

function named(when: OwnMeal["when"], [, ...found]: RegExpExecArray): OwnMeal | undefined {
  const meal = found.find((word) => word !== undefined);
  if (meal === undefined) return { when, meal: when === "usual" ? "meal" : "food" };
  const part = MEALS.get(meal);
  return part && { when, meal, part };
}
