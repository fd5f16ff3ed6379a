import { findAmounts, type LabelAmount } from "./amounts";
import { brokenNames, findNames, isNext, type Name, plainText } from "./names";
import { joinedLine, type LineSpan, type StraightLine, spanOf, type TextLine } from "./text-line";

export type HeaderKind = "100g" | "100ml" | "serving" | "container" | "percent" | "else";

export type Header = LineSpan & { kind: HeaderKind };

const PER = "(?:(?:per|pr[o0.]|pro|pour|por|par|na|je|pa|v|w|i|a|po|za|/|for|ve|pr|in|pe|u|al|la|po)\\.?)";
const SERVING =
  "serv(?:ing|e|g)?|sering|portia|racion|porsiyon|porsjon|porcij[eaiou]|porciju|porciou?|portion|portie|porcion|porcao|porzione|porcja|porcji|porcio|porce|porcie|porcijo|portsjon|annos|adag|biscuits?|bar|scoops?|slices?|tablets?|sachets?|capsules?|glass|bowls?|piece|pot|cup|tub|stuck|riegel|glas|scheibe|becher|barquette|tranche|biscuit|sachet|can|bottle|pack|puck|tsp|tbsp";

const KINDS: [HeaderKind, RegExp][] = [
  ["else", /(?:with|avec|mit|con) ?(?:\d\/\d ?cup|milk|skim|lait|milch|latte)|as ?prepared|dry ?mix/g],
  ["container", /per ?(?:container|pack(?:age|et)?)(?![a-z])/g],
  ["100ml", new RegExp(`(?<![a-z])${PER}? ?[1l]00 ?(?:ml|mi|m1)(?![a-z])`, "g")],
  [
    "100g",
    new RegExp(
      `(?:(?<![a-z\\d.,])|(?<=serv(?:e|ing)|portion))${PER} ?[1l][0o]{2} ?(?:g|9|gr|q|gramm?s?)?(?=p[aeor]|[^a-z\\d]|$)`,
      "g",
    ),
  ],
  ["100g", /(?:^|(?<=[a-z (]))100 ?(?:g|gr)(?![a-z])(?! ?\))/g],
  ["100ml", /(?<=[a-z])100 ?ml/g],
  [
    "serving",
    new RegExp(
      `(?:(?<![a-z])${PER}|(?<=[a-z])per) ?(?:average )?(?:1 ?)?(?:${SERVING})(?=per|[^a-z]|$)(?: ?\\(?[\\d.,]+ ?(?:g|ml)\\)?)?`,
      "g",
    ),
  ],
  [
    "serving",
    new RegExp(
      `(?<![a-z])(?:per|pro|par|por) ?(?:\\d\\/\\d|\\d+(?:[.,]\\d+)?) ?(?:g|ml|${SERVING})(?![a-z])`,
      "g",
    ),
  ],
  [
    "serving",
    /^\W*(?:adag|annos|porci[oa]n?|racion|porsiyon|porsjon|portie|portion|porcja|serving)(?: ?\(?[\d.,]+ ?(?:g|ml)\)?)?\W*$/g,
  ],
  ["serving", /(?<![a-z])(?:1?\/?\d ?(?:of )?(?:a )?(?:pot|pack|bar|can|tub)|[yv]s of a pot)(?![a-z])/g],
  [
    "percent",
    /% ?(?:dv|di|ri|rda|rdi|nrv|gda|vnr|ar|vrn|ir|daily|valeur|intake|aqr|rm|dziennej|rws|adh)?|(?<![a-z])(?:rdi|rda|nrv|gda|vnr|ri|ir|%dv)\*?(?![a-z])/g,
  ],
];
const NOT_A_HEAD =
  /serv(?:ing|g)?s? ?(?:size|per ?(?:pack|cont|tub|box|bottle))|sering ?size|portions? ?par|porciones? ?por|raciones|daily ?values? ?are|based ?on|makes/;

export function findHeaders(line: StraightLine): Header[] {
  const headers: Header[] = [];
  if (NOT_A_HEAD.test(line.plain)) return headers;
  for (const [kind, pattern] of KINDS) {
    for (const match of line.plain.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (headers.some((other) => other.from < to && from < other.to)) continue;
      if (kind === "percent" && /\d ?$/.test(line.plain.slice(0, from))) continue;
      headers.push({ ...spanOf(line, from, to), kind });
    }
  }
  // "100 g of product": the whole line is one header.
  const [only] = headers;
  if (headers.length === 1 && only && line.plain.length < 24)
    return [{ ...spanOf(line, 0, line.plain.length), kind: only.kind }];
  return headers;
}

export type LabelPage = { lines: StraightLine[]; names: Name[]; amounts: LabelAmount[]; headers: Header[] };

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

function unnamedEnergy({ line, from, left, y, unit }: LabelAmount): Name[] {
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

const end = (line: StraightLine) => (line.x.at(-1) as number) + line.height * 0.22;
const begin = (line: StraightLine) => (line.x[0] as number) - line.height * 0.22;

/** Joins words detected as separate lines, as with large letters: "Serving" "size". */
function joinWords(lines: StraightLine[]): StraightLine[] {
  const joined: StraightLine[] = [];
  for (const line of lines.toSorted((a, b) => begin(a) - begin(b))) {
    const before = joined.find((other) => belong(other, line));
    if (!before) joined.push({ ...line });
    else Object.assign(before, joinedLine(before, line));
  }
  return joined;
}

function belong(left: StraightLine, right: StraightLine) {
  const height = Math.min(left.height, right.height);
  const gap = begin(right) - end(left);
  return (
    Math.max(left.height, right.height) < 1.4 * height &&
    Math.abs((left.y.at(-1) as number) - (right.y[0] as number)) < 0.3 * height &&
    gap > -0.6 * height &&
    gap < 0.45 * height &&
    !(/[\d%][^\w%]*$/.test(left.plain) && /^\W*\d/.test(right.plain))
  );
}

/** The angle at a point is `angle + perX * x + perY * y`: radians; pixels from the middle. */
export type Tilt = { angle: number; perX: number; perY: number; middleX: number; middleY: number };

const STIFFNESS = 0.02;
/** Radians. */
const NEAR = 0.12;

/** A robust fit of the tilt; lines shorter than `least` heights and outliers are ignored, at first those `spread` from the usual angle. */
export function tiltOf(lines: TextLine[], least = 2.5, spread = NEAR): Tilt {
  const telling = lines
    .filter((line) => line.width > least * line.height && Math.abs(line.angle) < 0.8)
    .flatMap(halvesOf);
  const middleX = mean(telling.map((line) => line.x));
  const middleY = mean(telling.map((line) => line.y));
  const angles = telling.map((line) => line.angle).toSorted((a, b) => a - b);
  let tilt: Tilt = { angle: angles[angles.length >> 1] ?? 0, perX: 0, perY: 0, middleX, middleY };
  if (telling.length < 4) return tilt;
  for (const within of [spread, NEAR, NEAR / 2, NEAR / 4]) {
    const near = telling.filter((line) => Math.abs(line.angle - angleAt(tilt, line.x, line.y)) < within);
    if (near.length < 4) break;
    tilt = { ...planeOf(near, middleX, middleY), middleX, middleY };
  }
  return tilt;
}

/** A curved line has another angle in each half. */
function halvesOf(line: TextLine): TextLine[] {
  if (line.bow === undefined) return [line];
  const turn = (2 * line.bow) / line.width;
  return [-1, 1].map((side) => ({
    ...line,
    x: line.x + (side * line.width * Math.cos(line.angle)) / 4,
    y: line.y + (side * line.width * Math.sin(line.angle)) / 4,
    angle: line.angle + side * turn,
    width: line.width / 2,
  }));
}

const angleAt = (tilt: Tilt, x: number, y: number) =>
  tilt.angle + tilt.perX * (x - tilt.middleX) + tilt.perY * (y - tilt.middleY);

/** Weighted least squares, stiffened so that few lines don't bend the plane. */
function planeOf(lines: TextLine[], middleX: number, middleY: number) {
  const size = Math.max(1, ...lines.map((line) => Math.hypot(line.x - middleX, line.y - middleY)));
  const rows = lines.map((line) => ({
    at: [1, (line.x - middleX) / size, (line.y - middleY) / size],
    angle: line.angle,
    weight: (line.width / line.height) ** 1.5,
  }));
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const matrix = [0, 1, 2].map((i) => [
    ...[0, 1, 2].map(
      (j) =>
        rows.reduce((sum, { at, weight }) => sum + weight * (at[i] as number) * (at[j] as number), 0) +
        (i === j && i > 0 ? total * STIFFNESS : 0),
    ),
    rows.reduce((sum, { at, angle, weight }) => sum + weight * (at[i] as number) * angle, 0),
  ]);
  const [angle = 0, perX = 0, perY = 0] = solve(matrix);
  return { angle, perX: perX / size, perY: perY / size };
}

function solve(matrix: number[][]): number[] {
  const rows = matrix.map((row) => [...row]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] || 1e-9;
    for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) / pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[i] as number;
      for (let j = 0; j < other.length; j++) other[j] = (other[j] as number) - factor * (row[j] as number);
    }
  }
  return rows.map((row) => row.at(-1) as number);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const STEPS = 6;

/** Lines without their tilt (plus `more` radians): letters of one row share a y. */
export function straighten(lines: TextLine[], tilt: Tilt, more = 0): StraightLine[] {
  const level = levelling({ ...tilt, angle: tilt.angle + more });
  const straight = lines.map((line) => {
    const x: number[] = [];
    const y: number[] = [];
    const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
    for (const letter of line.letters) {
      const along = (letter - 0.5) * line.width;
      const across = (line.bow ?? 0) * (2 * letter - 1) ** 2;
      const at = level(line.x + along * cos - across * sin, line.y + along * sin + across * cos);
      x.push(at.x);
      y.push(at.y);
    }
    const { text, height, confidence, doubts } = line;
    return { text, plain: plainText(text), x, y, height, confidence, doubts };
  });
  return joinWords(straight);
}

export const levelled = (line: TextLine): StraightLine =>
  straighten([line], {
    angle: line.angle,
    perX: 0,
    perY: 0,
    middleX: line.x,
    middleY: line.y,
  })[0] as StraightLine;

function levelling({ angle, perX, perY, middleX, middleY }: Tilt) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = perX * cos + perY * sin;
  const across = perY * cos - perX * sin;
  return (px: number, py: number) => {
    const [dx, dy] = [px - middleX, py - middleY];
    const x = dx * cos + dy * sin;
    let y = dy * cos - dx * sin;
    const step = -x / STEPS;
    for (let i = 0; i < STEPS; i++) {
      const at = x + step * (i + 0.5);
      y += step * (along * at + across * y);
    }
    return { x, y };
  };
}
