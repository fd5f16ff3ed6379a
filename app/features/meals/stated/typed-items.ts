import { type Food, tableRef } from "~/features/foods/foods";
import { unitOfWord } from "~/features/foods/language/quantity";
import { stem, surenessOf } from "~/features/foods/language/words";
import { emojiFor } from "~/features/meals/match-foods";
import type { AnalysedItem } from "~/features/meals/meal";
import { isMain } from "~/features/meals/phrases";
import type { WeighedFood } from "~/features/meals/weigh";
import {
  type Amounts,
  addAmounts,
  energyFrom,
  KCAL_PER_GRAM,
  mapAmounts,
  NO_AMOUNTS,
  NUTRIENTS,
  ORDINARY_MEAL,
  perAmount,
  roundTenth,
} from "~/features/nutrition/amounts";
import { AS_TYPED, MAX_AMOUNT } from "~/features/nutrition/read-number";
import { capital } from "~/platform/text";
import { exactUnitOf, isNaming, type Piece, piecesOf, SERVINGS, type Stretch } from "./pieces";
import type { Share } from "./share";
import type { Statement } from "./statements";

/** A food that was read, or words that name none, at their place in the text. */
export type Entry = {
  place: Stretch;
  item?: AnalysedItem;
  food?: Food;
  /** A food of its own, not with another. */
  isMain: boolean;
  count?: number;
  /** Its amount was said. */
  stated?: boolean;
  /** Of the amount said in grams or millilitres. */
  exact?: { amount: number; unit: "g" | "ml" };
};

export const entryOfFood = (food: WeighedFood, place: Stretch): Entry => {
  const { phrase, weight } = food;
  const { count, unit, perPiece, stated } = phrase.amount;
  const unitName = unit?.grams === undefined ? (unit?.ml === undefined ? undefined : "ml") : "g";
  const isExact = unitName !== undefined && unit?.name !== "cup" && !perPiece && count !== undefined;
  const amount = unitName === "g" ? weight.grams : (count ?? 1) * (unit?.ml ?? 0);
  return {
    place,
    item: itemOf(food),
    food: food.match.food,
    isMain: isMain(phrase),
    count: stated && !isExact ? count : undefined,
    stated: stated || unit !== undefined,
    exact: isExact ? { amount, unit: unitName } : undefined,
  };
};

const itemOf = ({ match: { food, score }, phrase, name = food.name, weight }: WeighedFood): AnalysedItem => ({
  name,
  emoji: food.emoji,
  grams: weight.grams,
  portion: weight.portion,
  amounts: mapAmounts(food.per100, (per100) => Math.round((per100 * weight.grams) / 10) / 10),
  ref: food.ref ?? tableRef(food),
  per100: food.per100,
  source: food.source,
  confidence: Math.round(score * weight.certainty * surenessOf(phrase.tokens) * 100) / 100,
});

/** The entries with the stated figures in place of those of the tables; `text` is without the statements. */
export function withFigures(
  entries: readonly Entry[],
  statements: readonly Statement[],
  text: string,
  shares: readonly Share[],
): Entry[] {
  let all = [...entries];
  for (const statement of statements) {
    if (Object.keys(statement.values).length === 0) continue;
    const scope = scopeOf(all, statement, text);
    const first = scope[0]?.place.start ?? statement.about.start;
    const end = scope.at(-1)?.place.end ?? statement.about.end;
    const words =
      scope.length > 0 ? text.slice(first, end) : text.slice(statement.about.start, statement.about.end);
    const share = shares.find(({ of }) => first >= of.start && first < of.end);
    const isOfWhole = share && share.share < 1 && statement.isOfPack;
    const isOfOne =
      statement.per?.unit === "serving" ||
      (statement.each && share?.eaten !== undefined && (!statement.isDa || share.share === 1));
    const servings = isOfOne && !statement.times ? share?.servings : undefined;
    const of = isOfWhole ? { ...statement, each: false } : { ...statement, servings };
    const typed = typedItem(scope, of, nameIn(words), text);
    const place = { start: first, end: Math.max(end, statement.end) };
    const entry: Entry = { place, item: typed, isMain: true, stated: true };
    const before = scope[0] ? all.indexOf(scope[0]) : all.findIndex((other) => other.place.start > first);
    const left = all.map((other) => (scope.includes(other) ? [] : [other]));
    left.splice(before < 0 ? all.length : before, 0, [entry]);
    all = left.flat();
  }
  return all;
}

function scopeOf(
  entries: readonly Entry[],
  { about, whole, isBefore, each, values }: Statement,
  text: string,
): Entry[] {
  const inside = entries
    .filter(
      ({ place: { start, end }, item }) =>
        !item?.typed &&
        (isBefore ? end > about.start && start < about.end : start >= about.start && start < about.end),
    )
    .toSorted((a, b) => a.place.start - b.place.start);
  // The fries and the cola of "Big Mac meal".
  const isOneName = inside.every(
    ({ place }, i) => !/\S/.test(text.slice(inside[i - 1]?.place.end ?? place.start, place.start)),
  );
  if (whole || isOneName) return inside;
  if (isBefore) return firstFood(inside);
  const last = lastFood(inside);
  if (each || last.length === inside.length || last.some(({ item }) => !item)) return last;
  const isAlone = /[,;\n] ?$/.test(text.slice(0, last[0]?.place.start));
  const least = isAlone && values.calories !== undefined ? LEAST_ALONE : 0;
  return offBy(inside, values) < offBy(last, values, least) ? inside : last;
}

/** The first food of its own, with what is with it. */
export function firstFood(entries: Entry[]): Entry[] {
  const next = entries.findIndex(({ isMain }, i) => i > 0 && isMain);
  return next < 0 ? entries : entries.slice(0, next);
}

export const lastFood = (entries: Entry[]): Entry[] => {
  const main = entries.findLast(({ isMain }) => isMain)?.place.start ?? 0;
  return entries.filter(({ place }) => place.start >= main);
};

/** How far the usual figures of foods are from the stated ones, as a factor. */
function offBy(entries: readonly Entry[], values: Partial<Amounts>, least = 0): number {
  const usual = usualOf(entries);
  const name =
    values.calories === undefined ? (NUTRIENTS.find((nutrient) => values[nutrient]) ?? "carbs") : "calories";
  return Math.abs(Math.log(((values[name] ?? 0) + 1) / (Math.max(usual[name], least) + 1)));
}
/** In kcal: "a burger, salad 300 kcal" is more than its leaves. */
const LEAST_ALONE = 150;

const usualOf = (entries: readonly Entry[]): Amounts =>
  addAmounts(entries.flatMap(({ item }) => item?.amounts ?? []));

/** `servings` are those of the whole that figures of one are a part of. */
type Stated = Statement & { servings?: number };

function typedItem(scope: readonly Entry[], statement: Stated, name: string, text: string): AnalysedItem {
  const [only, ...others] = scope;
  const known = scope.some(({ item }) => item);
  const single = others.length === 0 ? only : undefined;
  const size = sizeOf(single, only, statement, text);
  const named = known
    ? mapAmounts(usualOf(scope), (amount) => amount / usualTimes(single, statement, size))
    : undefined;
  const isMore = named && (statement.values.calories ?? 0) > MORE_TIMES * Math.max(named.calories, MIN_KCAL);
  const usual = isMore ? { ...named, ...ORDINARY_MEAL } : named;
  const stated = statement.per ? true : scope.every((entry) => entry.stated);
  const per = size.isTotal
    ? mapAmounts(completed(statement.values, usual, stated), (amount) => amount / size.times)
    : completed(statement.values, usual, stated);
  const amounts = mapAmounts(per, (amount) => Math.min(roundTenth(amount * size.times), MAX_AMOUNT));
  const source = scope.find(({ item }) => item)?.item;
  const isWhole = ["calories", ...NUTRIENTS].every((figure) => figure in statement.values);
  return {
    name: name || source?.name || "Food",
    emoji: source?.emoji ?? emojiFor(name),
    grams: size.unit === "portion" ? gramsOf(scope, amounts) : size.amount,
    portion: "",
    amounts,
    ref: null,
    per100: size.unit === "portion" ? amounts : per,
    source:
      isWhole || !source
        ? AS_TYPED
        : `${AS_TYPED} · the rest as in ${isMore ? "an ordinary meal" : restOf(scope)}`,
    confidence: 1,
    typed: { unit: size.unit, amount: size.amount },
  };
}

const restOf = (scope: readonly Entry[]): string => {
  const items = scope.flatMap(({ item }) => item ?? []);
  return items.length === 1
    ? `${items[0]?.name} · ${items[0]?.source}`
    : items.map(({ name }) => name).join(", ");
};

/** Of a food known by its energy only, as much as has it. */
const gramsOf = (scope: readonly Entry[], { calories }: Amounts): number => {
  const grams = scope.reduce((sum, { item }) => sum + (item?.grams ?? 0), 0);
  const usual = usualOf(scope).calories;
  return scope.some(({ exact }) => exact) || usual < MIN_KCAL || calories > MOST_TIMES * usual
    ? grams
    : roundTenth((grams * calories) / usual);
};

type Size = {
  unit: "g" | "ml" | "portion";
  amount: number;
  /** Of the figures of one portion, or of 100 g. */
  times: number;
  /** The figures are of all of it. */
  isTotal: boolean;
};

function sizeOf(
  single: Entry | undefined,
  first: Entry | undefined,
  { per, each, times, servings: of, ...place }: Stated,
  text: string,
): Size {
  const count = times ?? (single?.count || (each && first?.count) || of || 1);
  const servings = () => servingsNear(text, place) || (single?.exact ? 1 : count);
  if (per && per.unit !== "serving") {
    const said = single?.exact?.unit === per.unit ? single.exact.amount : amountNear(text, place, per.unit);
    const eaten = per.isServing ? servings() * per.amount : single?.item?.grams;
    const amount = said || single?.exact?.amount || eaten || per.amount;
    return { unit: per.unit, amount, times: amount / per.amount, isTotal: false };
  }
  if (per) {
    return { unit: "portion", amount: servings(), times: servings(), isTotal: false };
  }
  if (each || times) return { unit: "portion", amount: count, times: count, isTotal: false };
  if (single?.exact && single.exact.amount > 0)
    return { ...single.exact, times: single.exact.amount / 100, isTotal: true };
  return { unit: "portion", amount: count, times: count, isTotal: true };
}

/** What the usual figures of a food are divided by, to be of what the statement is of. */
const usualTimes = (single: Entry | undefined, { per, times }: Statement, size: Size): number => {
  if (size.isTotal || times) return 1;
  if (per && per.unit !== "serving") return Math.max(single?.item?.grams ?? 100, 1) / per.amount;
  return single?.exact ? 1 : Math.max(single?.count ?? 1, 0.1);
};

/** The stated figures, and the others scaled from the usual ones. */
function completed(values: Partial<Amounts>, usual: Amounts | undefined, stated: boolean): Amounts {
  const given = NUTRIENTS.filter((name) => values[name] !== undefined);
  const energyOf = (amounts: Partial<Amounts>, names: readonly (typeof NUTRIENTS)[number][]) =>
    names.reduce((sum, name) => sum + KCAL_PER_GRAM[name] * (amounts[name] ?? 0), 0);
  if (!usual) {
    const grams = { ...NO_AMOUNTS, ...values };
    return { ...grams, calories: values.calories ?? energyFrom(grams) };
  }
  const rest = NUTRIENTS.filter((name) => values[name] === undefined);
  const ofGiven = energyOf(usual, given);
  const byEnergy = values.calories === undefined ? undefined : values.calories / Math.max(usual.calories, 1);
  const byGrams = stated || ofGiven < MIN_KCAL ? 1 : energyOf(values, given) / ofGiven;
  const times = byEnergy ?? byGrams;
  const scaled = mapAmounts(usual, (amount) => amount * times);
  if (values.calories === undefined && rest.length === 0) {
    const alcohol = usual.calories > MIN_ALCOHOL * energyFrom(usual) ? usual.calories - energyFrom(usual) : 0;
    return { ...scaled, ...values, calories: energyOf(values, given) + alcohol * times };
  }
  if (values.calories === undefined) {
    const calories = scaled.calories + energyOf(values, given) - energyOf(scaled, given);
    return { ...scaled, ...values, calories: Math.max(calories, 0) };
  }
  const unexplained = Math.max(0, scaled.calories - energyFrom(scaled));
  const left = Math.max(0, values.calories - unexplained - energyOf(values, given));
  const ofRest = energyOf(scaled, rest);
  const share = given.length === 0 || ofRest < 1 ? 1 : left / ofRest;
  return perAmount((name) => values[name] ?? scaled[name] * share);
}

const MIN_KCAL = 8;
/** A salad of 300 kcal is more than its leaves, and a coffee of 200 kcal has milk. */
const MORE_TIMES = 8;
const MIN_ALCOHOL = 1.25;
const MOST_TIMES = 12;
const NEAR = 160;

/** The weight or volume said before or after figures for 100 g: "ate 60 g". */
function amountNear(text: string, place: Stretch, unit: "g" | "ml"): number | undefined {
  const pieces = nearPieces(text, place);
  const at = pieces.findIndex(
    (piece, i) => piece.kind === "number" && exactUnitOf(pieces[i + 1]) === unit && !isPer(pieces[i - 1]),
  );
  return pieces[at]?.value;
}

function servingsNear(text: string, place: Stretch): number | undefined {
  const pieces = nearPieces(text, place);
  const at = pieces.findIndex(({ kind }, i) => kind === "number" && SERVINGS.has(pieces[i + 1]?.plain ?? ""));
  return pieces[at]?.value;
}

const isPer = (piece: Piece | undefined): boolean =>
  piece !== undefined && /^(?:per|pro|pour|por|je|\/)$/.test(piece.plain);

/** After the figures, then before them. */
const nearPieces = (text: string, { start, end }: Stretch): Piece[] => [
  ...piecesOf(text.slice(end, end + NEAR)),
  ...piecesOf(text.slice(Math.max(0, start - NEAR), start)),
];

const NAME_MAX = 80;

/** The name of a food in words as typed, without what stands before and behind it. */
export function nameIn(words: string): string {
  const pieces = piecesOf(words);
  const named = pieces.filter((piece, i) => isNaming(piece) && !isMeasureOf(pieces, i));
  const [first] = named;
  const last = named.at(-1);
  if (first === last && /^(?:big|large|small)$/.test(first?.plain ?? "")) return capital(words.trim());
  if (!first || !last) return "";
  const name = words.slice(first.start, last.end).replace(/ ?\([^)]*$/, "");
  return capital(name.split(/\s+/).join(" ").slice(0, NAME_MAX).trim());
}

/** The pack of "pack of almonds", the ml of "200 ml milk". */
const isMeasureOf = (pieces: readonly Piece[], i: number): boolean => {
  const unit = unitOfWord(stem(pieces[i]?.plain ?? ""));
  if (!unit) return false;
  const isWeighed = pieces[i - 1]?.kind === "number" && (unit.grams ?? unit.ml) !== undefined;
  return pieces[i + 1]?.plain === "of" || isWeighed;
};
