import { unitOfWord } from "~/features/foods/language/quantity";
import { nearestOf, oneSpelling } from "~/features/foods/language/spellings";
import { numberOfWord } from "~/features/foods/language/token";
import { stem } from "~/features/foods/language/words";
import { closestWord, foodIndex } from "~/features/foods/matching/food-index";
import { areNames, type Word, wordOf } from "./kinds";
import {
  bareName,
  foodOfFood,
  isEatenInSeveral,
  type LanguageIndex,
  languageIndexes,
  type Meaning,
  plainWord,
  singular,
  unreadWords,
} from "./languages";

const MIN_COMPOUND = 7;
const MAX_COMPOUND = 40;
const MIN_PART = 3;

export const meaningOf = (words: readonly string[], language: LanguageIndex): Meaning | undefined =>
  ownMeaning(words, language) ??
  (words.length === 1 && language.links ? headOf(respelt(words, language), language) : undefined);

const respelt = (words: readonly string[], language: LanguageIndex): string => {
  const plain = words.map(plainWord).join(" ");
  return language.respelt?.(plain) ?? plain;
};

function ownMeaning(words: readonly string[], language: LanguageIndex): Meaning | undefined {
  const typed = words.join(" ").toLowerCase();
  const plain = words.map(plainWord);
  const found =
    language.bySpelling.get(typed) ?? language.byPlain.get(plain.join(" ")) ?? formOf(plain, language);
  if (found)
    return found.kind === "food" && isEatenInSeveral(found.english) && isSeveral(plain, language)
      ? inPlural(found)
      : found;
  const other = respelt(words, language);
  const meaning = other === plain.join(" ") ? undefined : ownMeaning(other.split(" "), language);
  if (meaning || !language.links) return meaning ?? bareNameOf(plain, language) ?? smallOne(plain, language);
  if (plain.length === 2)
    // "Muesli en" is no plural.
    return plain.every((word) => word.length > MIN_PART)
      ? foodOf(plain.join(""), language)
      : language.byPlain.get(plain.join(""));
  const [word = ""] = plain.length === 1 ? plain : [];
  return compoundOf(word, language) ?? smallOf(word, language);
}

const JOINER = 3;
const SHORT = 5;
const JOINED = new Set(["and", "with"]);

/** "Kartffeln" as "kartoffeln", "m" as "mit": a word that isn't known as the one it is a letter from, the first one right. */
export function wellSpelt(typed: string, language: LanguageIndex): string {
  const { plain, english, hasAccent } = wordOf(typed);
  const own = ownMeaning([typed], language);
  const isUnit = plain.length > 1 && unitOfWord(plain) !== undefined;
  if (plain.length <= JOINER) return isUnit ? typed : (joinerMeant(plain, own, language) ?? typed);
  const isEnglish = english !== "none" && !hasAccent;
  if (own || isEnglish || plain.length > MAX_COMPOUND || language.parts.has(plain)) return typed;
  return (
    nearestName(plain, language) ?? nearestForm(plain, language) ?? nearestCompound(plain, language) ?? typed
  );
}

/** "Arros" as "arroz", not as the "aros" that are a name with other words only. */
function nearestName(plain: string, { parts, byPlain }: LanguageIndex): string | undefined {
  const near = nearestOf(plain, parts);
  return near && !byPlain.has(near) ? (nearestOf(plain, byPlain.keys()) ?? near) : near;
}

function joinerMeant(plain: string, own: Meaning | undefined, language: LanguageIndex): string | undefined {
  const joiners = joinersOf(language);
  const [meant] = joiners.find(([, english]) => english === own?.english) ?? [];
  return own || wordOf(plain).english !== "none"
    ? meant
    : nearestOf(
        plain,
        joiners.map(([word]) => word),
      );
}

const joinersBy = new WeakMap<LanguageIndex, [word: string, english: string][]>();
const joinersOf = (language: LanguageIndex) => {
  const joiners =
    joinersBy.get(language) ??
    [...language.byPlain].flatMap(([word, { english }]): [string, string][] =>
      JOINED.has(english) ? [[word, english]] : [],
    );
  joinersBy.set(language, joiners);
  return joiners;
};

const isMisspelt = (word: string, language: LanguageIndex): boolean =>
  word.length > SHORT && wellSpelt(word, language) !== word;

function nearestForm(plain: string, language: LanguageIndex): string | undefined {
  const form = language.stem(plain);
  const stems = form.length > JOINER && plain.startsWith(form) ? language.byStem.keys() : [];
  const nearest = nearestOf(form, stems);
  const whole = nearest && nearest + plain.slice(form.length);
  return whole && ownMeaning(whole.split(" "), language) ? whole : undefined;
}

/** "Kürbsisuppe", of which one part is known. */
function nearestCompound(plain: string, language: LanguageIndex): string | undefined {
  if (!language.links) return undefined;
  for (let at = SHORT; at <= plain.length - SHORT; at += 1) {
    const [start, end] = [plain.slice(0, at), plain.slice(at)];
    const last = foodOf(end, language) ? end : undefined;
    const first = firstOf(start, language) ? start : undefined;
    if (!last === !first) continue;
    const whole = `${first ?? nearestOf(start, language.parts) ?? ""}${last ?? nearestOf(end, language.parts) ?? ""}`;
    if (compoundOf(whole, language)) return whole;
  }
  return undefined;
}

function smallOf(word: string, language: LanguageIndex): Meaning | undefined {
  for (const whole of language.wholes?.(word) ?? []) {
    const meaning = foodOf(whole, language) ?? compoundOf(whole, language) ?? headOf(whole, language);
    if (meaning) return meaning;
  }
  return undefined;
}

/** "Orecchiette cime di rapa" are those "alle cime di rapa": small words between are left out, or others. */
function bareNameOf(plain: readonly string[], { byBare, stem, ofs }: LanguageIndex): Meaning | undefined {
  // "Poulet des frites" are two.
  const isPartitive = plain.at(-2) === "des";
  if (isPartitive || plain.length < 2 || ofs.has(plain[0] ?? "") || ofs.has(plain.at(-1) ?? ""))
    return undefined;
  return byBare.get(bareName(plain, ofs).map(stem).join(" "));
}

function smallOne(
  plain: readonly string[],
  { diminutive, byStem, stem }: LanguageIndex,
): Meaning | undefined {
  const [word = ""] = plain;
  const root = diminutive && plain.length === 1 ? word.replace(diminutive, "") : word;
  if (root === word || root.length <= MIN_PART) return undefined;
  const found = byStem.get(stem(`${root}a`));
  return found && found.kind !== "described" && found.english.length > 1
    ? { ...found, english: `small ${found.english}` }
    : undefined;
}

/** Another form of known words; a single longer one is a plural. */
function formOf(plain: readonly string[], { byStem, stem }: LanguageIndex): Meaning | undefined {
  // "Sum" is no form of "sumo".
  const isShort = plain.length === 1 && (plain[0]?.length ?? 0) <= MIN_PART;
  const found = isShort ? undefined : byStem.get(plain.map(stem).join(" "));
  const isPlural = found?.kind === "food" && plain.length === 1 && (plain[0]?.length ?? 0) > found.length;
  return isPlural ? inPlural(found) : found;
}

/** "Galletas" and "biscotti" are several, and so may "Pfannkuchen" be. */
const isSeveral = (
  plain: readonly string[],
  { parts, describesAfter, singulars }: LanguageIndex,
): boolean => {
  const word = (describesAfter ? plain[0] : plain.at(-1)) ?? "";
  return singulars(word).some((one) => parts.has(one));
};

const inPlural = (meaning: Meaning): Meaning =>
  /[a-z]$/.test(meaning.english) ? { ...meaning, english: `${singular(meaning.english)}s` } : meaning;

/** "Tomatensuppe" is a tomato soup, and "Käsewürfel" are cubes of cheese. */
function compoundOf(word: string, language: LanguageIndex): Meaning | undefined {
  for (const [start, end] of halvesOf(word)) {
    const last = foodOf(end, language) ?? shapeOf(end, language);
    const first = last && firstOf(start, language);
    if (!first) continue;
    const isShape = last.kind === "word";
    if (first.kind === "food") {
      const shape = isSeveral([end], language) ? `${singular(last.english)}s` : last.english;
      const english = isShape ? `${shape} of ${first.english}` : foodOfFood(last.english, first.english);
      return { english, kind: "food", length: word.length };
    }
    if (!isShape) return { english: `${first.english} ${last.english}`, kind: "food", length: word.length };
  }
  return undefined;
}

/** "Dinkelkuchen" is at least a cake. */
function headOf(word: string, language: LanguageIndex): Meaning | undefined {
  const [, end = ""] =
    halvesOf(word).find(([, half]) => foodOf(half, language) && isHead(half, language)) ?? [];
  return foodOf(end, language);
}

const halvesOf = (word: string): [start: string, end: string][] =>
  word.length < MIN_COMPOUND || word.length > MAX_COMPOUND
    ? []
    : Array.from({ length: word.length - 2 * MIN_PART + 1 }, (_, i) => [
        word.slice(0, i + MIN_PART),
        word.slice(i + MIN_PART),
      ]);

const MIN_HEAD = 5;
/** Of a food that is English too, so that "freshwater" is English. */
const MIN_SHARED_HEAD = 6;
const isHead = (end: string, { heads, stem }: LanguageIndex): boolean =>
  heads.has(end) ||
  heads.has(stem(end)) ||
  end.length >= (wordOf(end).english === "none" ? MIN_HEAD : MIN_SHARED_HEAD);

const shapeOf = (end: string, { byPlain }: LanguageIndex): Meaning | undefined => {
  const meaning = byPlain.get(end);
  const unit = meaning?.kind === "word" ? unitOfWord(stem(meaning.english)) : undefined;
  return unit && unit.grams === undefined && unit.ml === undefined ? meaning : undefined;
};

const foodOf = (word: string, { byPlain, byStem, stem }: LanguageIndex): Meaning | undefined => {
  const meaning = byPlain.get(word) ?? (word.length > MIN_PART ? byStem.get(stem(word)) : undefined);
  return meaning?.kind === "food" ? meaning : undefined;
};

const firstOf = (word: string, { byPlain, byStem, stem, links }: LanguageIndex): Meaning | undefined => {
  const meaning = byPlain.get(word) ?? byStem.get(stem(word)) ?? byPlain.get(word.replace(links ?? /$^/, ""));
  return meaning?.kind === "food" || meaning?.kind === "described" ? meaning : undefined;
};

/** A word of both weighs little: it only decides between languages. */
const SHARED = 0.1;
/** "Bolo" is a Portuguese cake before it is a form of the Spanish "bol". */
const EXACT = 0.05;

/** The language of a text by its words, "unread" for one that is not read; undefined for English, and where nothing tells. */
export const languageOf = (typed: readonly string[]): LanguageIndex | "unread" | undefined => {
  const words = typed.filter(isTelling).map(wordOf);
  const telling = words.filter(({ english, hasAccent }) => english !== "word" || hasAccent);
  let best: { language: LanguageIndex; score: number } | undefined;
  const unread = unreadWords(words);
  const [name, unweighed] = [words.map((word) => word.typed), typed.filter((word) => !isWeight(word))].map(
    (list) => list.join(" ").toLowerCase(),
  ) as [string, string];
  const plainName = words.map(({ plain }) => plain).join(" ");
  const named =
    languageIndexes().find(
      ({ bySpelling }) =>
        bySpelling.get(name)?.kind === "food" ||
        (unweighed.includes(" ") && bySpelling.get(unweighed)?.kind === "food") ||
        bySpelling.has(typed.join(" ").toLowerCase()),
    ) ?? languageIndexes().find(({ byPlain }) => byPlain.get(plainName)?.kind === "food");
  const isForeign = words.length > 1 || words[0]?.english !== "food";
  if (named && typed.length > 1 && isForeign) return named;
  for (const language of telling.length > 0 ? languageIndexes() : []) {
    const own = telling.filter((word) => isOwn(word, language)).length;
    if (own === 0) continue;
    const parts = telling.filter((word) => !isOwn(word, language) && isPart(word, language)).length;
    const english = words.filter((word) => word.english !== "none" && !isOwn(word, language));
    const others = english.filter((word) => !isKnown(word, language)).length;
    const exact = words.filter(({ plain }) => language.byPlain.has(plain)).length;
    const spelt = telling.filter((word) => language.bySpelling.has(word.typed.toLowerCase())).length;
    const score = own + parts + EXACT * (exact + spelt) + SHARED * (english.length - others);
    if (own > others && own >= unread && (!best || score > best.score)) best = { language, score };
  }
  const ofNames = best ? undefined : languageIndexes().find((one) => areNames(plainName.split(" "), one));
  if (best || ofNames || unread > 0) return best?.language ?? ofNames ?? "unread";
  const only = languageIndexes().find((language) => isOnlyIn(words, language));
  if (only || words.length > MOST_MISSPELT) return only;
  const strange = words.filter(({ plain, english }) => english === "none" && !closestWord(stem(plain)));
  return languageIndexes().find(
    (language) =>
      strange.some(({ typed }) => isMisspelt(typed, language)) &&
      words.every((word) => isKnown(word, language) || isMisspelt(word.typed, language)),
  );
};

/** A longer text has words of its language that are spelt right. */
const MOST_MISSPELT = 24;

/** "Pane" and "nasi" alone are no English foods, "due biscotti" counts in Italian, and "pasta met kip" joins foods in Dutch. */
function isOnlyIn(words: readonly Word[], language: LanguageIndex): boolean {
  const [first, ...others] = words;
  if (!first || first.english === "none" || !words.every((word) => isKnown(word, language))) return false;
  const meaning = language.byPlain.get(first.plain);
  const here = first.english === "word" ? meaning : meaningOf([first.typed], language);
  if (others.length === 0) return here?.kind === "food" && !isNameHere(first);
  const counts = first.english === "word" && (numberOfWord(meaning?.english ?? "") ?? 0) > 1;
  const joining = others.slice(0, -1).filter(({ english }) => english === "word");
  const said = joining.map(({ plain }) => language.byPlain.get(plain)?.english);
  return counts || said.includes("with") || said.includes("and") || areFoods(words, language);
}

/** The "pan" of "pan 2 tomate 3" is a food, and none in English. */
const areFoods = (words: readonly Word[], language: LanguageIndex): boolean =>
  words.every(({ plain }) => language.byPlain.get(plain)?.kind === "food") &&
  words.some((word) => word.english === "word" && !isNameHere(word));

const isNameHere = ({ plain }: Word): boolean => foodIndex().bySpelling.has(oneSpelling(stem(plain)));

/** The "40 gram" of "filet americain 40 gram"; "filet" is a unit too, and no weight. */
const isWeight = (word: string): boolean => {
  const { grams, ml } = unitOfWord(stem(word.toLowerCase())) ?? {};
  return /\p{Nd}/u.test(word) || (grams ?? ml) !== undefined;
};

const isTelling = (word: string): boolean =>
  !/[\p{Nd}&]/u.test(word) && (unitOfWord(word.toLowerCase()) === undefined || word.toLowerCase() === "pan");

/** "De" and "con" are in names of the table ("chili con carne"), and an accent is rarely English. */
const isOwn = (word: Word, language: LanguageIndex): boolean => {
  if (word.hasAccent && language.parts.has(word.plain)) return true;
  if (word.english === "food") return !isNameHere(word) && language.byPlain.get(word.plain)?.kind === "word";
  return word.english === "none" && meaningOf([word.typed], language) !== undefined;
};

const isPart = ({ plain, english }: Word, { parts }: LanguageIndex): boolean =>
  english === "none" && parts.has(plain);

const isKnown = ({ typed, plain }: Word, language: LanguageIndex): boolean =>
  language.parts.has(plain) || meaningOf([typed], language) !== undefined;
