import { plainWord } from "~/features/foods/languages/languages";
import { type FigureRun, figureRuns } from "./figures";
import {
  EATEN,
  ENERGY_NAMES,
  energyUnitOf,
  type FigureName,
  isNaming,
  letterOf,
  nutrientOf,
  PER,
  type Piece,
  piecesOf,
  SERVINGS,
  type Stretch,
  stretchesOf,
  TOTALS,
  VESSELS,
} from "./pieces";
import { type Found, fractionAt, gramsAt, isEnd, isPartNoun, stretchOf, wholeNumber } from "./share";

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
/** The "pot" of "skyr, 450 g pot", the dashes of "450-g-Becher Skyr", and the "1/8 of pie" of "1 slice pie (1/8 of pie)". */
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
    ...stretchesOf(text.matchAll(DASHES)),
  ];
};

const TO_SHARE =
  /(?<=\p{L} )(?:to share|for sharing|zum Teilen|à partager|para (?:compartir|partilhar|dividir)|da condividere|om te delen)(?!\p{L})/giu;
export const toShareIn = (text: string): Stretch[] => stretchesOf(text.matchAll(TO_SHARE));

const FIGURES_MIN = 2;

/** A text whose tables of foods and figures are lines: "Oats: 300 kcal, 10 g protein". */
export function withTablesAsLines(typed: string): string {
  const [head = "", ...rows] = typed.split("\n").filter(Boolean);
  const commas = head.split(",").length;
  const isExport = columnsOf(head.split(",")) && rows.every((row) => row.split(",").length === commas);
  const text = isExport ? typed.replaceAll(",", "\t") : typed;
  if (!/[|\t]/.test(text)) return text;
  const lines = text.split("\n");
  const written: string[] = [];
  let columns: (string | undefined)[] | undefined;
  for (const [i, line] of lines.entries()) {
    const cells = cellsOf(line);
    if (cells.length < FIGURES_MIN + 1) columns = undefined;
    else {
      const head = columnsOf(cells);
      const follows = cellsOf(lines[i + 1] ?? "").length >= FIGURES_MIN + 1;
      if (head && follows) {
        columns = head;
        continue;
      }
      if (columns) {
        if (!/^[\s:|-]*$/.test(line)) written.push(...lineOf(cells, columns));
        continue;
      }
    }
    written.push(line);
  }
  return written.join("\n");
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^ {0,3}\|/, "")
    .split(/[|\t]/)
    .map((cell) => cell.replaceAll("*", "").trim());

/** What a figure in each column is of; undefined where the line heads no table. */
function columnsOf(cells: readonly string[]): (string | undefined)[] | undefined {
  if (cells.some((cell) => /\p{Nd}/u.test(cell))) return undefined;
  const columns = cells.map(unitOfCell);
  return columns.filter(Boolean).length >= FIGURES_MIN && columns[0] === undefined ? columns : undefined;
}

const unitOfFigure = (name: FigureName): string =>
  name === "calories" ? "kcal" : name === "other" ? "g fiber" : `g ${name}`;

/** Of the figures below a cell in the head of a table. */
function unitOfCell(cell: string): string | undefined {
  const words = piecesOf(cell).filter(({ kind }) => kind === "word");
  for (const { plain, start, end } of words) {
    const energy = energyUnitOf(plain);
    if (energy !== undefined && (energy === 1 || words.length === 1)) return energy === 1 ? "kcal" : "kJ";
    if (ENERGY_NAMES.has(plain)) return words.some((word) => word.plain === "kj") ? "kJ" : "kcal";
    const name =
      nutrientOf(plain) ?? (words.length === 1 ? letterOf(cell.slice(start, end), true) : undefined);
    if (name) return unitOfFigure(name);
  }
  return undefined;
}

function lineOf(cells: readonly string[], columns: readonly (string | undefined)[]): string[] {
  const [food = ""] = cells;
  if (piecesOf(food).some(({ plain }) => TOTALS.has(plain))) return [];
  const amounts = cells.filter((cell, i) => i > 0 && columns[i] === undefined && /\p{Nd}/u.test(cell));
  const figures = cells.flatMap((cell, i) => {
    const [number] = piecesOf(cell).filter(({ kind }) => kind === "number");
    return columns[i] && number ? [`${number.plain} ${columns[i]}`] : [];
  });
  return [`${[...amounts, food].join(" ")}: ${figures.join(", ")}`];
}
