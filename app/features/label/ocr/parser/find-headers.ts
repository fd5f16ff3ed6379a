import { type Span, type StraightLine, spanOf } from "./straight-line";

export type HeaderKind = "100g" | "100ml" | "serving" | "container" | "percent" | "else";

export type Header = Span & { kind: HeaderKind };

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
