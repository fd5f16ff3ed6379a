import type { Food } from "~/features/foods/food";
import { plainWord } from "~/features/foods/languages/language-index";
import type { Phrase } from "~/features/foods/phrases/phrase";

/** A food as named in another language, "Poulet grillé"; undefined for names of the table. */
export function typedName(food: Food, description: string, phrases: readonly Phrase[]): string | undefined {
  const named = phrases.flatMap(({ tokens }) => tokens).filter((token) => token.named);
  const [first] = named;
  if (!first) return undefined;
  const end = Math.max(...named.map((token) => token.end));
  const whole = description.slice(Math.min(...named.map(({ start }) => start)), end);
  const name = /[\p{Nd},;:.()\n]/u.test(whole) ? description.slice(first.start, first.end) : whole;
  if (plainWord(name) === plainWord(food.name)) return undefined;
  return name.slice(0, 1).toUpperCase() + name.slice(1).replace(/\s+/g, " ");
}
