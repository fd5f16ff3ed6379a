import { findNames, type Name } from "./find-names";
import { joinedLine, type StraightLine } from "./straight-line";

const LONGEST = 24;

/** Names over two lines ("Hidratos de" above "carbono"), as names of the second that reach up to the first. */
export function brokenNames(lines: StraightLine[]): Name[] {
  return lines.flatMap((upper) =>
    lines.filter((lower) => isNext(upper, lower)).flatMap((lower) => nameAcross(upper, lower)),
  );
}

function nameAcross(upper: StraightLine, lower: StraightLine): Name[] {
  const start = Math.max(0, upper.plain.length - LONGEST);
  const both = joinedLine(partOf(upper, start, upper.plain.length), partOf(lower, 0, LONGEST));
  const end = upper.plain.length - start;
  const name = findNames(both).find(({ from, to }) => from < end && to > end + 1);
  if (!name || /\d/.test(both.plain.slice(name.from, name.to))) return [];
  // Against whole names with a few misread letters from the line above.
  if (lettersIn(both, name.from, end) < 4 || lettersIn(both, end, name.to) < name.changes + 2) return [];
  // "Fat" above "Saturated" is two rows.
  if (findNames(upper).some(({ to }) => to > start + name.from)) return [];
  const above = upper.y[start + name.from] as number;
  const below = lower.y[0] as number;
  return [
    {
      ...name,
      line: lower,
      from: 0,
      to: name.to - end - 1,
      left: Math.min(name.left, lower.x[0] as number),
      right: Math.max(name.right, upper.x.at(-1) as number),
      y: (above + below) / 2,
      reach: (below - above) / 2,
    },
  ];
}

export function isNext(upper: StraightLine, lower: StraightLine) {
  const height = Math.min(upper.height, lower.height);
  const down = (lower.y[0] as number) - (upper.y[0] as number);
  return (
    down > 0.5 * height &&
    down < 1.7 * height &&
    Math.max(upper.height, lower.height) < 1.5 * height &&
    Math.abs((lower.x[0] as number) - (upper.x[0] as number)) < 1.5 * height
  );
}

const lettersIn = ({ plain }: StraightLine, from: number, to: number) =>
  plain.slice(from, to).replace(/[^a-z]/g, "").length;

const partOf = (line: StraightLine, from: number, to: number): StraightLine => ({
  ...line,
  text: line.text.slice(from, to),
  plain: line.plain.slice(from, to),
  x: line.x.slice(from, to),
  y: line.y.slice(from, to),
});
