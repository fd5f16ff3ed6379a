import type { LabelPage } from "./page";
import type { StraightLine } from "./text-line";

export type Title = { text: string; name: string };

const NO_NAME =
  /^per |nutri|facts|serving|servings|portion|ingredient|zutaten|ingredien|per ?100|average|typical|amount|daily|quantity|value|valor|valeur|wert|waarde|dichiaraz|declara|informa|naringsv|odzywcz|contains|www|\.com|made ?in|product ?of|best ?before|net ?w|store|allerg|warning|recycl|distribut|manufact|calor|energ|source ?of|\d{3,}|suggest|no ?added|gluten|keep|trademark|instruction|microwave|serve ?with|contact|servez|kcal|package|price|batch|storage|recipe|natural|organic\b.{0,99}\bfarm|trust|quality|please|may ?contain|conti?en[et]|contem|enthalt|trazas|traces\b|tracce|spuren|sporen/;

/** What may be the food's name on the pack, largest first. */
export function productTitles({ lines, names }: LabelPage): Title[] {
  const heights = names.map(({ line }) => line.height).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const tableTop = Math.min(...names.map(({ y }) => y));
  const tableEnd = Math.max(...names.map(({ y }) => y));
  const able = lines.filter(isName);
  return able
    .filter((line) => !names.some((name) => name.line === line && covers(name, line)))
    .filter((line) => middle(line) < tableEnd)
    .filter((line) => {
      const above = tableTop - middle(line);
      const isTitle = above > 0 && above < 5 * usual && !isInParagraph(line, lines);
      return line.height / usual > 1.35 || isTitle;
    })
    .toSorted((a, b) => b.height - a.height)
    .map((line) => ({ text: line.text, name: worded(withNeighbours(line, able)) }));
}

const middle = (line: StraightLine) => line.y[line.y.length >> 1] as number;

const covers = (name: { from: number; to: number }, line: StraightLine) =>
  name.to - name.from > 0.35 * line.plain.length;

function isName({ plain, confidence, text }: StraightLine) {
  const letters = plain.replace(/[^a-z]/g, "").length;
  const words = text.split(/\s+/);
  return (
    confidence > 0.88 &&
    letters >= 4 &&
    letters > 0.75 * plain.length &&
    text.length <= 50 &&
    words.every((word) => word.length < 15) &&
    !/[,:;%*()]/.test(text) &&
    !NO_NAME.test(plain)
  );
}

const isInParagraph = (line: StraightLine, lines: StraightLine[]) =>
  lines.filter(
    (other) =>
      other !== line &&
      !NO_NAME.test(other.plain) &&
      Math.abs(other.height - line.height) < 0.3 * line.height &&
      Math.abs(middle(other) - middle(line)) < 1.6 * line.height &&
      Math.abs((other.x[0] as number) - (line.x[0] as number)) < 2 * line.height,
  ).length > 0;

function withNeighbours(line: StraightLine, names: StraightLine[]) {
  const stack = [line];
  for (const other of names.toSorted(
    (a, b) => Math.abs(middle(a) - middle(line)) - Math.abs(middle(b) - middle(line)),
  )) {
    const size = other.height / line.height;
    const near = stack.some(
      (member) =>
        member !== other && Math.abs(middle(member) - middle(other)) < 0.75 * (member.height + other.height),
    );
    const level = Math.abs(centre(other) - centre(line)) < 1.5 * line.height;
    if (stack.length < 3 && !stack.includes(other) && size > 0.6 && size < 1.7 && near && level)
      stack.push(other);
  }
  return stack
    .toSorted((a, b) => middle(a) - middle(b))
    .map(({ text }) => text)
    .join(" ");
}

const centre = (line: StraightLine) => ((line.x[0] as number) + (line.x.at(-1) as number)) / 2;

function worded(text: string) {
  const trimmed = text.replace(/^[^\p{L}\d]+|(?<![^\p{L}\d!])[^\p{L}\d!]+$/gu, "");
  if (trimmed !== trimmed.toUpperCase()) return trimmed;
  return trimmed.charAt(0) + trimmed.slice(1).toLowerCase();
}

const SIZE =
  /(?:serv(?:ing|\.|g)?s? ?size|sering ?size|portion ?size|taille ?(?:de ?la ?)?portion|portionsgrosse|porcion(?!es))(?: ?\/[a-z ]+)? ?[:-]? ?/;
const QUANTITY = /\d[\d.,/]{0,20} ?(?:g|ml|gms?)(?![a-z])/;

/** As printed, such as "2/3 cup (55 g)". */
export function servingSize({ lines, names, headers }: LabelPage): string | null {
  const others = lines.filter((line) => !names.some((name) => name.line === line));
  for (const line of lines) {
    const match = SIZE.exec(line.plain);
    if (!match) continue;
    const size =
      tidy(line.text.slice(match.index + match[0].length)) ??
      tidy(rightOf(line, others)?.text ?? "") ??
      tidy(others.find((other) => isBelow(line, other) && tidy(other.text))?.text ?? "");
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
  const [size = ""] = text
    .replace(/\).*$/s, ")")
    .split(/s? ?serv(?:ing)?s? ?(?:per|in)|portions? ?par|[|;%]/i);
  const clean = size
    .replace(/^per ?/i, "")
    .replace(/^\((.*)\)$/, "$1")
    .replace(/(\d)(?=g|ml|oz|[a-z]{3})/gi, "$1 ")
    .replace(/(\S)\(/g, "$1 (")
    .replace(/gms?\b/g, "g")
    .trim();
  const isSize = /\d/.test(clean) && /[a-z]/i.test(clean) && !/\d ?mg/.test(clean);
  return isSize && clean.length < 40 ? clean : null;
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
