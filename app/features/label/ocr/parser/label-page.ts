import { brokenNames, isNext } from "./broken-names";
import { type Amount, findAmounts } from "./find-amounts";
import { findHeaders, type Header } from "./find-headers";
import { findNames, type Name } from "./find-names";
import { joinedLine, type StraightLine, spanOf } from "./straight-line";

export type LabelPage = { lines: StraightLine[]; names: Name[]; amounts: Amount[]; headers: Header[] };

const DAILY = new Set([2000, 2500, 8400, 8700]);
const SIZE = /serv(?:ing|g)?s? ?(?:size|per)|sering ?size|portions? ?par|porciones? ?por|net ?w|makes \d/;
const FOOTNOTE =
  /percent ?daily|daily ?values? ?(?:are|\(dv)|dv\)? ?tells|2[.,]?000 ?(?:calorie|kcal|ca)|calorie ?diet|calories ?:? ?2[.,]?000|calories ?per ?gram|a ?daily ?diet/;

export function labelPage(all: StraightLine[]): LabelPage {
  const footnotes = all.filter((line) => FOOTNOTE.test(line.plain));
  const lines = all.filter((line) => !footnotes.some((note) => note === line || isUnder(line, note)));
  const headers = lines.flatMap(findHeaders);
  const broken = brokenNames(lines);
  const whole = lines
    .flatMap((line) => [...findNames(line), ...loneUnit(line)])
    .filter((name) => !broken.some((other) => other.line === name.line && touches(other, name)));
  const amounts = lines
    .filter((line) => !SIZE.test(line.plain) || findNames(line).some(({ nutrient }) => nutrient !== "other"))
    .flatMap(findAmounts)
    .filter(({ value, unit }) => !(DAILY.has(value) && (unit === "kj" || unit === "kcal")))
    .filter((amount) => !headers.some((head) => head.line === amount.line && touches(head, amount)));
  const names = stacked([...broken, ...whole], lines);
  const isNamed = names.some(({ nutrient }) => nutrient === "calories");
  return { lines, headers, amounts, names: isNamed ? names : [...names, ...amounts.flatMap(unnamedEnergy)] };
}

/** "Grasas totales" above "Grasas" above "saturadas": the second belongs to the third. */
const isPart = (name: Name, all: Name[], lines: StraightLine[]) =>
  all.some((upper) => upper.nutrient === name.nutrient && isNext(upper.line, name.line)) &&
  lines.some(
    (lower) =>
      isNext(name.line, lower) &&
      findNames(joinedLine(name.line, lower)).some(
        ({ nutrient, from, to }) =>
          nutrient === "other" && from === name.from && to > name.line.plain.length + 1,
      ),
  );

function unnamedEnergy({ line, from, left, y, unit }: Amount): Name[] {
  if (unit !== "kj" && unit !== "kcal") return [];
  return [{ line, from, to: from, left, right: left, y, nutrient: "calories", changes: 0, reach: 0 }];
}

const touches = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to;

/** A nutrient in two languages, one above the other, is one row. */
function stacked(all: Name[], lines: StraightLine[]): Name[] {
  const names = all.map((name) =>
    isPart(name, all, lines) ? { ...name, nutrient: "other" as const } : name,
  );
  const below = (name: Name) =>
    name.nutrient === "calories" || name.nutrient === "other"
      ? undefined
      : names.find(
          (other) =>
            other.nutrient === name.nutrient &&
            isNext(name.line, other.line) &&
            !names.some((third) => third !== other && third.line === other.line),
        );
  const lower = new Set(names.map(below));
  return names
    .filter((name) => !lower.has(name))
    .map((name) => {
      const other = below(name);
      if (!other) return name;
      const [top, bottom] = [name.y - name.reach, other.y + other.reach];
      const right = Math.max(name.right, other.right);
      return { ...name, right, y: (top + bottom) / 2, reach: (bottom - top) / 2 };
    });
}

function isUnder(line: StraightLine, note: StraightLine) {
  const [left, right] = [(note.x[0] as number) - 2 * note.height, note.x.at(-1) as number];
  const begins = line.x[0] as number;
  return (line.y[0] as number) > (note.y[0] as number) + 0.3 * note.height && begins > left && begins < right;
}

/** "(kcal)" alone on a line names a second row of energy. */
function loneUnit(line: StraightLine): Name[] {
  const match = /^\W*(k?cal|kj)\W*$/.exec(line.plain);
  return match ? [{ ...spanOf(line, 0, line.plain.length), nutrient: "calories", changes: 0, reach: 0 }] : [];
}
