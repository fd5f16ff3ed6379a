import { stem, wordSet } from "~/features/foods/language/words";
import { energyUnitOf, isNaming, numberIn, type Piece, SERVINGS, type Stretch } from "./pieces";

/** Parts of a whole in seven languages, by what one of them is. */
export const FRACTIONS = new Map<string, number>(
  Object.entries({
    2: "half halves halfte halb halbe halbes halber halben halbem moitie demi demie mitad medio media meta mezzo mezza helft halve metade meio meia",
    3: "third thirds drittel tiers tercio tercios tercera terzo terzi derde terco tercos terca",
    4: "quarter quarters fourth fourths viertel quart quarts cuarto cuartos cuarta quarto quarti quartos quarta kwart",
    5: "fifth fifths funftel cinquieme cinquiemes quinto quintos quinta quinti vijfde",
    6: "sixth sixths sechstel sixieme sixiemes sexto sextos sexta sesto sesti zesde",
    8: "eighth eighths achtel huitieme huitiemes octavo octavos octava ottavo ottavi achtste oitavo oitavos",
    10: "tenth tenths zehntel dixieme dixiemes decimo decimos decima tiende",
  }).flatMap(([parts, words]) => [...wordSet(words)].map((word) => [word, 1 / Number(parts)] as const)),
);

export const OF = wordSet("of von vom sur de du des d di del dell della su van da do out from aus over");

export const FOR = wordSet("for fur pour para per voor");
export const MAKES = wordSet(
  `serves serve served feeds makes make yields gives sert servent donne ergibt ergab reicht macht salen rinde sale rende rendeu da
   fa vengono venute venuti maakt levert goed deu deram dio salieron wurden`,
);
export const INTO = wordSet("in into en em");
export const CUT = wordSet(
  "divided cut split geschnitten geteilt coupe divise cortado dividido tagliato diviso gesneden verdeeld",
);
export const MADE = wordSet("made gab fait donnait hizo fatto gaf fez");
export const COOKED = wordSet(
  `cooked made baked prepared gekocht gebacken gemacht zubereitet cuisine prepare fait cocinado cocine hecho preparado cucinato
   preparato fatto gekookt gemaakt bereid gebakken cozinhado feito`,
);
export const PEOPLE = wordSet(
  "people persons person personen persoon leute persone personnes personas pessoas adults guests gaste of us ways way",
);
export const PARTS = wordSet(
  `slice slices piece pieces stuck stucke stucken stk scheiben parts part tranches morceaux trozos trozo pedazos piezas unidades
   rebanadas fette fetta pezzi stuks stukken plakken punten fatias pedacos bowls plates squares plate share shares boxes
   containers tubs jars`,
);
export const EATEN = wordSet(
  `had ate eaten eat eating have having took finished gegessen ass esse hatte habe nahm mange mangee mangees manges pris eu
   comi comido come tome tomado mangiato mangiata mangiate mangiati mangio preso presa gegeten at nam genomen comeu davon`,
);
export const ONLY = wordSet(
  "only just about i me myself of nur etwa en ne solo alleen ongeveer so apenas sur ich je a the la il",
);
const IT = wordSet("it them that this those davon daarvan");

export const SHARED = wordSet(
  `shared split divided geteilt aufgeteilt partage partagee partages partagees compartida compartido compartidas compartidos
   dividida divididas dividido divididos divisa diviso divise divisi condivisa condiviso condivise condivisi gedeeld`,
);
export const SHARE = wordSet(
  `share shared split teile teilte teilten geteilt partage partagee partageais compartir compartimos comparti compartido dividi
   diviso condiviso condivisi dividido partilhei deel deelde deelden gedeeld`,
);
export const WITH = wordSet("with w mit avec con met com");
export const MY = wordSet(
  `my our meiner meinem meinen meine unserer unserem ma mon mes notre nos mi mis mia mio miei nostro nostra mijn onze minha meu
   minhas meus nossa nosso`,
);
export const PERSONS = wordSet(
  `husband wife partner boyfriend girlfriend friend friends colleague colleagues mom mum dad mother father sister brother son
   daughter kids kid children child family roommate someone somebody neighbour neighbor him her them mann frau freund freundin
   freunden kollegen kollegin kindern kind mutter vater schwester bruder sohn tochter mari femme copain copine ami amie amis
   enfants fils fille mere pere frere soeur marido mujer esposa novio novia amigo amiga amigos hijo hija hijos madre padre
   hermano hermana marito moglie ragazzo ragazza amico amica amici figlio figlia figli fratello sorella vriend vriendin vrouw
   man vrienden zoon dochter kinderen marido esposa namorado namorada filho filha filhos irmao irma`,
);
export const AMONG = wordSet(
  "between among amongst entre zwischen unter tra fra tussen a in into by durch zu par en door por",
);
export const AMONG_US = wordSet("between among amongst zwischen tussen");
export const TOGETHER = new Map([
  ["zweit", 2],
  ["dritt", 3],
  ["viert", 4],
]);
export const SEVERAL = wordSet(
  "friends kids children colleagues freunden freunde kindern kinder amis enfants amigos amigas hijos amici figli vrienden kinderen filhos",
);
export const MINE = wordSet(
  `my a an the our his her their meiner meinem meinen meine mein unserer einem einer eines ein eine ma mon mes un une mi mis
   mia mio il la mijn een o minha meu um uma`,
);
export const ARTICLES = wordSet(
  `a an the this that my our ein eine einer eines einem einen der die das des dem den meiner meines un une le la les l una uno
   el los las lo il gli een het de um uma o os as`,
);
/** Between a food and the figures of all of it: "a quiche that has 1600 kcal". */
export const HAVING = wordSet(
  `that which with has have of containing contains worth at mit von zu hat der die das avec de a qui contient con che tiene
   que ha da met van dat heeft com tem`,
);
export const ENTIRE = wordSet(
  "whole entire full complete ganz ganze ganzen ganzes ganzer entier entiere entera entero enteros intera intero hele heel inteira inteiro",
);

/** What was eaten of a whole, as a text says it. */
export type Share = {
  share: number;
  /** So many make the whole. */
  servings?: number;
  /** So many of the servings were eaten, if that is how it was said. */
  eaten?: number;
  grams?: number;
  isRecipe?: boolean;
  /** The stretch that names the whole, or only the food at its end or beginning. */
  of: Stretch;
  only?: "first" | "last";
  /** The words that say it, which name no food. */
  said: readonly Stretch[];
};

export type Found<T> = T & { first: number; next: number };

const SERVINGS_MAX = 100;

export const wholeNumber = (piece: Piece | undefined): number | undefined => {
  const number = piece && numberIn(piece);
  return number !== undefined && Number.isInteger(number) && number <= SERVINGS_MAX ? number : undefined;
};

export const isEndOfClause = (piece: Piece | undefined): boolean =>
  piece === undefined || (piece.kind === "mark" && /[.,;:!?)\n–—-]/.test(piece.plain));

export const isWithin = (i: number, { first, next }: Found<object>): boolean => i >= first && i < next;

export type Fraction = Found<{ share: number; parts?: number }>;

/** "1/6", "½", "a third", "two thirds", "25 %". */
export function fractionAt(pieces: readonly Piece[], i: number): Fraction | undefined {
  const [piece, second, third] = pieces.slice(i, i + 3);
  if (!piece) return undefined;
  const found = (share: number, next: number, parts?: number) =>
    share >= 1 / SERVINGS_MAX && share < 1 ? { share, parts, first: i, next } : undefined;
  if (piece.kind === "number") {
    if (second?.plain === "/" && third?.kind === "number" && third.value > 0)
      return found(piece.value / third.value, i + 3, third.value);
    if (second?.plain === "%") return found(piece.value / 100, i + 2);
    if (piece.value < 1) return found(piece.value, i + 1);
  }
  // "A quart of milk" is no quarter.
  if (/^quarts?$/.test(piece.plain) && second?.plain === "of") return undefined;
  const one = FRACTIONS.get(piece.plain);
  const skipped = /^(?:parte|part)$/.test(second?.plain ?? "") ? 1 : 0;
  if (one !== undefined) return found(one, i + 1 + skipped, Math.round(1 / one));
  const of =
    /^quarts?$/.test(second?.plain ?? "") && third?.plain === "of"
      ? undefined
      : FRACTIONS.get(second?.plain ?? "");
  const count = numberIn(piece) ?? (MINE.has(piece.plain) ? 1 : undefined);
  if (of === undefined || count === undefined || count < 1) return undefined;
  const more = /^(?:parte|part)$/.test(third?.plain ?? "") ? 1 : 0;
  return found(count * of, i + 2 + more, Math.round(1 / of));
}

/** "12 muffins, ate 2", "12 Kekse, davon 3 gegessen": of what was counted just before. */
export function ofCounted(pieces: readonly Piece[]): Share | undefined {
  for (let i = 2; i < pieces.length; i += 1) {
    const at = EATEN.has(pieces[i]?.plain ?? "") ? i + 1 : i;
    const eaten = wholeNumber(pieces[at]);
    const next = EATEN.has(pieces[at + 1]?.plain ?? "") ? at + 2 : at + 1;
    if (!eaten || next - i < 2 || !isEndOfClause(pieces[next])) continue;
    let said = i;
    while (ONLY.has(pieces[said - 1]?.plain ?? "")) said -= 1;
    const last = isEndOfClause(pieces[said - 1]) ? said - 2 : said - 1;
    let first = last;
    while (first > 0 && isInName(pieces[first])) first -= 1;
    const whole = wholeNumber(pieces[first]);
    if (!whole || eaten >= whole || first === last) continue;
    while (pieces[first - 1]?.kind === "word") first -= 1;
    // "A tray of 24 brownies, I ate 3: 250 g butter …" is what it is made of.
    const isRecipe = pieces[next]?.plain === ":" && pieces.slice(next).some(isNaming);
    const of = isRecipe ? { first: next + 1, next: pieces.length } : { first, next: said };
    return {
      share: eaten / whole,
      servings: whole,
      eaten,
      of: stretchOf(pieces, of),
      said: [stretchOf(pieces, { first: isRecipe ? first : said, next })],
    };
  }
  return undefined;
}

const isInName = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isNaming(piece) || OF.has(piece.plain)) && !EATEN.has(piece.plain);

/** The sentence before `found` that names the whole, or what comes after it. */
export function wholeBefore(
  pieces: readonly Piece[],
  { first, next }: Found<object>,
  part: Found<object>,
): Stretch {
  const outside = (i: number) => !isWithin(i, part);
  // "Banana bread, makes 10, ate 2: 3 bananas …" lists after the colon what it is made of.
  const end = Math.max(next, part.next);
  const colon = pieces[end]?.plain === ")" ? end + 1 : end;
  if (pieces[colon]?.plain === ":" && pieces.slice(colon).some(isNaming))
    return stretchOf(pieces, { first: colon + 1, next: pieces.length });
  const isBefore = pieces.slice(0, first).some((piece, i) => outside(i) && isNaming(piece));
  if (!isBefore) return stretchOf(pieces, { first: next, next: pieces.length });
  let start = first;
  let isNamed = false;
  for (let i = first - 1; i >= 0 && !(isNamed && isSentenceEnd(pieces, i)); i -= 1) {
    isNamed ||= outside(i) && isNaming(pieces[i] as Piece);
    start = i;
  }
  return stretchOf(pieces, { first: start, next: first });
}

const isSentenceEnd = (pieces: readonly Piece[], i: number): boolean => {
  const [mark, after] = pieces.slice(i, i + 2);
  if (mark?.plain === "\n") return after?.plain === "\n";
  return /^[.!?]$/.test(mark?.plain ?? "") && after?.start !== mark?.end;
};

export const stretchOf = (
  pieces: readonly Piece[],
  { first, next }: { first: number; next: number },
): Stretch => {
  const start = pieces[first]?.start ?? pieces.at(-1)?.end ?? 0;
  return { start, end: Math.max(start, pieces[next - 1]?.end ?? start) };
};

export const isNamedOrFigured = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.kind === "number" || isNaming(piece));

export function partsAt(
  pieces: readonly Piece[],
  i: number,
): Found<{ eaten: number; servings: number }> | undefined {
  const eaten = pieces[i]?.kind === "number" ? wholeNumber(pieces[i]) : undefined;
  let at = i + 1;
  while (OF.has(pieces[at]?.plain ?? "") || (at > i + 1 && ARTICLES.has(pieces[at]?.plain ?? ""))) at += 1;
  const servings = at > i + 1 && pieces[at]?.kind === "number" ? wholeNumber(pieces[at]) : undefined;
  if (!eaten || !servings || eaten >= servings) return undefined;
  const noun = pieces[at + 1];
  const isPart = noun?.kind === "word" && (PARTS.has(noun.plain) || SERVINGS.has(noun.plain));
  if (!isPart && !isEndOfClause(noun)) return undefined;
  let first = i;
  while (first > 0 && (EATEN.has(pieces[first - 1]?.plain ?? "") || ONLY.has(pieces[first - 1]?.plain ?? "")))
    first -= 1;
  return { eaten, servings, first, next: isPart ? at + 2 : at + 1 };
}

export const isOfParts = (pieces: readonly Piece[], i: number): boolean =>
  PARTS.has(pieces[i]?.plain ?? "") && !OF.has(pieces[i + 1]?.plain ?? "");

/** The colon of "a lasagna: 500 g beef …". */
export function colonAfter(pieces: readonly Piece[], from: number): number | undefined {
  const length = pieces.slice(from, from + LONGEST_TITLE).findIndex(({ kind }) => kind !== "word");
  const isColon = length > 0 && pieces[from + length]?.plain === ":";
  return isColon && pieces.slice(from + length).some(isNaming) ? from + length : undefined;
}
export const LONGEST_TITLE = 6;

export const isPortion = (pieces: readonly Piece[], i: number): boolean => {
  const noun = pieces[i + 1];
  return noun === undefined || noun.kind === "mark" || SERVINGS.has(noun.plain) || /^inch/.test(noun.plain);
};

export function foodAt(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (OF.has(pieces[at]?.plain ?? "") || /^['’-]$/.test(pieces[at]?.plain ?? "")) at += 1;
  while (ARTICLES.has(pieces[at]?.plain ?? "") || ENTIRE.has(pieces[at]?.plain ?? "")) at += 1;
  return at;
}

const isCounted = (pieces: readonly Piece[], i: number): boolean =>
  pieces[i + 1]?.kind === "word" &&
  (SERVINGS.has(pieces[i + 1]?.plain ?? "") || PARTS.has(pieces[i + 1]?.plain ?? ""));

/** The figures of "lasagna (1/2 of 800 kcal)". */
export const isFigure = (pieces: readonly Piece[], i: number): boolean =>
  energyUnitOf(pieces[i + 1]?.plain) !== undefined && !(pieces[i + 2] && isNaming(pieces[i + 2] as Piece));

/** "I had one portion", "4 gegessen", "ik heb er 1 portie van gegeten"; of a known whole "one portion" alone, too. */
export function partsEaten(
  pieces: readonly Piece[],
  i: number,
  isKnown: boolean,
): Found<{ count: number; isOfServing: boolean }> | undefined {
  if (!isEndOfClause(pieces[i - 1]) && !EATEN.has(pieces[i]?.plain ?? "")) return undefined;
  let at = i;
  while (isBeforePart(pieces, at) && !(at > i && isCounted(pieces, at))) at += 1;
  const isVerb = pieces.slice(i, at).some(({ plain }) => EATEN.has(plain));
  const fraction = fractionAt(pieces, at);
  const count = fraction?.share ?? (isKnown && pieces[at] ? numberIn(pieces[at] as Piece) : undefined);
  if (count === undefined || count <= 0) return undefined;
  let next = fraction ? servingOf(pieces, fraction.next) : at + 1;
  const noun = pieces[next];
  const isServing = noun?.kind === "word" && SERVINGS.has(noun.plain);
  const isPart =
    isServing || (noun?.kind === "word" && (PARTS.has(noun.plain) || isSaidBefore(pieces, next)));
  if (isPart) next += 1;
  if (OF.has(pieces[next]?.plain ?? "") && IT.has(pieces[next + 1]?.plain ?? "")) next += 2;
  const after = OF.has(pieces[next]?.plain ?? "") ? next + 1 : next;
  const verb = EATEN.has(pieces[after]?.plain ?? "");
  if (verb) next = after + 1;
  const isSaid = isVerb || verb || isServing || (isKnown && noun !== undefined && PARTS.has(noun.plain));
  return isSaid && isEndOfClause(pieces[next])
    ? { count, isOfServing: isServing && fraction !== undefined, first: i, next }
    : undefined;
}

const isBeforePart = (pieces: readonly Piece[], i: number): boolean => {
  const piece = pieces[i];
  return (
    piece?.kind === "word" &&
    (EATEN.has(piece.plain) ||
      ONLY.has(piece.plain) ||
      (!isNaming(piece) && numberIn(piece) === undefined)) &&
    !(FRACTIONS.has(piece.plain) || FOR.has(piece.plain) || MAKES.has(piece.plain))
  );
};

function servingOf(pieces: readonly Piece[], from: number): number {
  const at = foodAt(pieces, from);
  return SERVINGS.has(pieces[at]?.plain ?? "") ? at : from;
}

/** The muffins of "12 muffins …, had 2 muffins". */
const isSaidBefore = (pieces: readonly Piece[], i: number): boolean => {
  const word = stem(pieces[i]?.plain ?? "");
  return pieces.slice(0, i - 1).some(({ kind, plain }) => kind === "word" && stem(plain) === word);
};
