import { numberOfWord, type Token } from "./token";

/** A number in a text, not `stated` by an article alone. Reading goes on at token `next`. */
export type Quantity = { value: number; alternative?: number; stated: boolean; next: number };

const MAX_VALUE = 10_000;

/** "2", "1/2", "1 1/2", "2-3", "two", "half a", "a couple of", "a dozen", "two and a half", "2x". */
export const quantityAt = (tokens: Token[], i: number): Quantity | undefined => {
  const token = tokens[i] as Token;
  if (token.norm === "x" && tokens[i + 1]?.kind === "number")
    return { value: limit((tokens[i + 1] as Token).value), stated: true, next: i + 2 };
  const first = numberOf(token);
  if (first === undefined) return undefined;
  const stated = token.kind === "number" || !["a", "an", "another"].includes(token.norm);
  const quantity: Quantity = { value: first, stated, next: i + 1 };
  readRatioOrRange(tokens, token, quantity);
  readMixedPart(tokens, token, quantity);
  readNumberWords(tokens, i, quantity);
  if (["x", "×"].includes(tokens[quantity.next]?.norm ?? "")) quantity.next += 1;
  const { value, next } = quantity;
  const alternative = next === i + 1 ? token.alternative : undefined;
  return { value: limit(value), alternative, stated: quantity.stated, next };
};

const readRatioOrRange = (tokens: Token[], { kind }: Token, quantity: Quantity): void => {
  const mark = tokens[quantity.next];
  const second = tokens[quantity.next + 1];
  if (kind === "number" && mark?.norm === "/" && second?.kind === "number") {
    if (second.value > 0) quantity.value /= second.value;
    quantity.next += 2;
  } else if (kind === "number" && isRange(mark) && second?.kind === "number") {
    quantity.value = (quantity.value + second.value) / 2;
    quantity.next += 2;
  } else if (kind === "word" && isRange(mark) && second?.kind === "word") {
    const end = numberOf(second);
    if (end === undefined || quantity.value < 1 || end <= quantity.value) return;
    quantity.value = (quantity.value + end) / 2;
    quantity.stated = true;
    quantity.next += 2;
  }
};

/** The "1/2" of "1 1/2" and the "½" of "1 ½"; after a word they are the number. */
const readMixedPart = (tokens: Token[], { kind }: Token, quantity: Quantity): void => {
  const part = tokens[quantity.next];
  const below = tokens[quantity.next + 2];
  if (part?.kind !== "number") return;
  const isRatio = tokens[quantity.next + 1]?.norm === "/" && below?.kind === "number";
  if (!isRatio && part.value >= 1) return;
  const value = isRatio ? part.value / (below.value || 1) : part.value;
  quantity.value = kind === "number" ? quantity.value + value : value;
  quantity.stated = true;
  quantity.next += isRatio ? 3 : 1;
};

const MAX_NUMBER_WORDS = 3;
const FACTORS = ["dozen", "couple", "pair", "few", "half", "third", "quarter", "hundred"];

const readNumberWords = (tokens: Token[], i: number, quantity: Quantity): void => {
  for (let words = 0; words < MAX_NUMBER_WORDS; words += 1) {
    const word = tokens[quantity.next];
    const number = word?.kind === "word" ? numberOfWord(word.norm) : undefined;
    if (!word || number === undefined) return;
    const isArticle = ["a", "an", "one"].includes(word.norm);
    const { value, stated, next } = quantity;
    const isBetween = value < 1 || numberOfWord(tokens[next + 1]?.norm ?? "") !== undefined;
    // The "a" of "half a cup" and of "one and a half".
    if (isArticle && isBetween) quantity.next += 1;
    else {
      const isAdded = number < 1 && stated && value >= 1 && (next - 1 > i || isApart(tokens[i], word));
      if (isAdded) quantity.value += number;
      else if (FACTORS.includes(word.norm)) quantity.value *= number;
      else if (!stated && number >= 1 && !isArticle) quantity.value = number;
      else return;
      quantity.stated = true;
      quantity.next += 1;
    }
  }
};

/** "One and half" is one more half; "two thirds" and "three quarter cups" are so many of them. */
const isApart = (before: Token | undefined, part: Token): boolean => part.start - (before?.end ?? 0) > 3;

const isRange = (token: Token | undefined): boolean =>
  token !== undefined && ["-", "–", "to", "or"].includes(token.norm);

const numberOf = (token: Token): number | undefined =>
  token.kind === "number" ? token.value : token.kind === "word" ? numberOfWord(token.norm) : undefined;

const limit = (value: number): number => Math.min(value, MAX_VALUE);

/** A portion of the table, and the factor on a medium one where the table has none. */
type Size = { name: string; times: number; ml?: number };
const SIZES: Record<string, Size> = {
  small: { name: "small", times: 0.75 },
  little: { name: "small", times: 0.75 },
  medium: { name: "medium", times: 1 },
  regularsize: { name: "medium", times: 1 },
  large: { name: "large", times: 1.35 },
  big: { name: "large", times: 1.35 },
  huge: { name: "large", times: 1.5 },
  extralarge: { name: "large", times: 1.5 },
  extrasmall: { name: "small", times: 0.6 },
  jumbo: { name: "jumbo", times: 1.5 },
  mini: { name: "mini", times: 0.4 },
  miniature: { name: "mini", times: 0.4 },
  tiny: { name: "mini", times: 0.5 },
  crackersize: { name: "cracker", times: 0.4 },
  bitesize: { name: "mini", times: 0.35 },
  funsize: { name: "fun", times: 0.35 },
  snacksize: { name: "fun", times: 0.4 },
  childsize: { name: "child", times: 0.7 },
  familysize: { name: "family", times: 2.5 },
  kingsize: { name: "king", times: 1.6 },
  sharingsize: { name: "sharing", times: 4 },
  personal: { name: "personal", times: 1 },
  individual: { name: "individual", times: 1 },
  footlong: { name: "footlong", times: 2 },
  tall: { name: "small", times: 0.9, ml: 354 },
  grande: { name: "medium", times: 1.1, ml: 473 },
  venti: { name: "large", times: 1.4, ml: 591 },
};

export const sizeOf = (word: string): Size | undefined =>
  Object.hasOwn(SIZES, word) ? SIZES[word] : undefined;

/** A unit with exact `grams` or `ml`, or a household measure: `name` is the key of a food's portions. */
export type QuantityUnit = { name: string; grams?: number; ml?: number };

const EXACT: Record<string, QuantityUnit & { words: string }> = {
  g: { name: "g", grams: 1, words: "g gr grs gm gms grm grms gram gramm gramme gramo" },
  kg: { name: "kg", grams: 1000, words: "kg kgs kilo kilogram kilogramm kilogramme" },
  dag: { name: "dag", grams: 10, words: "dag dkg deka decagram" },
  mg: { name: "mg", grams: 0.001, words: "mg mgs milligram" },
  oz: { name: "oz", grams: 28.35, words: "oz ozs ounce" },
  lb: { name: "lb", grams: 453.6, words: "lb lbs pound" },
  ml: { name: "ml", ml: 1, words: "ml mls milliliter millilitre cc" },
  cl: { name: "cl", ml: 10, words: "cl centiliter centilitre" },
  dl: { name: "dl", ml: 100, words: "dl deciliter decilitre" },
  l: { name: "l", ml: 1000, words: "l lt lts ltr ltrs liter litre" },
  "fl oz": { name: "fl oz", ml: 29.57, words: "floz" },
  cup: { name: "cup", ml: 236.6, words: "cup cupful c" },
  tbsp: { name: "tbsp", ml: 14.79, words: "tbsp tblsp tablespoon tbs tablespoonful tbl spoonful spoon" },
  tsp: { name: "tsp", ml: 4.93, words: "tsp tspn teaspoon teaspoonful" },
  "cubic inch": { name: "cubic inch", ml: 16.4, words: "cubicinch" },
  quart: { name: "quart", ml: 946, words: "quart qt qts" },
  gallon: { name: "gallon", ml: 3785, words: "gallon" },
};

const HOUSEHOLD = [
  "slice",
  "piece pc pcs pce item chunk bit each unit count ct",
  "can tin tube",
  "bottle",
  "glass tumbler",
  "mug",
  "bowl bowlful",
  "katori vati vaati wati",
  "plate plateful dish",
  "handful fistful",
  "serving portion helping order singleserving",
  "container tub",
  "pot",
  "carton",
  "packet package pack pkt sachet envelope",
  "pouch",
  "bag",
  "box",
  "jar",
  "bar",
  "stick",
  "scoop",
  "pint pt pts",
  "shot jigger measure",
  "dash",
  "pinch sprinkle sprinkling",
  "splash",
  "drizzle",
  "dollop",
  "knob",
  "pat",
  "squeeze",
  "wedge",
  "spear",
  "strip",
  "rasher",
  "ring",
  "square",
  "finger",
  "cube",
  "leaf",
  "clove",
  "stalk",
  "sprig",
  "ear cob",
  "link",
  "patty",
  "fillet filet",
  "round",
  "sheet",
  "head",
  "bunch",
  "floret",
  "skewer",
  "ladle",
  "loaf",
  "roll",
  "sleeve",
  "inch",
  "half",
  "quarter",
  "bite mouthful",
  "sip",
  "ball",
  "block",
  "tail",
  "rack",
  "bucket",
  "punnet",
  "pan",
];

const UNITS = new Map<string, QuantityUnit>();
for (const { words, ...unit } of Object.values(EXACT))
  for (const word of words.split(" ")) UNITS.set(word, unit);
for (const words of HOUSEHOLD)
  for (const word of words.split(" ")) UNITS.set(word, { name: words.split(" ")[0] ?? word });

export const unitWords = (): string[] => [...UNITS.keys()].filter((word) => word.length > 3);
export const unitOfWord = (word: string): QuantityUnit | undefined => UNITS.get(word);

const SHAPES = new Set("piece ball stick strip wedge cube spear chunk slice floret".split(" "));

export const isShape = (word: string): boolean => SHAPES.has(word);

export const endOfAmount = (tokens: readonly Token[], start: number): number => {
  let end = start;
  while (
    isBareNumber(tokens[end]) ||
    isHalfOf(tokens, end) ||
    isFraction(tokens, end) ||
    isTimes(tokens, end)
  ) {
    end += 1;
    if (unitOfWord(tokens[end]?.norm ?? "") && !isNumber(tokens[end])) end += 1;
  }
  // The small of "cheeseburger x2 small fries" is of what follows.
  const isOfNext = isTimes(tokens, start) && end < tokens.length && isSize(tokens[end - 1]);
  return isOfNext ? end - 1 : end;
};

const isTimes = (tokens: readonly Token[], i: number): boolean =>
  ["x", "×"].includes(tokens[i]?.norm ?? "") && tokens[i + 1]?.kind === "number";

const isBareNumber = (token: Token | undefined): boolean => token?.kind === "number" || isSize(token);

export const isFraction = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.norm === "/" && tokens[i - 1]?.kind === "number" && tokens[i + 1]?.kind === "number";

/** The large of "cheeseburger large fries". */
export const isSize = (token: Token | undefined): boolean =>
  token?.kind === "word" && ["small", "little", "medium", "large", "big"].includes(token.norm);

const ARTICLES = new Set(["a", "an", "some", "another"]);

export const isNumber = (token: Token | undefined): boolean =>
  token?.kind === "number" ||
  (token?.kind === "word" && (ARTICLES.has(token.norm) || (numberOfWord(token.norm) ?? 0) > 1)) ||
  token?.norm === "one";

/** The handful of "banana handful of almonds". */
export const isMeasureOf = (tokens: readonly Token[], i: number): boolean =>
  tokens[i + 1]?.norm === "of" && MEASURES.has(unitOfWord(tokens[i]?.norm ?? "")?.name ?? "");
const MEASURES = new Set(
  "handful cup glass mug bowl plate slice scoop tbsp tsp splash dash knob drizzle dollop pat pinch squeeze".split(
    " ",
  ),
);

/** Also the half of "oats 40 g half a banana". */
export const startsAmount = (tokens: readonly Token[], i: number): boolean =>
  isNumber(tokens[i]) || isMeasureOf(tokens, i) || isHalfOf(tokens, i);

const isHalfOf = (tokens: readonly Token[], i: number): boolean =>
  ["half", "quarter"].includes(tokens[i]?.norm ?? "") &&
  ["a", "an", "cup", "pint"].includes(tokens[i + 1]?.norm ?? "");

/** The cottage cheese of "crispbread 3 cottage cheese 100 g": the 3 is of what stands before it; of "2 eggs 100 g" it isn't. */
export const isWeighedAfter = (tokens: readonly Token[], food: number): boolean => {
  const at = tokens.findIndex(({ kind }, i) => i > food && kind === "number");
  return at > 0 && !tokens[at - 1]?.plural && unitOfWord(tokens[at + 1]?.norm ?? "") !== undefined;
};

/** "One and a half cups": that "and" belongs to the number. */
export const isMixedNumber = (tokens: readonly Token[], i: number): boolean => {
  const before = tokens[i - 1];
  const after = tokens[i + 1]?.norm === "a" || tokens[i + 1]?.norm === "one" ? tokens[i + 2] : tokens[i + 1];
  const isCount = before?.kind === "number" || (before && (numberOfWord(before.norm) ?? 0) >= 1);
  return Boolean(isCount && after && ["half", "quarter", "third", "½", "¼", "¾"].includes(after.norm));
};

/** Where the amount begins that ends what something is in; 0 where none does. */
export const amountAtEnd = (tokens: readonly Token[], isIn: boolean): number => {
  const at = isIn ? tokens.findIndex(isNumber) : 0;
  const isAmount = tokens.slice(at).every((token) => isNumber(token) || CONTAINERS.has(token.norm));
  return at > 0 && isAmount ? at : 0;
};
const CONTAINERS = new Set("can tin jar cup bowl plate container packet pouch".split(" "));

const NEVER_PLURAL =
  /^(g|dag|kg|mg|oz|lb|ml|cl|dl|l|fl oz|tbsp|tsp|.*(small|medium|large|jumbo|mini|fun|king|personal|individual))$/;

export const pluralOf = (name: string, count: number): string => {
  if (count <= 1 || NEVER_PLURAL.test(name)) return name;
  if (name.endsWith("half")) return `${name.slice(0, -1)}ves`;
  if (name.endsWith("leaf")) return `${name.slice(0, -1)}ves`;
  if (/(sh|ch|x|ss)$/.test(name)) return `${name}es`;
  return name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;
};

/** Where the 3 of "steak eggs 3" and the small of "toast tea small" stand; a weight may be of all. */
export const countAtEnd = (tokens: readonly Token[]): number => {
  const at = tokens.findIndex((_, i) => i > 0 && endOfAmount(tokens, i) === tokens.length);
  const { grams, ml } = unitOfWord(tokens.at(-1)?.norm ?? "") ?? {};
  return at < 0 || (grams ?? ml) !== undefined ? tokens.length : at;
};
