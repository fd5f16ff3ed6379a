import type { Match } from "../built-in/match";
import type { Phrase } from "../built-in/phrase";
import { isBare } from "../built-in/settle";
import type { GenericIndex } from "./generic-index";
import { onlyImported, refine, type Said } from "./refine";

/** What the phrases from `i` on name, `read` of them, with the imported foods beside those of the table. */
export function withImported(
  phrases: readonly Phrase[],
  i: number,
  { read, foods }: { read: number; foods: Match[] },
  more: GenericIndex,
): Match[] {
  const phrase = phrases[i];
  if (!phrase || phrase.join === "without") return foods;
  const said = saidOf(phrases, i, read);
  if (foods.length > 0) return foods.map((found) => refine(found, said, more));
  const named = isBare(phrase) ? undefined : onlyImported(said, more);
  return named ? [named] : [];
}

function saidOf(phrases: readonly Phrase[], i: number, read: number): Said {
  const words = phrases.slice(i, i + read).flatMap((phrase) => phrase.words);
  const about = [...(phrases[i]?.hints ?? [])];
  const lacking: string[] = [];
  for (const phrase of phrases.slice(i + read)) {
    if (phrase.join === "without") lacking.push(...phrase.words);
    else if (phrase.amount.count !== undefined || !["made", "about"].includes(phrase.join)) break;
    else about.push(...phrase.words);
  }
  return { words, about, lacking };
}
