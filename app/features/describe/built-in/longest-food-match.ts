import { foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/foods/phrases/phrase";
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
export const longestFoodMatch = (phrases: readonly Phrase[], i: number): { read: number; foods: Match[] } => {
  const first = phrases[i];
  if (!first || first.join === "without") return { read: 1, foods: [] };
  if (first.words.length === 0) return { read: 1, foods: emojiFoods(first) };
  const hinted = (near: Near): Near => ({ ...near, about: [...near.about, ...first.hints] });
  const alone = named(first, hinted(around(phrases, i + 1, false)));
  for (let read = Math.min(LONGEST_RUN, phrases.length - i); read > 1; read -= 1) {
    const more = phrases.slice(i + 1, i + read);
    if (
      more.some(
        (p) => p.apart || p.join === "without" || p.amount.count !== undefined || p.words.length === 0,
      )
    )
      continue;
    const words = [...first.words, ...more.flatMap((phrase) => phrase.words)];
    const whole = match({
      words,
      joined: true,
      head: headOf(first, more),
      ...around(phrases, i + read, false),
    });
    const covered = more.every(({ join }) => join === "list" || join === "aside") ? LISTED : COVERED;
    // "Eggs, beans, toast" are three things, though there are beans on toast.
    if (whole?.joined && phrases.length > 2 && more.some(({ join }) => join === "aside")) continue;
    if (!whole?.complete || whole.share < covered || whole.met <= (alone?.complete ? alone.met : 0)) continue;
    if (more[0]?.join !== "list" && first.words.every((word) => word !== whole.head)) continue;
    return { read, foods: [whole] };
  }
  const filled = alone && fillingOf(phrases, i, alone);
  if (filled) return filled;
  if (!alone) return { read: 1, foods: [] };
  if (!HOSTS.has(alone.food.group)) return { read: 1, foods: [alone] };
  return {
    read: 1,
    foods: [match({ words: first.words, ...hinted(around(phrases, i + 1, true)) }) ?? alone],
  };
};

type Near = { about: readonly string[]; lacking: readonly string[] };

const named = (phrase: Phrase, near: Near): Match | undefined => {
  const { exact: name, words } = phrase;
  if (!name || near.about.length > 0 || near.lacking.length > 0) return match({ words, ...near });
  return {
    food: name.food,
    score: 1,
    complete: true,
    met: name.words.length,
    share: 1,
    name: name.words,
    joined: name.joined,
    head: name.head,
  };
};

const headOf = (first: Phrase, more: readonly Phrase[]): string | undefined =>
  more.every(({ join }) => join === "list") ? undefined : first.words.at(-1);

/** What the phrases from `i` on say about the food before them. */
const around = (phrases: readonly Phrase[], i: number, isHost: boolean): Near => {
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

const MOST_FILLINGS = 3;

/** "A chicken and vegetable fajita" and "egg, bacon and cheese sandwich" are one food, though chicken and egg are foods too. */
const fillingOf = (
  phrases: readonly Phrase[],
  i: number,
  alone: Match,
): { read: number; foods: Match[] } | undefined => {
  if (!FILLINGS.has(alone.food.group)) return undefined;
  for (let fillings = 1; fillings <= MOST_FILLINGS; fillings += 1) {
    const before = phrases.slice(i, i + fillings);
    const next = phrases[i + fillings];
    if (before.some(({ amount, words }) => amount.said || amount.unit || words.length > 2)) return undefined;
    if (!next || next.apart || next.amount.count !== undefined || !["list", "aside"].includes(next.join))
      return undefined;
    if (next.join !== "list" || next.words.length < 2) continue;
    const host = match({ words: next.words });
    const last = match({ words: next.words.slice(0, -1) });
    if (!host || !HOSTS.has(host.food.group) || !FILLINGS.has(last?.food.group ?? "")) continue;
    const filled = match({ words: next.words, about: before.flatMap(({ words }) => words) });
    return filled && { read: fillings + 1, foods: [filled] };
  }
  return undefined;
};

const emojiFoods = (phrase: Phrase): Match[] =>
  phrase.emoji.flatMap((emoji) => {
    const food = foodIndex().byEmoji.get(emoji);
    return food
      ? [{ food, score: 0.8, complete: true, met: 1, share: 1, name: [], joined: false, head: "" }]
      : [];
  });
