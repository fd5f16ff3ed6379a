import { joinedLine, type StraightLine } from "./straight-line";

const end = (line: StraightLine) => (line.x.at(-1) as number) + line.height * 0.22;
const begin = (line: StraightLine) => (line.x[0] as number) - line.height * 0.22;

/** Joins words detected as separate lines, as with large letters: "Serving" "size". */
export function joinWords(lines: StraightLine[]): StraightLine[] {
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
