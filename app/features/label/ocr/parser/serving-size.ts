import type { LabelPage } from "./label-page";
import type { StraightLine } from "./straight-line";

const SIZE =
  /(?:serv(?:ing|\.|g)?s? ?size|sering ?size|portion ?size|taille ?(?:de ?la ?)?portion|portionsgrosse|porcion(?!es))(?: ?\/[a-z ]+)? ?[:-]? ?/;
const QUANTITY = /\d[\d.,/]{0,20} ?(?:g|ml|gms?)(?![a-z])/;

/** As printed, such as "2/3 cup (55 g)". */
export function servingSize({ lines, headers }: LabelPage): string | null {
  for (const line of lines) {
    const match = SIZE.exec(line.plain);
    if (!match) continue;
    const size =
      tidy(line.text.slice(match.index + match[0].length)) ?? tidy(rightOf(line, lines)?.text ?? "");
    if (size) return size;
  }
  for (const { line, kind, from } of headers) {
    if (kind !== "serving") continue;
    const rest = line.plain.slice(from);
    const match = QUANTITY.exec(rest) ?? /^per (\d.*\))/.exec(rest);
    if (match) return tidy(line.text.slice(from + match.index, from + match.index + match[0].length));
    const below = lines.find(
      (other) => /^\(\d[\d.,]* ?(?:g|ml)\)$/.test(other.plain) && isBelow(line, other),
    );
    if (below) return tidy(below.text);
  }
  return null;
}

function tidy(text: string) {
  const [size = ""] = text.replace(/\).*$/s, ")").split(/serv(?:ing)?s? ?per|portions? ?par|[|;%]/i);
  const clean = size
    .replace(/^per ?/i, "")
    .replace(/^\((.*)\)$/, "$1")
    .replace(/(\d)(?=g|m[lL]|cup|tbsp|tsp|piece|bar|container|biscuits|balls)/g, "$1 ")
    .replace(/(\S)\(/g, "$1 (")
    .replace(/gms?\b/g, "g")
    .trim();
  return /\d/.test(clean) && !/\dmg|\d mg/.test(clean) && clean.length < 40 ? clean : null;
}

const rightOf = (line: StraightLine, lines: StraightLine[]) =>
  lines
    .filter((other) => other !== line && (other.x[0] as number) > (line.x.at(-1) as number))
    .filter((other) => Math.abs((other.y[0] as number) - (line.y.at(-1) as number)) < 0.6 * line.height)
    .toSorted((a, b) => (a.x[0] as number) - (b.x[0] as number))[0];

const isBelow = (line: StraightLine, other: StraightLine) => {
  const down = (other.y[0] as number) - (line.y.at(-1) as number);
  return (
    down > 0 &&
    down < 1.8 * line.height &&
    (other.x.at(-1) as number) > (line.x[0] as number) &&
    (other.x[0] as number) < (line.x.at(-1) as number) + line.height
  );
};
