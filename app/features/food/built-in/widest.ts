import { foodIndex } from "./food-index";
import { type Match, match } from "./match";
import type { Phrase } from "./phrase";
import type { Weight } from "./weigh";

/** A food understood, where it was read and what it weighs. */
export type Found = { match: Match; phrase: Phrase; weight: Weight };

const LONGEST_RUN = 5;
/** The share of a food's name that must be met: more when its words were only listed ("rice and beans"). */
const COVERED = 0.75;
const LISTED = 0.9;
/** Foods that others are put into; what follows "with" helps to tell which. */
const HOSTS = new Set(["sandwiches", "dishes", "soups"]);
const FILLINGS = new Set(["meat", "fish", "dairy", "vegetables", "legumes", "fruit"]);

/** The foods named from phrase `i` on: one for the longest run that it covers word by word, else for it alone. */
export const widest = (phrases: readonly Phrase[], i: number): { read: number; foods: Match[] } => {
  const first = phrases[i];
  if (!first || first.join === "without") return { read: 1, foods: [] };
  if (first.words.length === 0) return { read: 1, foods: emojiFoods(first) };
  const alone = named(first, around(phrases, i + 1, false));
  for (let read = Math.min(LONGEST_RUN, phrases.length - i); read > 1; read -= 1) {
    const more = phrases.slice(i + 1, i + read);
    if (more.some((p) => p.join === "without" || p.amount.count !== undefined || p.words.length === 0))
      continue;
    const words = [...first.words, ...more.flatMap((phrase) => phrase.words)];
    const whole = match({
      words,
      joined: true,
      head: headOf(first, more),
      ...around(phrases, i + read, false),
    });
    const covered = more.every(({ join }) => join === "list" || join === "aside") ? LISTED : COVERED;
    if (!whole?.complete || whole.share < covered || whole.met <= (alone?.complete ? alone.met : 0)) continue;
    if (more[0]?.join !== "list" && first.words.every((word) => word !== whole.head)) continue;
    return { read, foods: [whole] };
  }
  const filled = alone && fillingOf(phrases, i, alone);
  if (filled) return { read: 2, foods: [filled] };
  if (!alone) return { read: 1, foods: [] };
  if (!HOSTS.has(alone.food.group)) return { read: 1, foods: [alone] };
  return { read: 1, foods: [match({ words: first.words, ...around(phrases, i + 1, true) }) ?? alone] };
};

const named = (phrase: Phrase, near: { about: string[]; lacking: string[] }): Match | undefined => {
  const { exact: name, words } = phrase;
  if (!name || near.about.length > 0 || near.lacking.length > 0) return match({ words, ...near });
  return {
    food: name.food,
    score: 1,
    complete: true,
    met: name.words.length,
    share: 1,
    name: name.words,
    head: name.head,
  };
};

const headOf = (first: Phrase, more: readonly Phrase[]): string | undefined =>
  more.every(({ join }) => join === "list") ? undefined : first.words.at(-1);

/** What the phrases from `i` on say about the food before them. */
const around = (
  phrases: readonly Phrase[],
  i: number,
  isHost: boolean,
): { about: string[]; lacking: string[] } => {
  const about: string[] = [];
  const lacking: string[] = [];
  let inside = false;
  for (const phrase of phrases.slice(i)) {
    const bare = phrase.amount.count === undefined;
    inside ||= isHost && phrase.join === "with";
    if (phrase.join === "without") lacking.push(...phrase.words);
    else if (bare && (phrase.join === "made" || phrase.join === "about" || inside))
      about.push(...phrase.words);
    else break;
  }
  return { about, lacking };
};

/** "A chicken and vegetable fajita" is one food, though chicken is one too. */
const fillingOf = (phrases: readonly Phrase[], i: number, alone: Match): Match | undefined => {
  const [first, next] = [phrases[i], phrases[i + 1]];
  if (!first || !next || next.join !== "list" || next.amount.count !== undefined) return undefined;
  if (first.amount.said || first.amount.unit || first.words.length > 2 || !FILLINGS.has(alone.food.group))
    return undefined;
  const host = match({ words: next.words });
  if (!host || next.words.length < 2 || !HOSTS.has(host.food.group)) return undefined;
  return match({ words: next.words, about: first.words });
};

const emojiFoods = (phrase: Phrase): Match[] =>
  phrase.emoji.flatMap((emoji) => {
    const food = foodIndex().byEmoji.get(emoji);
    return food ? [{ food, score: 0.8, complete: true, met: 1, share: 1, name: [], head: "" }] : [];
  });
