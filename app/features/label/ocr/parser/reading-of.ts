import type { LabelBasis, LabelReading } from "../../label-reading";
import { UNNAMED_LABEL } from "../../unnamed-label";
import type { TextLine } from "../engine/text-line";
import { chooseColumn, worth, worthOfAll } from "./choose-column";
import { type LabelPage, labelPage } from "./label-page";
import { noteFor } from "./note-for";
import { productName } from "./product-name";
import { readRunningText } from "./read-running-text";
import { type Candidate, readTable } from "./read-table";
import { servingSize } from "./serving-size";
import { straighten } from "./straighten";
import { type Tilt, tiltOf } from "./tilt";

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

/** `whole`: no value is missing and they agree. */
export type Read = { reading: LabelReading; whole: boolean; worth: number };

/** The label in a photo's lines of text; null when there is none. */
export function readingOf(lines: TextLine[]): Read | null {
  const read = lines.filter(
    ({ confidence, letters }) =>
      letters.length > 0 && confidence > (letters.length > LONG ? LEAST_IN_LONG : LEAST_CONFIDENCE),
  );
  const best = bestLook(read);
  const column = chooseColumn(best.columns);
  if (!column || worth(column) < 2) return null;
  const basis = basisOf(column, best.page);
  const reading: LabelReading = {
    ...(productName(best.page) ?? { name: UNNAMED_LABEL, emoji: "🍽️" }),
    nutrition: column.values,
    basis,
    servingSize: servingSize(best.page),
    note: noteFor(column.values),
    source: "built-in",
  };
  return { reading, whole: column.agreed === true, worth: worth(column) };
}

function bestLook(lines: TextLine[]): Look {
  let best = lookAlong(lines, tiltOf(lines));
  // On a can, the short lines of a column tilt unlike the long ones beside it, and one side unlike the other.
  for (const [least, spread] of [[NARROW], [undefined, WIDE], [NARROW, WIDE]]) {
    if (isClear(best)) return best;
    const round = lookAlong(lines, tiltOf(lines, least, spread));
    if (round.worth > best.worth) best = round;
  }
  return best;
}

function lookAlong(lines: TextLine[], tilt: Tilt): Look {
  let best = look(lines, tilt, 0);
  for (const more of TILTS) {
    if (isClear(best)) return best;
    const other = look(lines, tilt, more);
    if (other.worth > best.worth) best = other;
  }
  // The remaining slope of the rows is the error of the tilt.
  const levelled = look(lines, tilt, best.more + best.slope);
  return levelled.worth > best.worth ? levelled : best;
}

const isClear = ({ columns, slack }: Look) =>
  slack < LEVEL && columns.length > 0 && columns.every(({ agreed }) => agreed);

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

function basisOf({ kind }: Candidate, { lines }: LabelPage): LabelBasis {
  if (kind === "serving" || kind === "100g" || kind === "100ml" || kind === "container") return kind;
  // North American labels have no column head: always per serving.
  const isAmerican = lines.some(({ plain }) =>
    /nutrition ?facts|daily ?va|% ?dv|calories ?from|amount ?per/.test(plain),
  );
  return isAmerican ? "serving" : "unknown";
}
