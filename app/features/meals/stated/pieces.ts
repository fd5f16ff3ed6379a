import { numberOfDigits, numberOfWord } from "~/features/foods/language/token";
import { isChatter, wordSet } from "~/features/foods/language/words";
import { languageIndexes, plainWord } from "~/features/foods/languages/languages";
import { type AmountName, KJ_PER_KCAL } from "~/features/nutrition/amounts";

/** A word, number or mark of a text as typed; `plain` is lower case without accents. */
export type Piece = {
  kind: "word" | "number" | "mark";
  plain: string;
  value: number;
  start: number;
  end: number;
};

const MAX_LENGTH = 4000;
/** "3 100 calorie bars" and "x2 250 kcal": a count before a measure, no group of digits. */
const PIECES =
  /(?<![x×*] ?)\p{Nd}{1,3}(?:[ \u00a0\u202f\u2009]\p{Nd}{3})+(?!\p{Nd}|[ -]?(?:calorie\b|(?:kcal|cal|k[Jj]) \p{L}+s\b))(?:[.,]\p{Nd}+)?|(?:(?<![^\s(|])[.,])?\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*|[¼-¾⅐-⅞]|[\p{L}\p{M}]+|[^ \t\p{L}\p{Nd}]/gu;

/** "A banana split with hot fudge" is no banana that was shared. */
const WITH_ME = /^ (?:with|w) (?:my|our|him|her|them)\b/i;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: piece, index } of text.slice(0, MAX_LENGTH).matchAll(PIECES)) {
    const end = index + piece.length;
    if (/^[.,]?[\p{Nd}¼-¾⅐-⅞]/u.test(piece)) {
      const { value } = numberOfDigits(piece);
      pieces.push({ kind: "number", plain: piece, value, start: index, end });
    } else if (/^[\p{L}\p{M}]/u.test(piece)) {
      // "Shaker protéiné" is a shake and no grams of protein, "30pro" are grams.
      const isGlued = pieces.at(-1)?.kind === "number" && pieces.at(-1)?.end === index;
      const said =
        isGlued && /^pro$/i.test(piece)
          ? "protein"
          : plainWord(/^protéinée?s?$/iu.test(piece) ? `${piece}d` : piece);
      const isSundae =
        said === "split" && pieces.at(-1)?.plain === "banana" && !WITH_ME.test(text.slice(end));
      const plain = isSundae ? "bananasplit" : said;
      pieces.push({ kind: "word", plain, value: 0, start: index, end });
    } else pieces.push({ kind: "mark", plain: piece, value: 0, start: index, end });
  }
  return pieces;
}

/** The number that a word of any of the languages says, also "half" and "third". */
export function numberIn({ kind, plain, value }: Piece): number | undefined {
  if (kind === "number") return value;
  if (kind !== "word") return undefined;
  return numberOfWord(plain) ?? spelledOut(plain);
}

export const numberNamed = (word: string): number | undefined =>
  /^\p{Nd}+$/u.test(word) ? Number(word) : (numberOfWord(plainWord(word)) ?? spelledOut(plainWord(word)));

function spelledOut(plain: string): number | undefined {
  for (const { byPlain } of languageIndexes()) {
    const meaning = byPlain.get(plain);
    const number = meaning?.kind === "word" ? numberOfWord(meaning.english) : undefined;
    if (number !== undefined) return number;
  }
  return undefined;
}

export type Stretch = { start: number; end: number };

export const stretchesOf = (matches: Iterable<RegExpMatchArray>): Stretch[] =>
  [...matches].map(({ 0: words, index = 0 }) => ({ start: index, end: index + words.length }));

/** A text with stretches of it blank, each with one `mark` where it began. */
export function blanked(text: string, places: readonly Stretch[], mark = " "): string {
  let blank = "";
  let end = 0;
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(place.start, end);
    if (place.end <= start) continue;
    blank += `${text.slice(end, start)}${mark}${" ".repeat(place.end - start - 1)}`;
    end = place.end;
  }
  return blank + text.slice(end);
}

const KCAL_WORDS = wordSet(`
kcal kcals cal cals calorie calories kilocalorie kilocalories kalorie kalorien kilokalorie kilokalorien caloria calorias
kilocaloria kilocalorias quilocaloria quilocalorias chilocaloria chilocalorie calorieen kilocalorieen kcalorie`);
const KJ_WORDS = wordSet(
  "kj kjoule kjoules kilojoule kilojoules kilojulio kilojulios quilojoule quilojoules chilojoule",
);

export const energyUnitOf = (plain = ""): number | undefined =>
  KCAL_WORDS.has(plain) ? 1 : KJ_WORDS.has(plain) ? 1 / KJ_PER_KCAL : undefined;

export const ENERGY_NAMES = wordSet(
  "energy energie brennwert energia energetico energetique energiewert energiegehalt energetische",
);

/** "Other" is what labels say besides, and nothing counts. */
export type FigureName = AmountName | "other";

const NAMES = new Map<string, FigureName>(
  Object.entries({
    carbs: `carb carbs carbo carbos carbohydrate carbohydrates kh khs kohlenhydrat kohlenhydrate kohlenhydraten
      kohlehydrate glucide glucides carbohidrato carbohidratos hidratos hc ch carboidrato carboidrati carboidratos
      koolhydraat koolhydraten glucidi glucidos`,
    protein: `protein proteins prot prots proteine proteines proteina proteinas proteinen eiweiss ew eiwit eiwitten`,
    fats: `fat fats fett fette fetten lipide lipides lipid lipids graisse graisses grasa grasas grasso grassi lipido
      lipidos lipidi vet vetten gordura gorduras`,
    other: `fibre fiber fibres fibers fibra fibras ballaststoff ballaststoffe vezel vezels voedingsvezel voedingsvezels
      saturates saturated saturate satfat sodium natrium sodio cholesterol cholesterin colesterol potassium salt salz sel sal
      sale zout sugar sugars zucker sucre sucres azucar azucares zucchero zuccheri suiker suikers acucar acucares satures
      saturi saturadas saturados fettsauren polyols`,
  }).flatMap(([name, words]) => [...wordSet(words)].map((word) => [word, name as FigureName] as const)),
);

export const nutrientOf = (plain = ""): FigureName | undefined => NAMES.get(plain);

/** Of a nutrient's name, before and after the word that tells it: "total fat", "hidratos de carbono". */
export const NAME_BEGINS = wordSet(
  "net total dietary trans matieres acides gras acidi acidos grassi gesattigte gesattigten verzadigd verzadigde saturated",
);
export const NAME_ENDS = wordSet(
  "carbono grasses saturated saturates satures saturi saturados fatty acids fat",
);

/** "P 22", "22p": only beside other figures. */
const LETTERS = new Map<string, AmountName>([
  ["c", "carbs"],
  ["p", "protein"],
  ["f", "fats"],
]);
/** Before a number as capitals only: "K 34 g, E 22 g, V 18 g" and "G 70, P 28, L 22"; the E of "20 g E, 15 g KH" also after it. */
const CAPITALS = new Map<string, AmountName>([
  ["K", "carbs"],
  ["G", "carbs"],
  ["H", "carbs"],
  ["E", "protein"],
  ["L", "fats"],
  ["V", "fats"],
  ["v", "fats"],
  ["MG", "fats"],
]);

export const letterOf = (typed: string, isBefore: boolean): AmountName | undefined =>
  LETTERS.get(typed.toLowerCase()) ?? (isBefore || typed === "E" ? CAPITALS.get(typed) : undefined);

export const weightOf = (plain = ""): number | undefined =>
  GRAMS.has(plain) ? 1 : MILLIGRAMS.has(plain) ? 0.001 : undefined;
const GRAMS = wordSet("g gr grs gms gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas");
const MILLIGRAMS = wordSet("mg milligram milligrams milligramm milligramme milligrammes");

/** "Low fat 150 g" and "vitamin C 70 mg" are no figures. */
export const BEFORE_NO_FIGURE = wordSet(
  `low no non full reduced half high extra less more whole zero free rich vitamin vitamine vitamina skim lean
   whey pea soy soya casein hemp rice duck goose chicken pork beef bacon vegetable milk`,
);
/** "30 g protein powder" is a food. */
export const AFTER_NO_FIGURE = wordSet(
  `powder bar bars shake shakes drink drinks smoothie pudding pulver riegel ball balls cookie cookies pancake pancakes
   yogurt yoghurt bread isolate concentrate snack chips wrap milk water coffee free puffs crisps`,
);

export const ABOUT = wordSet(
  "between zwischen entre tussen about approx approximately around circa ca roughly ungefahr etwa rund environ aproximadamente unos unas aprox ongeveer cerca",
);

/** Between figures of one food, and between a food and its figures. */
export const GLUE = wordSet(`
and und et y e ed en with mit avec con com met plus of de di d von van which davon dont das cui waarvan dos cuales i in at a an
for has have having is are was contains containing hat enthalt contient contiene contem bevat macros macro makros nutrition
nahrwerte naehrwerte nahrwertangaben valeurs valori valores values nutritional nutrizionali nutricionales nutritionnelles
information informacion informations informazioni facts voedingswaarde only just the`);

export const EACH = wordSet(
  "each apiece je jeweils chacun chacune cada ciascuno ciascuna ognuno ognuna elk elke uno",
);
export const PER = wordSet("per pro par por je pour auf");
export const SERVINGS = wordSet(`
serving servings portion portions portionen portie porties porzione porzioni porcion porciones racion raciones porcao porcoes
dose doses`);
/** "A piece" after a figure, as "per piece". */
export const PIECES_EACH = wordSet("piece pop bar slice cookie serving portion");

export const TOTALS = wordSet(
  "total totals altogether overall combined insgesamt gesamt zusammen summe totale totaal together ensemble sum",
);

const SHORT_VERBS = new Set(["ve", "ll", "re"]);

/** A word that may name a food: no "and", no "had", in any of the languages. */
export function isNaming({ kind, plain }: Piece): boolean {
  if (
    kind !== "word" ||
    plain.length < 2 ||
    SHORT_VERBS.has(plain) ||
    numberOfWord(plain) !== undefined ||
    GLUE.has(plain) ||
    ABOUT.has(plain) ||
    TOTALS.has(plain)
  )
    return false;
  if (EACH.has(plain) || PER.has(plain) || SERVINGS.has(plain) || isChatter(plain)) return false;
  return languageIndexes().every(({ byPlain }) => byPlain.get(plain)?.kind !== "word");
}

const ROWS_MIN = 2;
const FIGURES_MIN = 2;
const unitOfFigure = (name: FigureName): string =>
  name === "calories" ? "kcal" : name === "other" ? "g fiber" : `g ${name}`;

/** A text whose tables of foods and figures are lines: "Oats: 300 kcal, 10 g protein". */
export function withTablesAsLines(text: string): string {
  if (!/[|\t]/.test(text)) return text;
  const lines = text.split("\n");
  const written: string[] = [];
  let columns: (string | undefined)[] | undefined;
  for (const [i, line] of lines.entries()) {
    const cells = cellsOf(line);
    if (cells.length < FIGURES_MIN + 1) columns = undefined;
    else {
      const head = columnsOf(cells);
      const follows = cellsOf(lines[i + ROWS_MIN - 1] ?? "").length >= FIGURES_MIN + 1;
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
