/** A line of text where lines run level: its plain text, and where each letter's middle stands. */
export type StraightLine = {
  text: string;
  plain: string;
  x: number[];
  y: number[];
  height: number;
  confidence: number;
};

/** A part of a line, by its letters, and its box's middle and ends. */
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
