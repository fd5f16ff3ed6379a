import type { Food } from "~/features/foods/foods";
import { withPlainNumbers } from "~/features/foods/language/spoken-numbers";
import { numberOfWord } from "~/features/foods/language/token";
import { plainWord } from "~/features/foods/languages/languages";
import { translatedTokens } from "~/features/foods/languages/translated-tokens";
import { meantWord } from "~/features/foods/matching/food-index";
import { match } from "~/features/foods/matching/match";
import type { FnddsIndex } from "~/features/meals/fndds/fndds-index";
import { fnddsSteps } from "~/features/meals/fndds/fndds-steps";
import {
  blanked,
  ENERGY_NAMES,
  energyUnitOf,
  type FigureName,
  letterOf,
  nutrientOf,
  piecesOf,
  type Stretch,
  TOTALS,
} from "~/features/meals/stated/pieces";
import { sharesIn } from "~/features/meals/stated/shares";
import { addAmounts } from "~/features/nutrition/amounts";
import { capital } from "~/platform/text";
import { asPartOfDish, isLeftIn, measuredTogether, weighedAsWhole, withPartsInside } from "./dishes";
import { withFilledBreads, withFilledDishes } from "./filled";
import { asMeantBeside, longestFoodMatch, type Step, withFatOfPan } from "./match-foods";
import type { Analysis } from "./meal";
import { withListColon, withOneDish, withRecounts } from "./meant";
import { attachAmounts, isMain, joinedNames, type Phrase, phraseOf } from "./phrases";
import { fatsIn, leanIn, startOfDenial } from "./preparation";
import { MAX_PARTS, split } from "./split";
import { loneMakers, makersIn, withBrandMeals } from "./stated/brand-meals";
import { toShareIn } from "./stated/company";
import { corrected, negativesIn, notEatenIn } from "./stated/eaten-share";
import { namedDish, withIngredients, withoutSaidAgain, withShares } from "./stated/ingredients";
import { correctionsIn, joinersIn, notesIn, numberingIn, packsIn, withServingsEaten } from "./stated/marks";
import { statementsIn, withoutStatements } from "./stated/statements";
import { type Entry, entryOfFood, withFigures } from "./stated/typed-items";
import { isUnknownFood, portionsOf, unsaidTokens, weighedAlike, withUnsaidFoods } from "./unsaid";
import type { WeighedFood } from "./weigh";

/** A food as named in another language, "Poulet grillé"; undefined for names of the table. */
export function typedName(food: Food, description: string, phrases: readonly Phrase[]): string | undefined {
  const tokens = phrases.flatMap((phrase) => phrase.tokens);
  const named = tokens.filter((token) => token.named || token.called !== undefined);
  const [first] = named;
  const [part, ...others] = new Set(named.map(({ called = "" }) => called));
  if (part && others.length === 0) return titled(part);
  if (!first) return undefined;
  const end = Math.max(...named.map((token) => token.end));
  const whole = description.slice(Math.min(...named.map(({ start }) => start)), end);
  const name = /[\p{Nd},;:.()\n]/u.test(whole) ? description.slice(first.start, first.end) : whole;
  return plainWord(name) === plainWord(food.name) ? undefined : titled(name);
}

const titled = (name: string): string => capital(name).replace(/\s+/g, " ");

/** "Döner" with the accents that were typed. */
const accented = (called: string | undefined, said: string): string | undefined =>
  called && /\P{ASCII}/u.test(said) && plainWord(said) === plainWord(called) ? titled(said) : called;

/** Reads a described meal by the table of foods and the imported `fndds`: no network, no randomness, never throws. */
export const analyse = (typed: string, fndds?: FnddsIndex): Analysis => {
  const said = analysed(typed, fndds);
  const dish = withOneDish(typed.slice(0, MAX_LENGTH));
  const all = dish ? analysed(dish, fndds) : said;
  return all.items.length === said.items.length && kcalOf(all) > kcalOf(said) ? all : said;
};

const kcalOf = ({ items }: Analysis): number => addAmounts(items.map(({ amounts }) => amounts)).calories;

const analysed = (typed: string, fndds?: FnddsIndex): Analysis => {
  const description = withServingsEaten(
    withListColon(withRecounts(withPlainNumbers(typed.slice(0, MAX_LENGTH)))),
  );
  const beyond = typed.slice(MAX_LENGTH).trim();
  const lean = blanked(description, leanIn(description), "%");
  const makers = makersIn(lean);
  const tables = withTablesAsLines(blanked(lean, [...makers, ...packsIn(lean), ...toShareIn(lean)]));
  const lines = blanked(
    blanked(blanked(tables, [...numberingIn(tables), ...notesIn(tables)], ";"), joinersIn(tables), "&"),
    fatsIn(tables),
  );
  const found = sharesIn(lines);
  const shares = found.filter(({ share }) => share <= 1);
  const [share] = shares;
  const saidOf = (some: typeof shares) => some.flatMap(({ said }) => said);
  const shared = blanked(blanked(lines, saidOf(shares), ";"), notEatenIn(lines));
  const misshared = saidOf(found.filter((other) => !shares.includes(other)));
  const negatives = [...misshared, ...negativesIn(blanked(shared, misshared))];
  const corrections = correctionsIn(shared);
  const positive = blanked(shared, [...negatives, ...corrections], ";");
  const statements = statementsIn(positive);
  const text = withoutStatements(positive, statements);
  const reading = (part: string) => {
    const entries = readIn(part, share && lines, fndds, statements.length > 0);
    return entries && corrected(entries, corrections);
  };
  const read = reading(text);
  const lone = loneMakers(
    makers,
    (read ?? []).map(({ place }) => place),
    text,
  );
  if (!read && statements.length === 0 && negatives.length === 0)
    return { items: [], unrecognised: [typed.trim()], languageUnread: true };
  const dish = namedDish(read ?? [], share, text);
  const untitled = dish ? blanked(text, [dish.place], ";") : text;
  const parts = dish ? reading(untitled) : read;
  const made = withIngredients(parts ?? [], untitled, statements, reading);
  const figured = withFigures(withoutSaidAgain(made.entries), statements, text, shares);
  const { entries, whole } = withShares(figured, shares, text);
  return {
    items: entries.flatMap(({ item }) => item ?? []),
    unrecognised: [
      ...[...entries.filter(({ item }) => !item).map(({ place }) => place), ...negatives]
        .toSorted((a, b) => a.start - b.start)
        .map(({ start, end }) =>
          shared
            .slice(start, end)
            .replace(/^[\s,;.+&]+/, "")
            .trim(),
        ),
      ...lone.map(({ start, end }) => description.slice(start, end)),
      ...(beyond ? [beyond] : []),
    ],
    whole,
    name: dish?.name ?? made.name,
  };
};

const MAX_LENGTH = 4000;

const FIGURES_MIN = 2;

/** A text whose tables of foods and figures are lines: "Oats: 300 kcal, 10 g protein". */
function withTablesAsLines(typed: string): string {
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

/** "Pizza da 300 g, mangiata metà": of all that was `said`, only what was eaten may tell the language. */
const readIn = (text: string, said: string | undefined, ...of: [FnddsIndex | undefined, boolean]) => {
  const own = readEntries(text, text, ...of);
  return said === undefined || own?.some(({ item }) => item) ? own : (readEntries(text, said, ...of) ?? own);
};

/** The foods of a text, and the words that name none though they should; undefined where its language is not read. */
const readEntries = (
  text: string,
  typed: string,
  fndds: FnddsIndex | undefined,
  hasFigures: boolean,
): Entry[] | undefined => {
  const right = meantWord((word) => fndds?.entriesOf(word) !== undefined);
  const tokens = translatedTokens(text, typed, right);
  if (!tokens) return undefined;
  const parts = split(withBrandMeals(tokens));
  const said = joinedNames(attachAmounts(withPartsInside(withBreadCounted(parts.map(phraseOf)))));
  const stepsOf = (phrases: readonly Phrase[]) => (fndds ? fnddsSteps(phrases, fndds) : tableSteps(phrases));
  const found = stepsOf(said);
  // Figures beside a filled bread are those of all of it.
  const breads = hasFigures ? { steps: found, phrases: said } : withFilledBreads(found, said, fndds);
  const filled = withFilledDishes(breads.steps, breads.phrases, fndds, stepsOf);
  const unsaid = withUnsaidFoods(filled.steps, filled.phrases, fndds, stepsOf);
  const { steps, phrases } = withFatOfPan(unsaid.steps, unsaid.phrases);
  const foods: WeighedFood[] = [];
  const unknown: Entry[] = [];
  let main: WeighedFood | undefined;
  let i = 0;
  for (const { length, matches } of steps) {
    const phrase = phrases[i];
    if (!phrase) break;
    const place = placeOf(phrases.slice(i, i + length));
    const portions = matches.length === 1 ? portionsOf(phrases, i, length) : undefined;
    for (const match of length === 1 ? asMeantBeside(matches, phrases, i) : matches) {
      const food = asPartOfDish(
        match,
        portions ? { ...phrase, amount: { ...phrase.amount, portions } } : phrase,
        main,
      );
      const named = typedName(match.food, text, phrases.slice(i, i + length));
      const name = named ?? accented(match.called, text.slice(place.start, place.end));
      const isFirst = matches.length === 1 && foods.every((other) => other.name !== name);
      if (food) foods.push({ ...food, name: isFirst ? name : undefined, place });
      if (food && (!main || isMain(phrase))) main = food;
    }
    if (matches.length === 0 && isUnknownFood(phrase))
      unknown.push({ place, isMain: isMain(phrase), count: phrase.amount.count });
    if (isLeftIn(phrase, main))
      unknown.push({ place: { start: startOfDenial(text, place.start), end: place.end }, isMain: false });
    const ofStep = phrases.slice(i, i + length);
    for (const { start, end } of [...unsaidTokens(ofStep, matches, fndds), ...besideFoods(ofStep)])
      unknown.push({ place: { start, end }, isMain: false });
    i += length;
  }
  // More foods than are read are in the notice.
  const end = placeOf(phrases).end;
  if (parts.length === MAX_PARTS && /\p{L}/u.test(text.slice(end)))
    unknown.push({ place: { start: end, end: text.length }, isMain: false });
  const known = measuredTogether(weighedAlike(weighedAsWhole(foods))).map((food) =>
    entryOfFood(food, food.place ?? placeOf([food.phrase])),
  );
  return [...known, ...unknown];
};

/** "Toast n jam x2" and "boterham kaas 2" are two slices. */
const withBreadCounted = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.map((phrase, i) => {
    const [before, next] = [phrases[i - 1], phrases[i + 1]];
    if (next && isCountOfBread(phrase, next))
      return { ...phrase, amount: { ...phrase.amount, count: next.amount.count, stated: true } };
    return before && isCountOfBread(before, phrase)
      ? { ...phrase, join: "with", amount: { stated: false } }
      : phrase;
  });

const isCountOfBread = (bread: Phrase, { join, tokens: [first], words, amount }: Phrase): boolean =>
  ["list", "with"].includes(join) &&
  amount.stated &&
  !amount.unit &&
  (amount.count ?? 1) > 1 &&
  first?.kind === "word" &&
  numberOfWord(first.norm) === undefined &&
  !bread.amount.stated &&
  (bread.amount.count ?? 1) === 1 &&
  match({ words: bread.words })?.food.group === "bread" &&
  isSpread(match({ words })?.food);

const isSpread = (food: Food | undefined): boolean =>
  food?.group === "dairy" || food?.portions.has("with") === true;

const besideFoods = (phrases: readonly Phrase[]): Stretch[] => [
  ...new Set(phrases.flatMap(({ tokens }) => tokens.flatMap(({ beside = [] }) => beside))),
];

const placeOf = (phrases: readonly Phrase[]): Stretch => {
  const tokens = phrases.flatMap((phrase) => phrase.tokens);
  return {
    start: Math.min(...tokens.map(({ start }) => start)),
    end: Math.max(...tokens.map(({ end }) => end)),
  };
};

const tableSteps = (phrases: readonly Phrase[]): Step[] => {
  const steps: Step[] = [];
  for (let i = 0; i < phrases.length; i += steps.at(-1)?.length || 1)
    steps.push(longestFoodMatch(phrases, i));
  return steps;
};
