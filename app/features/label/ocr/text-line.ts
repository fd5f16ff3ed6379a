/** A letter that was nearly read: `other` in place of the one at `at`, or `inserted` before it. */
export type Doubt = { at: number; other: string; inserted: boolean; chance: number };

/** A line of text: its box (centre, in pixels; angle in radians, clockwise), letter positions along it and confidence, 0 to 1. */
export type TextLine = {
  text: string;
  confidence: number;
  letters: number[];
  doubts?: Doubt[];
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
  /** Pixels by which both ends lie lower than the middle, where it is curved. */
  bow?: number;
  /** It ends at the right edge of the picture, which may have cut it. */
  isEndCut?: boolean;
};

export type Box = Pick<TextLine, "x" | "y" | "width" | "height" | "angle" | "bow">;

export type Pixels = { data: Uint8Array; width: number; height: number };

/** A levelled line of text: its plain text and the centre of each letter. */
export type StraightLine = {
  text: string;
  plain: string;
  x: number[];
  y: number[];
  height: number;
  confidence: number;
  doubts?: Doubt[];
  /** It begins at the edge of the picture, which may have cut it. */
  isCut?: boolean;
  isEndCut?: boolean;
};

export function joinedLine(left: StraightLine, right: StraightLine): StraightLine {
  const middle = (a: number[], b: number[]) => ((a.at(-1) as number) + (b[0] as number)) / 2;
  return {
    text: `${left.text} ${right.text}`,
    plain: `${left.plain} ${right.plain}`,
    x: [...left.x, middle(left.x, right.x), ...right.x],
    y: [...left.y, middle(left.y, right.y), ...right.y],
    height: left.height,
    isCut: left.isCut,
    isEndCut: right.isEndCut,
    confidence: Math.min(left.confidence, right.confidence),
    doubts: [
      ...(left.doubts ?? []),
      ...(right.doubts ?? []).map((doubt) => ({ ...doubt, at: doubt.at + left.text.length + 1 })),
    ],
  };
}

export type LineSpan = {
  line: StraightLine;
  from: number;
  to: number;
  left: number;
  right: number;
  y: number;
};

export function spanOf(line: StraightLine, from: number, to: number): LineSpan {
  const half = line.height * 0.22;
  const y = line.y.slice(from, to);
  return {
    line,
    from,
    to,
    left: (line.x[from] as number) - half,
    right: (line.x[to - 1] as number) + half,
    y: y.reduce((sum, value) => sum + value, 0) / y.length,
  };
}

/** Lower case without accents, index for index the same. */
export function plainText(text: string): string {
  let plain = "";
  for (const unit of text.split("")) {
    const lower = unit.toLowerCase();
    const base = lower.normalize("NFD")[0] ?? "";
    plain += ALONE[lower] ?? (base.length === 1 ? base : unit);
  }
  return mended(plain, text);
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
  const isCut = lines.filter((line) => isWithin(EDGE_HEIGHTS, line)).length > 1;
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
    const { text, height, confidence, doubts, isEndCut } = line;
    return {
      text,
      plain: plainText(text),
      x,
      y,
      height,
      confidence,
      doubts,
      isCut: isWithin(isCut ? CUT_HEIGHTS : EDGE_HEIGHTS, line),
      isEndCut,
    };
  });
  return joinWords(straight);
}

const EDGE_HEIGHTS = 0.35;
/** Where the edge cuts other lines: "Trans Fat" may begin after its first word. */
const CUT_HEIGHTS = 1.5;

const isWithin = (heights: number, { x, width, height, angle, letters: [first = 0] }: TextLine) =>
  x + (first - 0.5) * width * Math.cos(angle) < heights * height;

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

const ALONE: Record<string, string> = {
  ß: "s",
  ł: "l",
  ø: "o",
  æ: "a",
  œ: "o",
  đ: "d",
  ð: "d",
  ı: "i",
  µ: "u",
  "：": ":",
};

const LIKE_DIGITS = /(?<![a-z])[bsz](?=(?:[.,]?\d{1,2})?\s?g(?![a-z]))/g;
const DIGITS_LIKE: Record<string, string> = { B: "8", b: "6", S: "5", s: "5", Z: "2", z: "2" };

/** Look-alikes where only a digit or a unit makes sense. */
function mended(plain: string, text: string): string {
  const whole = plain.trim();
  return (
    plain
      // "Og", "FatOg", "O mg"; lower case only alone, as "og" is a word too.
      .replace(/o(?=\s?m?g(?![a-z]))/g, (o, at: number) =>
        text[at] === "O" || /^[<~]?o\s?m?g\.?$/.test(whole) ? "0" : o,
      )
      .replace(/(?<=\d[.,]?)o(?![a-z])|(?<=\d[.,]?)o(?=\s?(?:m?g|kcal|kj)(?![a-z]))|o(?=[.,]\d|\d)/g, "0")
      // "Bg", "12.6Bg", "14,Sg": a capital, or any behind a digit.
      .replace(LIKE_DIGITS, (letter, at: number) => {
        const isBehind = /\d[.,]?$/.test(plain.slice(Math.max(0, at - 2), at));
        return isBehind || text[at] !== letter ? (DIGITS_LIKE[text[at] as string] ?? letter) : letter;
      })
      .replace(/(?<![a-z])[li|](?=\s?m?g(?![a-z])|\d|[.,]\d)|(?<=\d)[l|](?=\d|\s?m?g(?![a-z]))/g, "1")
      // "k]", "kl", "k1" for kJ.
      .replace(/(?<=\d\s?k)[\]li1|!}](?![a-z])/g, "j")
      .replace(/(?<=\d\s?kc)[ao0e][l1i|t](?![a-z])/g, "al")
      .replace(/(?<=\d\s?)kcol\b/g, "kcal")
      .replace(/(?<=\d\s?)q(?![a-z])/g, "g")
      .replace(/(?<!\d)(\d) (?=[.,]\d)/g, " $1")
  );
}
