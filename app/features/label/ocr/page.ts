import { findAmounts, type LabelAmount } from "./amounts";
import { brokenNames, findNames, isNext, type Name } from "./names";
import { joinedLine, type LineSpan, type StraightLine, spanOf } from "./text-line";

export type HeaderKind = "100g" | "100ml" | "serving" | "container" | "percent" | "else";

export type Header = LineSpan & { kind: HeaderKind };

const PER = "(?:(?:per|pr[o0.]|pro|pour|por|par|na|je|pa|v|w|i|a|po|za|/|for|ve|pr|in|pe|u|al|la|po)\\.?)";
const SERVING =
  "serv(?:ing|e|g)?|sering|portia|racion|porsiyon|porsjon|porcij[eaiou]|porciju|porciou?|portion|portie|porcion|porcao|porzione|porcja|porcji|porcio|porce|porcie|porcijo|portsjon|annos|adag|biscuits?|bar|scoops?|slices?|tablets?|sachets?|capsules?|glass|bowls?|piece|pot|cup|tub|stuck|riegel|glas|scheibe|becher|barquette|tranche|biscuit|sachet|can|bottle|pack|puck|tsp|tbsp";

const KINDS: [HeaderKind, RegExp][] = [
  ["else", /(?:with|avec|mit|con) ?(?:\d\/\d ?cup|milk|skim|lait|milch|latte)|as ?prepared|dry ?mix/g],
  ["container", /per ?(?:container|pack(?:age|et)?)(?![a-z])/g],
  [
    "100ml",
    new RegExp(`(?:(?<![a-z])${PER}?|(?<=[a-z])per) ?[1l]00 ?(?:ml|mi|m1|milli ?lit[a-z]+)(?![a-z])`, "g"),
  ],
  [
    "100g",
    new RegExp(
      `(?:(?<![a-z\\d.,])|(?<=serv(?:e|ing)|portion|[a-z](?=per)))${PER} ?[1l][0o]{2} ?(?:g|9|gr|q|gramm?s?)?(?=p[aeor]|[^a-z\\d]|$)`,
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
  /serv(?:ing|g)?s?[ .]?(?:size|per ?(?:pack|cont|tub|box|bottle))|sering ?size|portions? ?par|porciones? ?por|raciones|daily ?values? ?are|based ?on|makes/;

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
  /percent ?da[a-z]{1,4} ?va|daily ?values? ?(?:are|\(dv)|dv\)? ?tells|2[.,]?000 ?(?:calorie|kcal|ca)|calorie ?die|calories ?:? ?2[.,]?[05]00|calories ?per ?gram|a ?daily ?diet/;

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
    .filter(({ value, unit }) => !(DAILY.has(value) && (unit === "kj" || unit === "kcal" || unit === null)))
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
