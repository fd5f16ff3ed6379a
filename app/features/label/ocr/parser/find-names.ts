import { LRUCache } from "lru-cache";
import { beginsAlike } from "./alike";
import type { Nutrient } from "./nutrient";
import { NUTRIENT_NAMES } from "./nutrient-names";
import { type Span, type StraightLine, spanOf } from "./straight-line";

/** A nutrient's name with `changes` misread letters; over several lines its row is within `reach` of the middle. */
export type Name = Span & { nutrient: Nutrient; changes: number; reach: number };

type Words = Pick<StraightLine, "text" | "plain">;

const NAMES = (Object.keys(NUTRIENT_NAMES) as Nutrient[])
  .flatMap((nutrient) => NUTRIENT_NAMES[nutrient].split(/\s+/).map((name) => ({ name, nutrient })))
  .toSorted((a, b) => b.name.length - a.name.length);

/** "Of which" marks a part. */
const PART =
  /(?:ofwhich|davon|dont|dicui|delas?cuales|delos?cuales|dosquais|dasquais|waarvan|varav|heraf|hvorav|wtym|odteg[a-z]?|odkaterih|odkojih|ztoho|josta|amelyb[a-z]l|dincare|includes?|incl)$/;

const mostChanges = (name: string) => (name.length < 5 ? 0 : name.length < 9 ? 1 : name.length < 14 ? 2 : 3);

type NameMatch = { from: number; to: number; nutrient: Nutrient; changes: number };

/** A page is read at several angles; its words stay the same. */
const cache = new LRUCache<string, NameMatch[], Words>({
  max: 2000,
  memoMethod: (_text, _stale, { context }) => namesIn(context),
});

export function findNames(line: StraightLine): Name[] {
  const matches = cache.memo(line.text, { context: line });
  return matches.map((name) => ({ ...name, ...spanOf(line, name.from, name.to), reach: 0 }));
}

function namesIn(line: Words): NameMatch[] {
  const letters: number[] = [];
  let squeezed = "";
  for (const [i, sign] of line.plain.split("").entries()) {
    if (!/[a-z]/.test(sign)) continue;
    squeezed += sign;
    letters.push(i);
  }
  const matches: NameMatch[] = [];
  let at = 0;
  while (at < squeezed.length) {
    const best = beginsWord(line, letters, at) ? bestAt(line, squeezed, letters, at) : undefined;
    if (!best) {
      at++;
      continue;
    }
    const from = letters[at] as number;
    const to = (letters[best.end - 1] as number) + 1;
    const nutrient = PART.test(squeezed.slice(Math.max(0, at - 14), at)) ? "other" : best.nutrient;
    matches.push({ from, to, nutrient, changes: best.changes });
    at = best.end;
  }
  return matches;
}

function bestAt(line: Words, squeezed: string, letters: number[], at: number) {
  let best: { nutrient: Nutrient; changes: number; end: number; worth: number } | undefined;
  for (const { name, nutrient } of NAMES) {
    if (best && name.length <= best.worth) break;
    const { changes, end } = beginsAlike(squeezed, at, name, mostChanges(name));
    if (changes === Infinity || !endsWord(line, letters, end)) continue;
    const worth = name.length - 2.5 * changes;
    if (!best || worth > best.worth) best = { nutrient, changes, end, worth };
  }
  return best;
}

/** After a space, sign or digit, or at a capital in a run-together line. */
function beginsWord(line: Words, letters: number[], at: number) {
  const i = letters[at] as number;
  const before = line.plain[i - 1] ?? " ";
  if (!/[a-z]/.test(before)) return true;
  return /\p{Lu}/u.test(line.text[i] ?? "") && !/\p{Lu}/u.test(line.text[i - 1] ?? "");
}

function endsWord(line: Words, letters: number[], end: number) {
  const last = letters[end - 1];
  if (last === undefined) return false;
  const after = line.plain[last + 1] ?? " ";
  if (!/[a-z]/.test(after)) return true;
  return /\p{Lu}/u.test(line.text[last + 1] ?? "") && !/\p{Lu}/u.test(line.text[last] ?? "");
}
