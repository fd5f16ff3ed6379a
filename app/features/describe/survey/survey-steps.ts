import type { Food } from "~/features/foods/food";
import { isChatter } from "~/features/foods/language/chatter";
import { isGeneral } from "~/features/foods/language/general-words";
import { isModifier } from "~/features/foods/language/modifiers";
import { isSoft } from "~/features/foods/language/soft-words";
import { closestWord } from "~/features/foods/matching/closest-word";
import { foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/foods/phrases/phrase";
import { isBare } from "~/features/foods/phrases/settle";
import { longestFoodMatch } from "../built-in/longest-food-match";
import type { SurveyIndex } from "./survey-index";
import { closest, type Rated, type Said } from "./survey-match";
import { surveyPortions } from "./survey-portions";

/** What the phrases from one on name, `read` of them. */
export type Step = { read: number; foods: Match[] };
type Option = Step & { worth: number };

const LONGEST_RUN = 6;
/** A text of more parts than a meal has must not keep the server busy. */
const MANY = { phrases: 20, run: 2 };
/** Fewer foods are the likelier reading. */
const EACH_FOOD = 0.3;
/** Between two things in a list a comma parts more than an "and". */
const JOINED = { list: 0.1, aside: 0.5, with: 0, made: 0, about: 0, without: 0 };
/** A survey that was imported on purpose is the richer table: it is taken where it tells as much. */
const OWN = 0.15;
/** The others name thousands of special foods and none for what nobody said more about: they are for what the table lacks. */
const SURVEY = "import:fndds";
const SPECIAL = 0.8;
/** How much of it others are eaten with; no table of the USDA tells. */
const ADDED = new Set(["with", "in drink"]);
const UNSAID_OWN = 0.5;
const ENOUGH = 0.5;
const ALONE = 0.75;

/** Reads phrases with the imported foods beside those of the table: whichever names make most of the words and add least. */
export function withImported(phrases: readonly Phrase[], index: SurveyIndex): Step[] {
  const best: { worth: number; step: Step }[] = [];
  best[phrases.length] = { worth: 0, step: { read: 0, foods: [] } };
  for (let i = phrases.length - 1; i >= 0; i -= 1) {
    const worthOf = ({ worth, read }: Option) => worth + (best[i + read]?.worth ?? 0);
    const step = optionsAt(phrases, i, index).reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
    best[i] = { worth: worthOf(step), step };
  }
  const steps: Step[] = [];
  for (let i = 0; i < phrases.length; i += steps.at(-1)?.read || 1)
    steps.push(best[i]?.step ?? { read: 1, foods: [] });
  return steps;
}

function optionsAt(phrases: readonly Phrase[], i: number, index: SurveyIndex): Option[] {
  const phrase = phrases[i] as Phrase;
  const own = longestFoodMatch(phrases, i);
  const [found] = own.foods;
  const options: Option[] = [
    {
      ...own,
      worth: found ? ownWorth(found, saidOf(phrases, i, own.read, index)) - joining(phrases, i, own.read) : 0,
    },
  ];
  if (phrase.join === "without" || isBare(phrase)) return options;
  const longest = phrases.length > MANY.phrases ? MANY.run : LONGEST_RUN;
  for (let read = 1; read <= longest && runs(phrases, i, read); read += 1) {
    const said = saidOf(phrases, i, read, index);
    const rated = closest(said, index, found && own.read === read ? found.food : undefined);
    if (!rated || !tells(phrases, i, read, rated, said)) continue;
    const total = sum(said.words.values());
    const share = rated.worth / total;
    if (share < (found ? ENOUGH : ALONE)) continue;
    const known = found && own.read >= read ? found : undefined;
    options.push({
      read,
      foods: [imported(rated, phrases, i, read, known, share)],
      worth:
        rated.worth - EACH_FOOD - (rated.generic.from === SURVEY ? 0 : SPECIAL) - joining(phrases, i, read),
    });
  }
  return options;
}

/** The phrases may be one name: each hangs on the one before, and none has an amount of its own. */
function runs(phrases: readonly Phrase[], i: number, read: number): boolean {
  const last = phrases[i + read - 1];
  if (!last) return false;
  return (
    read === 1 ||
    !(last.apart || last.join === "without" || last.amount.count !== undefined || last.words.length === 0)
  );
}

const joining = (phrases: readonly Phrase[], i: number, read: number): number =>
  sum(phrases.slice(i + 1, i + read).map(({ join }) => JOINED[join]));

/** Each phrase of a run must have its telling words in the name, but for what only describes. */
function tells(
  phrases: readonly Phrase[],
  i: number,
  read: number,
  { met }: Rated,
  { words }: Said,
): boolean {
  if (read === 1) return true;
  return phrases.slice(i, i + read).every((phrase, k) => {
    if (k > 0 && (phrase.join === "made" || phrase.join === "about")) return true;
    const telling = phrase.words.filter((word) => words.has(word) && !isSoft(word));
    return telling.length > 0 ? telling.every((word) => met.has(word) || isGeneral(word)) : true;
  });
}

function saidOf(phrases: readonly Phrase[], i: number, read: number, index: SurveyIndex): Said {
  const words = new Map<string, number>();
  let head: string | undefined;
  for (const [k, phrase] of phrases.slice(i, i + read).entries()) {
    for (const typed of phrase.words) {
      const known = index.byWord.has(typed) || foodIndex().byWord.has(typed) || isSoft(typed);
      if (!known && isChatter(typed)) continue;
      const word = known ? typed : (closestWord(typed) ?? typed);
      words.set(word, index.weightOf(word));
      if (k === 0 && !isSoft(word) && !isGeneral(word) && !isModifier(word)) head = word;
    }
  }
  const lacking: string[] = [];
  const beside: string[] = [];
  for (const phrase of phrases.slice(i + read)) {
    if (phrase.join === "without") lacking.push(...phrase.words);
    else if (phrase.join === "list" && phrase.after === undefined) break;
    else beside.push(...phrase.words);
  }
  return { words, head, lacking, beside };
}

/** What the table's own food is worth by the same measure. */
function ownWorth({ name }: Match, { words }: Said): number {
  let worth = -EACH_FOOD - OWN;
  for (const [word, weight] of words) if (name.includes(word)) worth += weight;
  for (const word of name) if (!words.has(word)) worth -= UNSAID_OWN * (isSoft(word) ? 0.2 : 1);
  return worth;
}

function imported(
  { generic, met }: Rated,
  phrases: readonly Phrase[],
  i: number,
  read: number,
  found: Match | undefined,
  share: number,
): Match {
  const { food, from, source, words } = generic;
  const like = found?.food ?? match({ words: words.filter((word) => !word.startsWith("!")) })?.food;
  const said = new Set(phrases.slice(i, i + read).flatMap((phrase) => phrase.words));
  const { amount } = phrases[i] as Phrase;
  const portions = surveyPortions(food.portions, amount, { said, name: words });
  const known = found?.food.portions ?? new Map<string, number>();
  for (const [name, grams] of known)
    if (ADDED.has(name) || (from !== SURVEY && !portions.has(name))) portions.set(name, grams);
  const named: Food = {
    emoji: like?.emoji ?? "🍽️",
    group: like?.group ?? "other",
    ref: `${from}/${food.id}`,
    name: food.name,
    names: [food.name],
    per100: food.per100,
    source: `${source} · ${food.id}`,
    portions,
  };
  return {
    food: named,
    score: Math.min(1, share),
    complete: true,
    met: met.size,
    share: 1,
    name: words,
    joined: false,
    head: "",
  };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);
