import type { LabelBasis, LabelReading } from "~/features/label/label-reading";
import { AMOUNTS, type AmountName, NUTRIENTS, perAmount, type Values } from "~/features/nutrition/amounts";
import { type Further, furtherBy } from "~/features/nutrition/further";
import type { LabelAmount } from "./amounts";
import { type ChosenValues, chooseValues, closed } from "./choose-values";
import { columns, type LabelRow, labelRowsOf, rowColumn, slackOf } from "./columns";
import type { Name } from "./names";
import { type HeaderKind, type LabelPage, labelPage } from "./page";
import { productTitles, servingSize, type Title } from "./product-name";
import { addsUp, type Beside, isLoose, relativeError, summed } from "./sums";
import { type StraightLine, straighten, type TextLine, type Tilt, tiltOf } from "./text-line";

export type Candidate = ChosenValues & { kind: HeaderKind | null };

function readTable(page: LabelPage): { columns: Candidate[]; slack: number; slope: number } {
  const rows = labelRowsOf(page);
  const spare = page.amounts.filter((amount) => !rows.some((row) => row.amounts.includes(amount)));
  const read = columns(rows, page.headers).map((column) => ({
    ...closed(chooseValues(column, page), spare),
    kind: column.kind,
  }));
  return { columns: read, ...slackOf(rows) };
}

const ORDER = ["serving", null, "100g", "100ml", "container", "else"];

const valueCount = ({ values }: Candidate) => Object.values(values).filter((value) => value !== null).length;

export const worth = (column: Candidate) =>
  valueCount(column) +
  (column.agreed
    ? 2 - 10 * Math.min(0.2, relativeError(column.values, column.beside))
    : column.agreed === false
      ? -1.5
      : 0) +
  (column.sureEnergy ? 0.5 : 0);

/** The best column counts fully, all of them a little. */
const worthOfAll = (columns: Candidate[]) =>
  Math.max(0, ...columns.map(worth)) + columns.reduce((sum, column) => sum + worth(column), 0) / 4;

/** Per serving where that is about as readable as the others; of equals the first. */
export function chooseColumn(columns: Candidate[]): Candidate | undefined {
  const firsts = columns
    .filter((column) => valueCount(column) > 1)
    .filter((column, i, list) => list.findIndex(({ kind }) => kind === column.kind) === i);
  const most = Math.max(...firsts.map(worth));
  return firsts
    .filter((column) => worth(column) >= most - 1)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))[0];
}

/** What two looks contradict each other in is unknown. */
const undoubted = (further: Further | undefined, other: Further = {}) =>
  further &&
  furtherBy((name) =>
    other[name] === undefined || other[name] === further[name] ? further[name] : undefined,
  );

const noteFor = (values: Values, beside: Beside): string | null =>
  addsUp(values, beside) === false
    ? "The calories and the nutrients don't add up; compare them with the label."
    : null;

/** Values printed as running text: each name followed by its amount, perhaps on the next line. */
function readRunningText(page: LabelPage): Candidate[] {
  const { lines, names, amounts, headers } = page;
  const full = lines.filter((line) => names.filter((name) => name.line === line).length > 1);
  if (full.length === 0) return [];
  const left = Math.min(...full.map((line) => line.x[0] as number));
  const right = Math.max(...full.map((line) => line.x.at(-1) as number));
  const inside = lines.filter((line) => (line.x[0] as number) < right && (line.x.at(-1) as number) > left);

  const rows: LabelRow[] = [];
  for (const part of inReadingOrder(inside).flatMap((line) => parts(line, names, amounts))) {
    if ("nutrient" in part) rows.push({ name: part, amounts: [] });
    else if (part.unit !== "%") rows.at(-1)?.amounts.push(part);
  }
  const column = rowColumn(rows, headers);
  return [{ ...chooseValues(column, page), kind: column.kind }];
}

const parts = (line: StraightLine, names: Name[], amounts: LabelAmount[]) =>
  [...names, ...amounts].filter((part) => part.line === line).toSorted((a, b) => a.from - b.from);

function inReadingOrder(lines: StraightLine[]) {
  const height = (line: StraightLine) => line.y[line.y.length >> 1] as number;
  const rows: StraightLine[][] = [];
  for (const line of lines.toSorted((a, b) => height(a) - height(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && height(line) - height(first) < 0.45 * Math.min(line.height, first.height))
      row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => (a.x[0] as number) - (b.x[0] as number)));
}

/** Radians, tried in turn where rows don't line up. */
const TILTS = [0.01, -0.01, 0.02, -0.02, 0.035, -0.035];
const NARROW = 1.1;
const WIDE = 0.5;
const LEAST_CONFIDENCE = 0.5;
/** Letters; longer lines below `LEAST_IN_LONG` lost some, so their numbers are off. */
const LONG = 20;
const LEAST_IN_LONG = 0.72;
/** Amounts this near to the middle of their rows, in line heights, are certain. */
const LEVEL = 0.2;

type Look = {
  page: LabelPage;
  columns: Candidate[];
  worth: number;
  more: number;
  slack: number;
  slope: number;
};

/** Which of its titles names a food is found where the foods are. */
export type UnnamedReading = Omit<LabelReading, "name" | "emoji"> & { titles: Title[] };

/** `whole`: no value is missing and they agree. */
export type Read = { reading: UnnamedReading; whole: boolean; worth: number; beside: Beside };

/** The label in a photo's lines of text; null when there is none. */
export function readingOf(lines: TextLine[]): Read | null {
  const read = lines.filter(
    ({ confidence, letters }) =>
      letters.length > 0 && confidence > (letters.length > LONG ? LEAST_IN_LONG : LEAST_CONFIDENCE),
  );
  const looks = looksAt(read);
  const best = bestOf(looks);
  const column = chooseColumn(best.columns);
  if (!column || worth(column) < 2 || signsOf(best.page) < 2) return null;
  const basis = basisOf(column, best.page);
  const reading: UnnamedReading = {
    titles: productTitles(best.page),
    nutrition: column.values,
    ...(column.further && { further: column.further }),
    unsure: AMOUNTS.filter(
      (name) =>
        column.values[name] === null || column.unsure.includes(name) || isContested(name, column, looks),
    ),
    basis,
    servingSize: servingSize(best.page),
    note: noteFor(column.values, column.beside),
    source: "built-in",
  };
  return { reading, whole: isSettled(column), worth: worth(column), beside: column.beside };
}

function looksAt(lines: TextLine[]): Look[] {
  const looks = looksAlong(lines, tiltOf(lines));
  // On a can, the short lines of a column tilt unlike the long ones beside it, and one side unlike the other.
  for (const [least, spread] of [[NARROW], [undefined, WIDE], [NARROW, WIDE]]) {
    if (isClear(bestOf(looks))) break;
    looks.push(bestOf(looksAlong(lines, tiltOf(lines, least, spread))));
  }
  return looks;
}

function looksAlong(lines: TextLine[], tilt: Tilt): Look[] {
  const looks = [look(lines, tilt, 0)];
  for (const more of TILTS) {
    if (isClear(bestOf(looks))) return looks;
    looks.push(look(lines, tilt, more));
  }
  // The remaining slope of the rows is the error of the tilt.
  const { more, slope } = bestOf(looks);
  return [...looks, look(lines, tilt, more + slope)];
}

const bestOf = (looks: Look[]) => looks.reduce((best, one) => (one.worth > best.worth ? one : best));

/** Rows that slip are level again one row on: what another level look reads is as likely, unless the sum says more. */
function isContested(name: AmountName, column: Candidate, looks: Look[]): boolean {
  const { values, beside, kind, agreed, unsure } = column;
  if (agreed && !unsure.includes("calories") && !isLoose(values, beside)) return false;
  const names = name === "calories" ? [name] : NUTRIENTS;
  return looks.some(
    ({ slack, columns, more }) =>
      slack < LEVEL &&
      columns.some(
        (other) =>
          other.kind === kind &&
          (names.some((one) => isOther(other.values[one], values[one])) ||
            (more === 0 && other.values[name] === null)),
      ),
  );
}

const isOther = (a: number | null, b: number | null) => a !== null && b !== null && a !== b;

const isClear = ({ columns, slack }: Look) => slack < LEVEL && columns.length > 0 && columns.every(isSettled);

/** In kcal: less is printed as none. */
const NONE = 4;

/** 14 kcal of room say nothing where there is little energy. */
const isSettled = ({ agreed, values, beside }: Candidate) =>
  agreed === true &&
  (relativeError(values, beside) <= 0.2 || Math.abs(summed(values, beside) - (values.calories ?? 0)) <= NONE);

function look(lines: TextLine[], tilt: Tilt, more: number): Look {
  const page = labelPage(straighten(lines, tilt, more));
  const table = readTable(page);
  const text = readRunningText(page);
  // Only in running text do kJ and kcal meet across a line break.
  const isText = isSure(text) && !isSure(table.columns);
  const [asTable, asText] = [
    worthOfAll(table.columns) - 2 * table.slack,
    worthOfAll(text) - (isText ? 0 : 1),
  ];
  if (asText > asTable) return { page, more, columns: text, worth: asText, slack: 0, slope: 0 };
  return { page, more, ...table, worth: asTable };
}

const isSure = (columns: Candidate[]) => columns.some(({ sureEnergy }) => sureEnergy);

/** What tells a label from a price list: units, names with nothing but units beside them, and heads. */
const signsOf = (page: LabelPage) =>
  labelRowsOf(page).filter(
    ({ name, amounts }) =>
      amounts.some(({ unit }) => unit !== null) || (amounts.length > 0 && standsAlone(name, page)),
  ).length +
  page.headers.filter(({ kind }) => kind !== "else").length +
  Number(isAmerican(page));

function standsAlone({ line }: Name, { names }: LabelPage): boolean {
  const letters = line.plain.split("");
  for (const other of names) if (other.line === line) letters.fill(" ", other.from, other.to);
  return !/[a-z]/.test(letters.join("").replace(/(?<![a-z])(?:k?cal|kj|m?g)(?![a-z])/g, ""));
}

const isAmerican = ({ lines }: LabelPage) =>
  lines.some(({ plain }) =>
    /nutrition ?facts|daily ?va|% ?dv|calories ?from|amount ?per|serving ?size/.test(plain),
  );

function basisOf({ kind }: Candidate, page: LabelPage): LabelBasis {
  if (kind === "serving" || kind === "100g" || kind === "100ml" || kind === "container") return kind;
  // North American labels have no column head: always per serving.
  return isAmerican(page) ? "serving" : "unknown";
}

/** The better of two looks; where it leaves a value open, the other's, if they don't contradict each other. */
export function bothReadings(first: Read | null, second: Read | null): Read | null {
  if (!first || !second) return first ?? second;
  const [better, worse] = second.worth > first.worth ? [second, first] : [first, second];
  const { titles, servingSize } = first.reading;
  const [values, otherValues] = [better.reading.nutrition, worse.reading.nutrition];
  const shared = AMOUNTS.filter((key) => values[key] !== null && otherValues[key] !== null);
  const differing = shared.filter((key) => Math.abs((values[key] ?? 0) - (otherValues[key] ?? 0)) > 0.01);
  const bases = [better.reading.basis, worse.reading.basis];
  // A head that one look missed: the figures say that it is the same column.
  const isSame =
    bases[0] === bases[1] || (bases.includes("unknown") && differing.length === 0 && shared.length > 1);
  const doubted = isSame && !better.whole ? differing : [];
  const reading = {
    ...better.reading,
    ...(isSame && bases[0] === "unknown" && { basis: worse.reading.basis }),
    ...(isSame && { further: undoubted(better.reading.further, worse.reading.further) }),
    titles,
    servingSize: servingSize ?? second.reading.servingSize,
    unsure: AMOUNTS.filter((key) => better.reading.unsure.includes(key) || doubted.includes(key)),
  };
  if (!isSame || differing.length > 0) return { ...better, reading };
  const nutrition = perAmount((key) => values[key] ?? otherValues[key]);
  if (addsUp(nutrition, better.beside) === false) return { ...better, reading };
  const unsure = AMOUNTS.filter(
    (key) =>
      nutrition[key] === null ||
      (values[key] === null ? worse.reading.unsure.includes(key) : reading.unsure.includes(key)),
  );
  return { ...better, reading: { ...reading, nutrition, unsure, note: noteFor(nutrition, better.beside) } };
}
