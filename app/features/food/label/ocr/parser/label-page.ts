import { type Amount, findAmounts } from "./find-amounts";
import { findHeaders, type Header } from "./find-headers";
import { findNames, type Name } from "./find-names";
import { type StraightLine, spanOf } from "./straight-line";

/** Everything on a photo that may be a part of a nutrition label. */
export type LabelPage = { lines: StraightLine[]; names: Name[]; amounts: Amount[]; headers: Header[] };

/** What an adult needs a day stands on many labels; it is in no portion. */
const DAILY = new Set([2000, 2500, 8400, 8700]);
const SIZE = /serv(?:ing|g)?s? ?(?:size|per)|sering ?size|portions? ?par|porciones? ?por|net ?w|makes \d/;
const FOOTNOTE =
  /percent ?daily|daily ?values? ?(?:are|\(dv)|dv\)? ?tells|2[.,]?000 ?(?:calorie|kcal|ca)|calorie ?diet|calories ?:? ?2[.,]?000|calories ?per ?gram|a ?daily ?diet/;

export function labelPage(all: StraightLine[]): LabelPage {
  const footnotes = all.filter((line) => FOOTNOTE.test(line.plain));
  const lines = all.filter((line) => !footnotes.some((note) => note === line || isUnder(line, note)));
  const headers = lines.flatMap(findHeaders);
  return {
    lines,
    headers,
    names: lines.flatMap((line) => [...findNames(line), ...loneUnit(line)]),
    amounts: lines
      .filter(
        (line) => !SIZE.test(line.plain) || findNames(line).some(({ nutrient }) => nutrient !== "other"),
      )
      .flatMap(findAmounts)
      .filter(({ value, unit }) => !(DAILY.has(value) && (unit === "kj" || unit === "kcal")))
      .filter((amount) => !headers.some((head) => head.line === amount.line && touches(head, amount))),
  };
}

const touches = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to;

function isUnder(line: StraightLine, note: StraightLine) {
  const [left, right] = [(note.x[0] as number) - 2 * note.height, note.x.at(-1) as number];
  const begins = line.x[0] as number;
  return (line.y[0] as number) > (note.y[0] as number) + 0.3 * note.height && begins > left && begins < right;
}

/** "(kcal)" alone in its line is what a second row of energy is called. */
function loneUnit(line: StraightLine): Name[] {
  const match = /^\W*(k?cal|kj)\W*$/.exec(line.plain);
  return match ? [{ ...spanOf(line, 0, line.plain.length), nutrient: "calories", changes: 0 }] : [];
}
