import { FRACTIONS } from "~/features/foods/language/spoken-numbers";
import { wordSet } from "~/features/foods/language/words";
import { isFoodWord } from "./brand-meals";
import {
  ARTICLES,
  blanked,
  energyUnitOf,
  GLUE,
  isNaming,
  MINE,
  MY,
  numberIn,
  OF,
  PEOPLE,
  PERSONS,
  type Piece,
  piecesOf,
  type Stretch,
  stretchesOf,
  WHOLE,
  WITH,
} from "./pieces";
import {
  type Found,
  isEndOfClause,
  isJoining,
  isNamedBefore,
  isRecipe,
  type Share,
  stretchOf,
  wholeBefore,
  wholeNumber,
} from "./share";

const LONGEST = 9;

/** "We were 4", "split it three ways", "half each": a clause that says only who ate. */
function companyAt(pieces: readonly Piece[], i: number, text: string): Found<{ count: number }> | undefined {
  const plain = pieces[i]?.plain ?? "";
  const isVerb =
    SHARED.has(plain) || AMONG_US.has(plain) || (plain === "zu" && TOGETHER.has(pieces[i + 1]?.plain ?? ""));
  const isTable = isTogether(pieces, i, text);
  if (!(isVerb || isTable || isJoining(pieces[i - 1])) || isEndOfClause(pieces[i])) return undefined;
  let next = i;
  while (next < i + LONGEST && (WITH.has(pieces[next]?.plain ?? "") || !isJoining(pieces[next]))) next += 1;
  const clause = pieces.slice(i, next);
  const has = (words: { has(word: string): boolean }) => clause.some(({ plain }) => words.has(plain));
  const isBetween = AMONG.has(plain) && !MINE.has(plain) && clause.length <= 3;
  const isFamily = /^famil/.test(plain) && OF.has(clause[1]?.plain ?? "") && clause.length === 3;
  const isOfUs = clause.some(({ plain }, k) => plain === "us" && clause[k - 1]?.plain === "of");
  const isPeople =
    clause.length === 2 &&
    PEOPLE.has(clause[1]?.plain ?? "") &&
    pieces.some(({ plain }) => SHARE.has(plain) || energyUnitOf(plain) !== undefined);
  const isShared = [SHARE, SHARED, COMPANY, TOGETHER].some(has);
  if (!(isShared || isBetween || isPeople || isOfUs || isTable || isFamily)) return undefined;
  const withAt = clause.findIndex((_, k) => personsWith(pieces, i + k, text) !== undefined);
  const end = withAt < 0 ? next : i + withAt;
  for (let k = i; k < end; k += 1) if (!isOfCompany(pieces, k)) return undefined;
  const company = withAt < 0 ? undefined : personsWith(pieces, end, text);
  if (company) {
    const rest = pieces.slice(company.next, next).findIndex((_, k) => !isOfCompany(pieces, company.next + k));
    return {
      count: company.count,
      first: i,
      next: rest < 0 ? Math.max(next, company.next) : company.next + rest,
    };
  }
  const together = clause.flatMap(({ plain }) => TOGETHER.get(plain) ?? [])[0];
  const number = clause.flatMap((piece) => wholeNumber(piece) ?? []).find((count) => count > 1);
  const count =
    together ?? number ?? (clause.some(({ plain }) => FRACTIONS.get(plain) === 1 / 2) ? 2 : undefined);
  return count && count <= MAX_SHARERS ? { count, first: i, next } : undefined;
}

/** A clause that says no more than "shared", "we shared both": with one other, or as many as it was for. */
export function sharedAt(pieces: readonly Piece[], i: number): Found<{ count: number }> | undefined {
  if (!isJoining(pieces[i - 1]) || isEndOfClause(pieces[i])) return undefined;
  let next = i;
  while (next < i + LONGEST && !isEndOfClause(pieces[next])) next += 1;
  const clause = pieces.slice(i, next);
  const isShared = clause.some(({ plain }) => SHARED.has(plain) && !/^(?:split|divided)$/.test(plain));
  const isAlone = clause.every(
    ({ kind, plain }) => kind === "word" && (SHARED.has(plain) || EQUALLY.has(plain) || BOTH.has(plain)),
  );
  return isShared && isAlone ? { count: 2, first: i, next } : undefined;
}
const BOTH = wordSet(
  "both it them all beides beide les deux tout ambas todo entrambi tutto allebei was were",
);

const isOfCompany = (pieces: readonly Piece[], i: number): boolean => {
  const piece = pieces[i] as Piece;
  if (piece.kind !== "word") return piece.kind === "number" || /^['’]$/.test(piece.plain);
  const isKnown = [SHARE, SHARED, AMONG, COMPANY, PEOPLE, WHOLE, MINE, PERSONS, TOGETHER, FRACTIONS].some(
    (words) => words.has(piece.plain),
  );
  return isKnown || !isNaming(piece) || isNamedBefore(pieces, i) || EQUALLY.has(piece.plain);
};

export function companyShare(pieces: readonly Piece[], text: string): Share | undefined {
  const ofObject = shareOfObject(pieces, text);
  if (ofObject) return ofObject;
  const clauses = [companyAt, sharedAt].flatMap((clauseAt) =>
    pieces.map((_, i) => clauseAt(pieces, i, text)),
  );
  for (const found of clauses) {
    const i = found?.first ?? 0;
    const isHeading = pieces[found?.next ?? 0]?.plain === ":";
    const isOfMany = found && pieces.slice(i, found.next).some(({ plain }) => COMPANY.has(plain));
    if (!found || !(isHeading || isOfMany || pieces.slice(0, i).some(isNaming))) continue;
    const isApart = pieces[i - 1]?.kind === "mark" && !(pieces[i - 1]?.plain === "(" && isFigured(pieces, i));
    const isList = found.count > 2 && isRecipe(pieces.slice(0, i));
    const of = wholeBefore(pieces, found, found);
    return {
      share: 1 / found.count,
      servings: found.count,
      of,
      only: isApart || isHeading || isList ? undefined : "last",
      said: [stretchOf(pieces, found)],
    };
  }
  return undefined;
}

const isTogether = (pieces: readonly Piece[], i: number, text: string): boolean =>
  text[pieces[i]?.start ?? 0] === "à" &&
  pieces[i + 1]?.kind === "word" &&
  (wholeNumber(pieces[i + 1]) ?? 0) > 1 &&
  isEndOfClause(pieces[i + 2]);

const isFigured = (pieces: readonly Piece[], i: number): boolean =>
  energyUnitOf(pieces[i - 2]?.plain) !== undefined;

function shareOfObject(pieces: readonly Piece[], text: string): Share | undefined {
  const verb = pieces.findIndex(({ plain }) => SHARE.has(plain) || SHARED.has(plain));
  if (verb < 0) return undefined;
  const start = clauseStart(pieces, verb);
  const end = clauseEnd(pieces, verb);
  for (let i = start; i < end; i += 1) {
    const company =
      AMONG_US.has(pieces[i]?.plain ?? "") && i > verb
        ? companyAt(pieces, i, text)
        : (personsWith(pieces, i, text) ??
          personsCounted(pieces, i) ??
          (i < verb ? subjectAt(pieces, i) : undefined));
    if (!company || company.count < 2 || company.count > MAX_SHARERS) continue;
    const places =
      i > verb
        ? [
            { first: verb + 1, next: i },
            { first: company.next, next: isJoining(pieces[company.next]) ? company.next : end },
            ...(start === 0 && !pieces.slice(0, verb).some(isJoining) ? [{ first: 0, next: verb }] : []),
          ]
        : [
            { first: company.next, next: verb },
            { first: start, next: i },
            { first: verb + 1, next: end },
          ];
    const food = places.find(({ first, next }) =>
      pieces.slice(first, next).some((piece) => isNaming(piece) && !EQUALLY.has(piece.plain)),
    );
    if (!food) continue;
    const said = [stretchOf(pieces, { first: verb, next: verb + 1 }), stretchOf(pieces, company)];
    const colon =
      [company.next, food.next, verb + 1].find((at) => pieces[at]?.plain === ":") ?? pieces.length;
    // "Shared a paella between 3: 300 g rice …" lists what it is made of.
    const isList = pieces.slice(colon).some(isNaming);
    const of = isList ? { first: colon + 1, next: pieces.length } : food;
    return { share: 1 / company.count, servings: company.count, of: stretchOf(pieces, of), said };
  }
  return undefined;
}

/** "My wife and I split", "me and my brother shared". */
const subjectAt = (pieces: readonly Piece[], i: number): Found<{ count: number }> | undefined =>
  MY.has(pieces[i]?.plain ?? "") && PERSONS.has(pieces[i + 1]?.plain ?? "")
    ? { count: SEVERAL.has(pieces[i + 1]?.plain ?? "") ? 3 : 2, first: i, next: i + 2 }
    : undefined;

function personsWith(
  pieces: readonly Piece[],
  i: number,
  text: string,
): Found<{ count: number }> | undefined {
  if (!WITH.has(pieces[i]?.plain ?? "")) return undefined;
  const at = afterWith(pieces, i);
  const [first, second, third] = pieces.slice(at, at + 3);
  const person = first && (MINE.has(first.plain) || numberIn(first) !== undefined) ? second : first;
  const isPerson =
    [first, second].some((piece) => MY.has(piece?.plain ?? "")) ||
    [first, second, third].some((piece) => PERSONS.has(piece?.plain ?? "")) ||
    (person !== undefined && isNaming(person) && !isFoodWord(person.plain) && isCalled(person, first, text));
  const { count, next } = isPerson ? personsAt(pieces, at, text) : { count: 0, next: i };
  return count > 0 ? { count: count + 1, first: i, next } : undefined;
}

/** "Anna", and the "mates" of "3 mates". */
const isCalled = (person: Piece, count: Piece | undefined, text: string): boolean =>
  isCapital(person, text) || ((wholeNumber(count) ?? 0) > 1 && person !== count);

/** "We were 4", "3 ways", "the four of us", "zu dritt", "entre 4". */
function personsCounted(pieces: readonly Piece[], i: number): Found<{ count: number }> | undefined {
  const words = pieces.slice(i, i + LONGEST).map(({ plain }) => plain);
  const isWe = words[0] === "we" && /^(?:are|were)$/.test(words[1] ?? "");
  const isAmong = AMONG.has(words[0] ?? "") || WITH.has(words[0] ?? "");
  const at = isWe
    ? 2
    : isAmong
      ? words.findIndex((word, k) => k > 0 && !/^(?:z|['’]|n|us|the)$/.test(word))
      : 0;
  const count = TOGETHER.get(words[at] ?? "") ?? wholeNumber(pieces[i + at]);
  const after = pieces[i + at + 1];
  const isOf = /^(?:ways|of us)(?: |$)/.test(words.slice(at + 1, at + 3).join(" "));
  const isSo =
    isEndOfClause(after) ||
    SHARE.has(words[at + 2] ?? "") ||
    [SHARE, EQUALLY, PEOPLE, ARTICLES].some((each) => each.has(after?.plain ?? ""));
  if (!count || !(isWe || isOf || (isAmong && isSo))) return undefined;
  const isPerson = PEOPLE.has(after?.plain ?? "") || /^ways$/.test(words[at + 1] ?? "");
  return { count, first: i, next: i + at + (words[at + 1] === "of" ? 3 : isPerson ? 2 : 1) };
}

const afterWith = (pieces: readonly Piece[], i: number): number => i + (pieces[i + 1]?.plain === "/" ? 2 : 1);

export const clauseStart = (pieces: readonly Piece[], i: number): number =>
  pieces.slice(0, i).findLastIndex(({ plain }) => SENTENCE_MARK.test(plain)) + 1;

export const clauseEnd = (pieces: readonly Piece[], i: number): number => {
  const end = pieces.slice(i).findIndex(({ plain }) => SENTENCE_MARK.test(plain));
  return end < 0 ? pieces.length : i + end;
};
const SENTENCE_MARK = /^[.;!?,\n]$/;
const MAX_SHARERS = 12;

function personsAt(pieces: readonly Piece[], from: number, text: string): { count: number; next: number } {
  let count = 0;
  let next = from;
  for (let i = from; i < from + MAX_SHARERS; ) {
    while (MINE.has(pieces[i]?.plain ?? "") && numberIn(pieces[i] as Piece) !== 2) i += 1;
    const number = wholeNumber(pieces[i]);
    const named = number === undefined || pieces[i]?.plain === "a" ? i : i + 1;
    const person = pieces[named];
    if (person?.kind !== "word") break;
    count += named > i ? (number ?? 1) : SEVERAL.has(person.plain) ? 2 : 1;
    next = named + 1;
    const joined = pieces[next];
    const after = pieces[next + 1];
    const isMore = joined?.kind === "word" && GLUE.has(joined.plain) && !WITH.has(joined.plain);
    const isPerson =
      after &&
      (/^(?:my|meine[rmn]?|ma|mon|mi|mia|mio|mijn|minha|meu)$/.test(after.plain) || isCapital(after, text));
    if (!isMore || !isPerson) break;
    i = next + 1;
  }
  return { count, next };
}

const isCapital = ({ start }: Piece, text: string): boolean => /\p{Lu}/u.test(text.slice(start, start + 2));

const COMPANY = wordSet("were are waren sind etions etait sommes eramos somos eravamo siamo zijn halves");
const EQUALLY = wordSet(
  "together equal samen zusammen gemeinsam ensemble insieme juntos equally evenly gleichmassig us we there z n wir on nous",
);
export const SHARED = wordSet(
  `shared split divided geteilt aufgeteilt partage partagee partages partagees compartida compartido compartidas compartidos
   dividida divididas dividido divididos divisa diviso divise divisi condivisa condiviso condivise condivisi gedeeld`,
);
const SHARE = wordSet(
  `share shared split teile teilte teilten geteilt partage partagee partageais compartir compartimos comparti compartido dividi dividimos
   diviso condiviso condivisi dividido partilhei deel deelde deelden gedeeld`,
);
const AMONG_US = wordSet("between among amongst zwischen tussen entre tra fra");
const AMONG = wordSet(
  "between among amongst entre zwischen unter tra fra tussen a in into by durch zu par en em door por",
);
const TOGETHER = new Map(
  [
    "zweit tweeen due",
    "dritt drieen tre",
    "viert vieren quattro",
    "funft vijven cinque",
    "sechst zessen sei",
  ].flatMap((words, i) => words.split(" ").map((word) => [word, i + 2] as const)),
);
const SEVERAL = wordSet(
  "friends kids children colleagues freunden freunde kindern kinder amis enfants amigos amigas hijos amici figli vrienden kinderen filhos",
);

/** "A pizza to share", and the "half each" after "split a pizza with my boyfriend". */
export const toShareIn = (text: string): Stretch[] => [
  ...stretchesOf(text.matchAll(TO_SHARE)),
  ...stretchesOf(text.matchAll(HALF_EACH)).filter((half) => {
    const rest = blanked(text, [half]);
    return companyShare(piecesOf(rest), rest)?.servings === 2;
  }),
];
const TO_SHARE =
  /(?<=\p{L} )(?:to share|for sharing|zum Teilen|à partager|para (?:compartir|partilhar|dividir)|da condividere|om te delen)(?!\p{L})/giu;
const HALF_EACH =
  /(?<![\p{L}\p{Nd}])(?:half (?:each|and half|for each(?: of us)?)|half[- ]half|(?:we )?(?:each )?(?:had|ate) half each|each had half|halbe?[- ](?:und )?halbe?|(?:jeder|jede|je) (?:die |zur )?Hälfte|(?:la )?moitié[- ](?:chacun|chacune|moitié)|chacun(?:e)? la moitié|(?:la )?mitad (?:y mitad|(?:para )?cada un[oa])|a medias|metà (?:e metà|(?:per )?(?:ciascun[oa]|uno)|a testa|ognuno)|(?:ieder|elk|allebei) de helft|half om half|(?:a )?metade (?:e metade|(?:para )?cada(?: uma?)?)|meio a meio)(?!\p{L})/giu;
