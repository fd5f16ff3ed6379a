/** A levelled line of text: its plain text and the centre of each letter. */
export type StraightLine = {
  text: string;
  plain: string;
  x: number[];
  y: number[];
  height: number;
  confidence: number;
};

export function joinedLine(one: StraightLine, other: StraightLine): StraightLine {
  const middle = (a: number[], b: number[]) => ((a.at(-1) as number) + (b[0] as number)) / 2;
  return {
    text: `${one.text} ${other.text}`,
    plain: `${one.plain} ${other.plain}`,
    x: [...one.x, middle(one.x, other.x), ...other.x],
    y: [...one.y, middle(one.y, other.y), ...other.y],
    height: one.height,
    confidence: Math.min(one.confidence, other.confidence),
  };
}

export type Span = { line: StraightLine; from: number; to: number; left: number; right: number; y: number };

export function spanOf(line: StraightLine, from: number, to: number): Span {
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
