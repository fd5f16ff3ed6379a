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
};

export function joinedLine(left: StraightLine, right: StraightLine): StraightLine {
  const middle = (a: number[], b: number[]) => ((a.at(-1) as number) + (b[0] as number)) / 2;
  return {
    text: `${left.text} ${right.text}`,
    plain: `${left.plain} ${right.plain}`,
    x: [...left.x, middle(left.x, right.x), ...right.x],
    y: [...left.y, middle(left.y, right.y), ...right.y],
    height: left.height,
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
