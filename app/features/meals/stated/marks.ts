import { unitOfWord } from "~/features/foods/language/quantity";
import { stem } from "~/features/foods/language/words";
import { plainWord } from "~/features/foods/languages/languages";
import { type FigureRun, figureRuns } from "./figures";
import {
  EATEN,
  ENTIRE,
  energyUnitOf,
  HAVING,
  isNaming,
  OF,
  PER,
  type Piece,
  piecesOf,
  SERVINGS,
  type Stretch,
  stretchesOf,
  TOTALS,
  VESSELS,
  WHOLE,
} from "./pieces";
import {
  type Found,
  type Fraction,
  foodAt,
  fractionAt,
  gramsAt,
  isEnd,
  isEndOfClause,
  isPartNoun,
  LIST_WORDS,
  type Share,
  stretchOf,
  wholeNumber,
} from "./share";

/** The numbers of "1. oatmeal 2. banana 3) coffee". */
export function numberingIn(text: string): Stretch[] {
  const numbers = [
    ...text.matchAll(/(?<=^|\n|: ?|[^\p{Nd}\s]\s{1,4})(\p{Nd}{1,2})(?:\.\)|[.)])\s+(?=[\p{L}\p{Nd}])/gu),
  ];
  const isList = numbers.length > 1 && numbers.every(([, number], i) => Number(number) === i + 1);
  return isList ? stretchesOf(numbers) : [];
}

/** What a diary notes around foods: its days, "for tea", and who brought them. */
export const notesIn = (text: string): Stretch[] => [
  ...stretchesOf([...text.matchAll(HEADING)].filter(([heading]) => isDay(heading))),
  ...[DATE, TEA, BROUGHT, TRAINING].flatMap((notes) => stretchesOf(text.matchAll(notes))),
];

const HEADING = /(?<=^|\n)[\p{L}\p{Nd}./, -]{2,36}(?::(?=\s)|\s[–-](?=\s)|(?=\n))/gu;
/** "2026-11-28", "28/11/26", "28.11." and "28/11 eggs"; "1/2 avocado" and "1/16 of a cake" are shares. */
const DATE =
  /(?<![\p{Nd}.,/-])(?:20\p{Nd}{2}-\p{Nd}{1,2}-\p{Nd}{1,2}|\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1(?:20)?\p{Nd}{2})(?![\p{Nd}/]|[.,]\p{Nd})|(?<=^|\n)(?:(?:1[3-9]|2\p{Nd}|3[01])\/(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\p{Nd}|3[01])|(?:0[1-9]|[12]\p{Nd}|3[01])\.(?:0[1-9]|1[0-2])\.)(?=,? \p{L})(?! (?:of|v[oa]n|vom|der|d[eiou]|du|del|della)(?!\p{L}))/gu;

/** "Fish and chips for tea" has no tea, "milk for tea" has. */
const TEA =
  /(?<=[\p{L}\p{Nd})] ?[,;]? ?)(?<!(?:milk|sugar|cream|honey|lemon|sweetener|water) ?)\bfor (?:(?:my|our|his|her|their|the) )?(?:(?:late|early) )?(?:tea|elevenses|afters|pudding|pud)(?!\p{L})|(?<=^|\n)for (?:(?:my|our|the) )?(?:tea|elevenses|afters|pudding)(?!\p{L})|\bchippy tea(?=\s?[:,;–-])|(?<=(?:^|[.,;\n])\s?)(?:my |our )?tea(?= was |(?: tonight| today)? ?:(?!\s?(?:milk|sugar|honey|lemon|black|green|herbal|with|no|none|one|\p{Nd}+ ?(?:cups?|mugs?|m?l|oz|bags?|[,;.\n]|$))(?!\p{L})))/giu;
const BROUGHT =
  /\b(?:on|from|via|off|over|by|bei|über|sur|par|su|op|por|pelo) (?:uber ?eats|door ?dash|deliveroo|just ?eat|grubhub|postmates|menulog|lieferando|wolt|glovo|rappi|ifood|thuisbezorgd|swiggy|zomato|foodpanda|instacart|skip the dishes)(?!\p{L})/giu;
/** "Pre gym: oats"; a pre-workout drink is one. */
const TRAINING =
  /(?<=^|\n)(?:pre|post|after|before)[ -](?:(?:my|the) )?(?:gym|workout|training|run|match|race|game)(?=:? \p{L})(?!:? (?:drink|powder|supplement|scoops?|shake|smoothie|mix))/giu;

/** "Monday", "Sat 28 Nov", "28. November 2026". */
function isDay(heading: string): boolean {
  const words = heading
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)
    .map(plainWord);
  const isWeekday = (word: string) => namesOf("weekday").has(word) || word === "feira";
  const isNumber = (word: string) => /^\p{Nd}{1,2}(?:st|nd|rd|th|er)?$|^20\p{Nd}{2}$/u.test(word);
  const rest = words.filter(
    (word) => !(isWeekday(word) || isNumber(word) || /^(?:den|da|de|le|of|the)$/.test(word)),
  );
  const isDated = words.some(isNumber) && (rest.length === 1 || /\p{Nd}{1,2}\.\p{Nd}{1,2}\./u.test(heading));
  return (
    rest.every((word) => namesOf("month").has(word) && !(word === "mars" && !/:$/.test(heading))) &&
    (isDated || (rest.length === 0 && words.some(isWeekday)))
  );
}

const namesOf = (what: "weekday" | "month"): ReadonlySet<string> => {
  names[what] ??= new Set(
    ["en", "de", "fr", "es", "it", "nl", "pt"].flatMap((language) =>
      (["long", "short"] as const).flatMap((length) => {
        const format = new Intl.DateTimeFormat(language, { timeZone: "UTC", [what]: length });
        const dates = Array.from({ length: 24 }, (_, i) => Date.UTC(2026, i, 1 + i));
        return dates.map((date) => plainWord(format.format(date)).replace(/[.-].*/, ""));
      }),
    ),
  );
  return names[what];
};
const names: { weekday?: ReadonlySet<string>; month?: ReadonlySet<string> } = {};

/** What takes a food back, in the seven languages: "200 g chicken, no wait, 150 g turkey". */
const TAKEN_BACK =
  /[,.…\s–-]{0,6}(?<![\p{L}\p{M}])(?:no wait|wait,? no|scratch that|i mean|sorry|oops|ach nein|nein doch|nein warte|quatsch|ich meine|non pardon|je veux dire|no espera|quiero decir|perdón|digo|anzi|volevo dire|nee wacht|ik bedoel|quero dizer|aliás|não espera)(?![\p{L}\p{M}])[,.…\s–-]{0,6}/giu;
/** "Burger... cheeseburger": one pause in a text that has no other. */
const PAUSES = /(?<=[\p{L}\p{M}]) ?(?:\.{2,}|…) ?(?=[\p{L}\p{M}\p{Nd}])/gu;

export type Correction = Stretch & { isSaid: boolean };

export function correctionsIn(text: string): Correction[] {
  const said = stretchesOf(text.matchAll(TAKEN_BACK)).map((place) => ({ ...place, isSaid: true }));
  const pauses = stretchesOf(text.matchAll(PAUSES)).map((place) => ({ ...place, isSaid: false }));
  return said.length > 0 || pauses.length !== 1 ? said : pauses;
}

/** "Breakfast 600 kcal, not counting the orange juice": a food beside the figures. */
const BESIDE =
  /(?<=(?:kcal|cal|calories|kj|kalorien|calorías|calorie|calorias|calorieën)\)?,? )(?:not (?:counting|including|incl\.?)|without (?:counting|including)|excluding|excl\.?|exclusive of|ohne|exkl\.?|nicht mitgezählt|sans compter|hors|sin contar|senza contare|esclus[oai]|zonder|exclusief|excl|sem contar|excluindo)(?: (?:the|my|den|die|das|l[aeo]s?|el|los|il|de|het|[ao]s?))?(?=\s\p{L})/giu;

/** Several words that mean "and" between two foods, in the seven languages. */
const JOINERS =
  /(?<=[\p{L}\p{M}\p{Nd}%),] )(?:as well as|side (?:order )?of|(?:around|about|at|by) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:an?|one|two|three|some) )|(?:along|together) with|next to|on top of|followed by|ainsi qu(?:e\b|['’])|(?:accompagnée?s?|suivie?s?) d(?:e la\b|es?\b|u\b|e l['’]|['’])|(?:zusammen|gefolgt) (?:mit|von)|u\.|junto (?:con|com|a)|además de|(?:seguido|acompañado) de|(?:samen met|gevolgd door)|(?:insieme|assieme) (?:a(?:l|lla|i|lle|gli)?|con)|zu[mr]?(?= (?!Frühst|Mittag|Abend|Nacht|Dessert|Essen|Trinken|Mitnehmen|Hälfte)\p{Lu}))(?=\s)/gu;

export const joinersIn = (text: string): Stretch[] =>
  stretchesOf([...text.matchAll(JOINERS), ...text.matchAll(BESIDE)]);

/** "Serving size 2 cookies, 160 kcal. I had 5" and "whey, 120 kcal per scoop, 2 scoops" with "x2.5" and "x2" behind the figures. */
export function withServingsEaten(typed: string): string {
  const text = typed.replace(WEIGHED_SERVING, "$1");
  const pieces = piecesOf(text);
  for (const run of figureRuns(pieces, text)) {
    const label = servingOf(pieces, run);
    if (!label) continue;
    const { first, next, noun, count } = label;
    const after = Math.max(next, run.next);
    const isIt = (piece: Piece | undefined) =>
      piece?.plain.startsWith(noun.slice(0, Math.max(MIN_ROOT, noun.length - 1)));
    const at = pieces.findIndex(
      (_, i) =>
        i >= after &&
        wholeNumber(pieces[i]) &&
        (isIt(pieces[i + 1]) || (first < run.first && isOnlyEaten(pieces, i))),
    );
    const eaten = wholeNumber(pieces[at]);
    if (!eaten) continue;
    const times = ` x${Math.round((eaten / count) * 100) / 100}`;
    const isNamed = pieces.slice(0, first).some(isNaming);
    const from = EATEN.has(pieces[at - 1]?.plain ?? "") ? at - 1 : at;
    const to = isIt(pieces[at + 1]) ? at + 1 : at;
    const before = text.slice(0, pieces[first]?.start);
    const rest = text.slice(pieces[after - 1]?.end, pieces[from]?.start) + text.slice(pieces[to]?.end);
    const figures = text.slice(pieces[run.first]?.start, pieces[run.next - 1]?.end);
    return first < run.first
      ? `${before}${isNamed ? "" : noun} ${figures}${times}${rest}`
      : `${before.trimEnd()}${times}${rest}`;
  }
  return text;
}
const MIN_ROOT = 3;
/** The serving of "150 kcal per 30 g serving, I had 60 g". */
const WEIGHED_SERVING =
  /(\b(?:per|pro|por|par|a) \p{Nd}{1,3} ?(?:g|ml)) (?:serving|portion|portie|porzione|porción|porção)(?!\p{L})(?=[^\n]{0,40}(?<![\p{Nd}.,])\p{Nd}{1,4} ?(?:g|ml)(?!\p{L}))(?![^\n]{0,60} p?(?:servings?|or[tcz]\p{L}+s)(?!\p{L}))/giu;

const isOnlyEaten = (pieces: readonly Piece[], i: number): boolean =>
  EATEN.has(pieces[i - 1]?.plain ?? "") && (pieces[i + 1]?.kind ?? "mark") === "mark";

/** What the figures of a run are of: "per serving (2 cookies)" before them, "per scoop" behind them. */
function servingOf(
  pieces: readonly Piece[],
  run: FigureRun,
): (Found<object> & { noun: string; count: number }) | undefined {
  const word = pieces[run.next + 1];
  const isPer = PER.has(pieces[run.next]?.plain ?? "") && word?.kind === "word" && !SERVINGS.has(word.plain);
  if (isPer && pieces.slice(0, run.first).some((piece) => isNaming(piece) && piece.plain !== word.plain))
    return { first: run.next, next: run.next + 2, noun: word.plain, count: 1 };
  const serving = pieces.findLastIndex(({ plain }, i) => i < run.first && SERVINGS.has(plain));
  const at = pieces.findIndex(({ kind }, i) => i > serving && kind === "number");
  const count = wholeNumber(pieces[at]);
  const noun = pieces[at + 1];
  const isSize = pieces
    .slice(serving + 1, at)
    .every(({ kind, plain }) => kind === "mark" || plain === "size");
  const isFood = noun?.kind === "word" && isNaming(noun) && !gramsAt(pieces, at) && at < run.first;
  if (serving < 0 || !count || !isSize || !isFood || energyUnitOf(noun.plain) !== undefined) return undefined;
  const isOne = /^(?:per|pro|por|par|a|1|one)$/.test(pieces[serving - 1]?.plain ?? "");
  if (pieces[serving - 1]?.kind === "number" && !isOne) return undefined;
  return { first: isOne ? serving - 1 : serving, next: run.next, noun: noun.plain, count };
}

const WORDS_BEFORE = 6;
const DASHES = /(?<=\p{Nd})-(?=(?:g|kg|ml|cl|l)-\p{L})|(?<=\p{Nd}-(?:g|kg|ml|cl|l))-(?=\p{L})/gu;
/** The "pot" of "skyr, 450 g pot", the dashes of "450-g-Becher Skyr", and the "1/8 of pie" of "1 slice pie (1/8 of pie)", and the whole named again. */
export const packsIn = (text: string): Stretch[] => {
  const pieces = piecesOf(text);
  const isPack = (i: number) =>
    gramsAt(pieces, i - 2) && VESSELS.has(pieces[i]?.plain ?? "") && isEnd(pieces[i + 1]);
  const packs = pieces.filter((_, i) => isPack(pieces[i - 1]?.plain === "-" ? i - 1 : i));
  const slices = pieces.flatMap((open, i) => {
    const { next } = (open.plain === "(" && fractionAt(pieces, i + 1)) || { next: 0 };
    const end = pieces.findIndex(({ kind }, k) => k >= next && kind !== "word");
    const isSlice =
      next > 0 &&
      pieces[end]?.plain === ")" &&
      pieces.slice(Math.max(0, i - WORDS_BEFORE), i).some(isPartNoun);
    return isSlice ? stretchOf(pieces, { first: i, next: end + 1 }) : [];
  });
  return [
    ...packs.map(({ start, end }) => ({ start, end })),
    ...slices,
    ...pieces.flatMap((_, i) => namedAgainAt(pieces, i)),
    ...stretchesOf(text.matchAll(DASHES)),
  ];
};

/** "A third of a jar of nutella (400 g)"; "half an avocado (70 g)" is what was eaten. */
export function weighedWhole(
  pieces: readonly Piece[],
  { share, parts, first, next }: Fraction,
): Share | undefined {
  const food = foodAt(pieces, next);
  const open = pieces.slice(food, food + WORDS_MAX).findIndex(({ kind }) => kind !== "word") + food;
  const isInBrackets =
    pieces[open]?.plain === "(" && gramsAt(pieces, open + 1) && /^[),]$/.test(pieces[open + 3]?.plain ?? "");
  const isWeighing = WEIGHING.has(pieces[open - 1]?.plain ?? "") && gramsAt(pieces, open);
  const isOther = pieces
    .slice(food, open)
    .some(({ plain }, i) => fractionAt(pieces, food + i) || LIST_WORDS.has(plain));
  const whole = wholeSaidAt(pieces, open);
  if (!(isInBrackets || isWeighing || whole) || isOther || open <= food) return undefined;
  if (whole && gramsAt(pieces, whole.at))
    return {
      share,
      servings: parts,
      of: stretchOf(pieces, { first: food, next: whole.next }),
      said: [
        stretchOf(pieces, { first, next: food }),
        stretchOf(pieces, { first: open, next: whole.at }),
        ...(whole.next > whole.at + 2 ? [stretchOf(pieces, { first: whole.at + 2, next: whole.next })] : []),
      ],
    };
  if (isWeighing)
    return {
      share,
      servings: parts,
      of: stretchOf(pieces, { first: food, next: open + 2 }),
      said: [stretchOf(pieces, { first, next: food }), stretchOf(pieces, { first: open - 1, next: open })],
    };
  const isOf = OF.has(pieces[next]?.plain ?? "") || GENITIVES.has(pieces[next]?.plain ?? "");
  if (!isPack(pieces[food]) && !(isOf && food > next + 1) && !GENITIVES.has(pieces[next]?.plain ?? ""))
    return undefined;
  const said = [stretchOf(pieces, { first, next: food })];
  return { share, servings: parts, of: stretchOf(pieces, { first: food, next: open + 4 }), said };
}

/** ", the whole one is 400 g", "(900 g in total)" from its first mark, and where its weight or energy stands. */
export function wholeSaidAt(pieces: readonly Piece[], i: number): { at: number; next: number } | undefined {
  if (!pieces[i] || !isEndOfClause(pieces[i])) return undefined;
  const endOfWords = (from: number): number => {
    let next = from;
    while (isOfWholeSaid(pieces[next])) next += 1;
    return next;
  };
  const at = endOfWords(i + 1);
  if (!isMeasure(pieces, at)) return undefined;
  const next = endOfWords(at + 2);
  const isWhole = [...pieces.slice(i, at), ...pieces.slice(at, next)].some(
    ({ plain }) => ENTIRE.has(plain) || TOTALS.has(plain),
  );
  if (!isWhole || !isEnd(pieces[next])) return undefined;
  return { at, next: pieces[next]?.plain === ")" ? next + 1 : next };
}

const isOfWholeSaid = (piece: Piece | undefined): boolean =>
  piece?.kind === "word" &&
  !LIST_WORDS.has(piece.plain) &&
  (!isNaming(piece) || [WHOLE, HAVING, WEIGHING].some((words) => words.has(piece.plain)) || isPack(piece));

const isMeasure = (pieces: readonly Piece[], i: number): boolean =>
  gramsAt(pieces, i) !== undefined ||
  (pieces[i]?.kind === "number" && energyUnitOf(pieces[i + 1]?.plain) !== undefined);

/** The second "quiche" of "a third of a quiche (whole quiche 400 g)", and the cake that is a cheesecake. */
function namedAgainAt(pieces: readonly Piece[], i: number): Stretch[] {
  if (!pieces[i] || !isEndOfClause(pieces[i])) return [];
  const before = clauseBefore(pieces, i);
  const food = pieces.slice(before, i);
  const isPart = food.some((_, k) => fractionAt(pieces, before + k)) || food.filter(isPartNoun).length > 1;
  const isList = food.some(({ plain }, k) => LIST_WORDS.has(plain) && food[k + 1]?.kind !== "number");
  if (!isPart || isList) return [];
  const clause = pieces.slice(i + 1, i + 1 + LONGEST_WHOLE);
  const number = clause.findIndex(({ kind }) => kind === "number");
  const again = clause.filter((piece, k) => {
    if (WEIGHING.has(piece.plain) || /^[:=~≈]$/.test(piece.plain)) return k < number;
    const isSame = food.some(({ plain }) => stem(plain).endsWith(stem(piece.plain)));
    return isSame && isNaming(piece) && !isOfWholeSaid(piece);
  });
  const without = pieces.filter((piece) => !again.includes(piece));
  return wholeSaidAt(without, i) ? again.map(({ start, end }) => ({ start, end })) : [];
}
const LONGEST_WHOLE = 9;

const clauseBefore = (pieces: readonly Piece[], end: number): number =>
  pieces
    .slice(0, end)
    .findLastIndex(
      ({ plain }, k) =>
        /^[.,;:!?()\n–—]$/.test(plain) || (LIST_WORDS.has(plain) && fractionAt(pieces, k + 1) !== undefined),
    ) + 1;

const WEIGHING = new Set(
  "weighing weighs weighed weight gewicht poids peso wiegt wog fait pesait pesaba pesava woog pesant pese pesa weegt of von de da van".split(
    " ",
  ),
);
export const GENITIVES = new Set("einer eines meiner meines der des".split(" "));

export const WORDS_MAX = 15;

const PACKS = new Set("container packet bag box bottle can jar bar pot pouch carton loaf pan".split(" "));
export const isPack = ({ plain = "" }: Partial<Piece> = {}): boolean =>
  VESSELS.has(plain) || PACKS.has(unitOfWord(stem(plain))?.name ?? "");
