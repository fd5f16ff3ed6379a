import type { Food } from "~/features/foods/foods";
import type { ImportedFood } from "~/features/foods/imports/food-sources";
import { isGeneral, isModifier, isSoft, isState } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { type FnddsName, fnddsName, isHead, type NameWord } from "./fndds-name";
import { portionMeasures, portionWords } from "./fndds-portions";

/** Where survey foods are from, imported or not: their refs begin with it. */
export const FNDDS = "import:fndds";

/** The one head that each word is a kind of, if any. */
function kindHeads(drafts: readonly FnddsDraft[]): Map<string, string | null> {
  const headOf = new Map<string, string | null>();
  for (const { name } of drafts) {
    const first = name.words.find(({ place }) => isHead(place))?.word ?? null;
    for (const { word, place } of name.words) {
      const head = place === "kind" ? first : null;
      headOf.set(word, headOf.has(word) && headOf.get(word) !== head ? null : head);
    }
  }
  return headOf;
}

function branded(draft: FnddsDraft): FnddsDraft[] {
  const inside = draft.name.brand;
  return inside.some(({ word }) => !isSoft(word)) && (inside.length > 1 || isBrand(inside[0]?.word ?? ""))
    ? [
        {
          ...draft,
          name: {
            words: [...inside, ...besideBrand(draft.name)],
            usual: false,
            brand: [],
            firstKind: undefined,
            kind: [],
          },
        },
      ]
    : [];
}

/** The table's own row of a brand is better: its cans are of one size. */
const isBrand = (word: string): boolean => {
  const food = foodIndex().bySpelling.get(word)?.food;
  return (
    !isModifier(word) &&
    !isState(word) &&
    !foodIndex()
      .nameWords.get(food as Food)
      ?.includes(word)
  );
};

const besideBrand = ({ words, brand }: FnddsName): NameWord[] =>
  words
    .filter(({ word }) => brand.every((other) => other.word !== word))
    .map(({ word }) => ({ word, place: "aside" }));

const MODIFIER = 0.9;
const STATE = 0.5;
const GENERAL = 0.3;
const SOFT = 0.35;
const EMPTY = 0.15;
const COMMON = 0.5;
/** The cost of a name's word that was not said, as a share of its weight. */
const UNSAID = { brand: 1, head: 0.6, either: 0.25, alternative: 0.1, beside: 0.4, kind: 0.25, aside: 0.08 };
/** A "cheese taco" is no chicken taco. */
const UNSAID_MEAT = 0.45;
const MEATS = new Set("beef pork ham bacon sausage chicken turkey lamb tuna shrimp".split(" "));
const FREE = 0.02;
const DEAR = 0.5;
const IMPLIED = new Set(
  `raw cooked fresh plain regular restaurant fast food fastfood homemade store prepared ready eat heat
   brewed purchased whole medium original commercial leaf caffeine containing stage stage1 stage2 stage3`.split(
    /\s+/,
  ),
);
const OTHER_FOOD = new Set(
  `dried dry dehydrated powder powdered concentrate candied pickled baby infant formula toddler junior strained
   !reconstituted imitation substitute meal`.split(/\s+/),
);

/** How much each word of a query tells, by the number of foods and how many names have the word. */
export function fnddsWordWeights(foods: number, namesWith: (word: string) => number) {
  const most = Math.log(Math.max(foods, 2));
  return (marked: string): number => {
    const word = marked.replace("!", "");
    if (isModifier(word) || OTHER_FOOD.has(word)) return MODIFIER;
    if (isState(word)) return STATE;
    if (IMPLIED.has(word)) return EMPTY;
    if (isSoft(word)) return SOFT;
    if (isGeneral(word)) return GENERAL;
    return 1 - (1 - COMMON) * (Math.log(namesWith(word) || 1) / most);
  };
}

function fnddsWeights(drafts: readonly FnddsDraft[], counts: ReadonlyMap<string, number>) {
  const weightOf = fnddsWordWeights(drafts.length, (word) => counts.get(word) ?? 0);
  const costOf = ({ word, place }: NameWord): number => {
    if (word === "homemade") return 0;
    if (IMPLIED.has(word) || (word === "water" && place === "kind")) return FREE;
    if (place === "kind" && MEATS.has(word)) return UNSAID_MEAT * weightOf(word);
    if (word === "!cheese") return UNSAID.kind * weightOf(word);
    return OTHER_FOOD.has(word) ? DEAR : UNSAID[place] * weightOf(word);
  };
  return { weightOf, costOf };
}

function countsOf(drafts: readonly FnddsDraft[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of drafts)
    for (const { word } of name.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** An imported food with its name read; `from` begins its ref: "import:fndds". */
export type FnddsDraft = {
  food: ImportedFood;
  from: string;
  source: string;
  name: FnddsName;
  portions: readonly string[];
};

/** What a food's name makes it a kind of. */
export type FnddsKind = {
  heads: readonly string[];
  firstKind?: string | undefined;
  /** The first kind is said of no other head: brie is a cheese. */
  isOnlyKind: boolean;
  kind: readonly string[];
};

/** `words` that the name denies are marked: "!skin". `unsaid` is the cost of all words of the name. */
export type FnddsFood = Pick<FnddsDraft, "food" | "from" | "source"> &
  FnddsKind & {
    words: readonly string[];
    unsaid: number;
    /** The cost of a single head that names a kind: "Soft drink, cola"; else 0. */
    kindCost: number;
  };

/** A word of food `at` of the index: its cost when not said and its place in the name. */
export type IndexEntry = {
  at: number;
  cost: number;
  place: NameWord["place"] | "portion";
  /** It is the food's first kind. */
  first: boolean;
};

/** What a match asks of every food it touches, by the food's place in the index. */
export type FnddsFigures = Record<"unsaid" | "kindCost" | "calories" | "carbs" | "denies", Float64Array>;

export type FnddsIndex = {
  figures: FnddsFigures;
  foodAt: (at: number) => FnddsFood;
  kindAt: (at: number) => FnddsKind;
  /** Undefined for a word in no name. */
  entriesOf: (word: string) => readonly IndexEntry[] | undefined;
  /** The foods with a portion in a measure. */
  measuredIn: (measure: string) => readonly number[];
  weightOf: (word: string) => number;
};

const ALIKE: Record<string, string[]> = {
  cream: ["creamy"],
  light: ["lowfat"],
  lowfat: ["light"],
  hotdog: ["frankfurter", "frank"],
  homemade: ["recipe"],
  babyfood: ["baby", "toddler"],
  fresh: ["homemade"],
  tot: ["tatertot"],
  steamed: ["poached"],
  decaf: ["caffeinefree"],
  caffeinefree: ["decaf"],
  poultry: ["chicken", "turkey"],
  barbecue: ["grilled"],
  tomatosauce: ["tomato"],
  beverage: ["drink"],
  glutinous: ["sticky"],
  skim: ["0%"],
  coated: ["breaded", "battered", "floured"],
  breaded: ["coated", "battered"],
  mix: ["drymix"],
  drymix: ["flake", "boxed", "instant"],
  dairyfree: ["almondmilk", "oatmilk", "soymilk", "coconutmilk", "ricemilk"],
  "!peel": ["peeled"],
  "!skin": ["skinless"],
};
const WHEAT = ["wholewheat", "multigrain"];
const USUAL = 0.06;

/** Slow for thousands of foods: pause between some. */
export const fnddsDraft = (food: ImportedFood, from: string, source: string): FnddsDraft => ({
  food,
  from,
  source,
  name: fnddsName(food.name),
  portions: food.portions.flatMap(({ name }) => portionWords(name)),
});

/** What an index is made of, to be held in memory or stored. */
type FnddsParts = {
  foods: FnddsFood[];
  byWord: Map<string, IndexEntry[]>;
  byMeasure: Map<string, number[]>;
  /** How many names have each word. */
  counts: ReadonlyMap<string, number>;
  weightOf: (word: string) => number;
};

export function fnddsParts(drafts: readonly FnddsDraft[]): FnddsParts {
  const counts = countsOf(drafts);
  const { weightOf, costOf } = fnddsWeights(drafts, counts);
  const byWord = new Map<string, IndexEntry[]>();
  const byMeasure = new Map<string, number[]>();
  const named = [...drafts, ...drafts.flatMap(branded)];
  const headOfKind = kindHeads(drafts);
  const foods = named.map(({ name, portions, ...draft }, at) => {
    let unsaid = name.usual ? -USUAL : 0;
    for (const { word, place } of name.words) {
      const cost = costOf({ word, place });
      unsaid += cost;
      const entry = { at, cost, place, first: word === name.firstKind };
      push(byWord, word, entry);
      const isOnWheat = word === "wheat" && name.words.some((own) => own.word === "sandwich");
      for (const other of isOnWheat ? WHEAT : (ALIKE[word] ?? []))
        if (!name.words.some((own) => own.word === other))
          push(byWord, other, { ...entry, first: other === name.firstKind });
    }
    const words = name.words.map(({ word }) => word);
    for (const word of new Set(portions))
      if (!words.includes(word)) push(byWord, word, { at, cost: 0, place: "portion", first: false });
    for (const measure of new Set(draft.food.portions.flatMap(({ name }) => portionMeasures(name))))
      push(byMeasure, measure, at);
    const heads = name.words.filter(({ place }) => isHead(place));
    const [head, ...otherHeads] = heads;
    const kindCost = head && otherHeads.length === 0 ? costOf(head) : 0;
    const isFish = head?.word === "fish" && !name.usual && !words.includes("canned");
    const isOnlyKind = isFish || headOfKind.get(name.firstKind ?? "") === head?.word;
    const { firstKind, kind } = name;
    return {
      ...draft,
      words,
      heads: heads.map(({ word }) => word),
      kind,
      firstKind,
      unsaid,
      kindCost,
      isOnlyKind,
    };
  });
  return { foods, byWord, byMeasure, counts, weightOf };
}

export const fnddsFigures = (foods: readonly FnddsFood[]): FnddsFigures => {
  const each = (figure: (food: FnddsFood) => number) => Float64Array.from(foods, figure);
  return {
    unsaid: each(({ unsaid }) => unsaid),
    kindCost: each(({ kindCost }) => kindCost),
    calories: each(({ food }) => food.per100.calories),
    carbs: each(({ food }) => food.per100.carbs),
    denies: each(({ words }) => Number(words.some((word) => word.startsWith("!")))),
  };
};

export function fnddsIndex(drafts: readonly FnddsDraft[]): FnddsIndex {
  const { foods, byWord, byMeasure, weightOf } = fnddsParts(drafts);
  return {
    figures: fnddsFigures(foods),
    foodAt: (at) => foods[at] as FnddsFood,
    kindAt: (at) => foods[at] as FnddsFood,
    entriesOf: (word) => byWord.get(word),
    measuredIn: (measure) => byMeasure.get(measure) ?? [],
    weightOf,
  };
}

const push = <T>(lists: Map<string, T[]>, key: string, one: T): void => {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
};

const PLACES: readonly IndexEntry["place"][] = [
  ...["brand", "head", "either", "alternative", "beside", "kind", "aside", "portion"],
] as const as IndexEntry["place"][];
const ENTRY_BYTES = 8;

/** Of each entry the cost, the food, the place and whether it is the first kind. */
export function entriesBlob(entries: readonly IndexEntry[]): Buffer {
  const blob = Buffer.alloc(entries.length * ENTRY_BYTES);
  for (const [i, { at, cost, place, first }] of entries.entries()) {
    blob.writeFloatLE(cost, i * ENTRY_BYTES);
    blob.writeUInt16LE(at, i * ENTRY_BYTES + 4);
    blob.writeUInt8(PLACES.indexOf(place), i * ENTRY_BYTES + 6);
    blob.writeUInt8(Number(first), i * ENTRY_BYTES + 7);
  }
  return blob;
}

export const entriesIn = (blob?: Buffer): readonly IndexEntry[] =>
  blob
    ? Array.from({ length: blob.length / ENTRY_BYTES }, (_, i) => ({
        cost: blob.readFloatLE(i * ENTRY_BYTES),
        at: blob.readUInt16LE(i * ENTRY_BYTES + 4),
        place: PLACES[blob.readUInt8(i * ENTRY_BYTES + 6)] as IndexEntry["place"],
        first: blob.readUInt8(i * ENTRY_BYTES + 7) === 1,
      }))
    : [];
