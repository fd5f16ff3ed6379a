import { unitOfWord } from "~/features/foods/language/quantity";
import { type Right, type Token, tokenise } from "~/features/foods/language/token";
import {
  areApart,
  areTwo,
  foodAbroad,
  glassAt,
  isKindOf,
  isNameOfTable,
  isTaste,
  loneFoods,
  outsideNames,
  partCalled,
  wordOf,
} from "./kinds";
import { languageOf, meaningOf, wellSpelt } from "./language-of";
import {
  dishFoods,
  foodOfFood,
  groupOf,
  isCounted,
  isFewGrams,
  isInOtherLetters,
  type LanguageIndex,
  LONGEST_NAME,
  localPortions,
  type Meaning,
  plainWord,
  uncooked,
  wordsIn,
} from "./languages";

const MAX_LENGTH = 4000;
const MAX_WORDS = 600;

type Piece = {
  text: string;
  start: number;
  end: number;
  count: number;
  meaning?: Meaning;
  isUnknown?: boolean;
  beside?: Token["beside"];
};

/** The tokens of a text, in the language of what was `said`, in English; undefined where it is not read. Places are those in the text. */
export const translatedTokens = (text: string, said = text, right?: Right): Token[] | undefined => {
  const start = text.slice(0, MAX_LENGTH);
  const typed = wordsOf(start);
  const telling = said === text ? typed : wordsOf(said);
  const language = languageOf(outsideNames(telling)) ?? loneFoods(typed);
  if (language === "unread" || isInOtherLetters(start)) return undefined;
  return language && (!isNameOfTable(start) || meaningOf(typed, language)?.kind === "food")
    ? tokensOf(inOrder(asServed(piecesOf(start, language)), text, language), text, language)
    : tokenise(text, right);
};

const wordsOf = (text: string): string[] =>
  wordsIn(text)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);

type SpeltWord = { spelt: string; start: number; end: number };

const spelt = (text: string, language: LanguageIndex): SpeltWord[] =>
  wordsIn(text)
    .slice(0, MAX_WORDS)
    .map(({ 0: word, index }) => ({
      spelt: wellSpelt(word, language),
      start: index,
      end: index + word.length,
    }));

function piecesOf(text: string, language: LanguageIndex): Piece[] {
  const pieces: Piece[] = [];
  const words = spelt(text, language);
  let end = 0;
  for (let i = 0; i < words.length; ) {
    const first = words[i] as SpeltWord;
    // The l of "1 l de lait" is no article.
    const isLitre = /^l$/i.test(first.spelt) && /\p{Nd} ?$/u.test(text.slice(0, first.start));
    const longest: Longest = isLitre ? { count: 1 } : longestAt(text, words, i, language);
    const { count } = longest;
    const isApart = /[^ ]/.test(text.slice(end, first.start));
    const meaning =
      (isApart || count > 1 ? undefined : describingAt(pieces, first.spelt, text, language)) ??
      longest.meaning;
    const next = words[i + count - 1]?.end ?? first.end;
    if (first.start > end)
      pieces.push({
        text: gap(text.slice(end, first.start), meaning),
        start: end,
        end: first.start,
        count: 0,
      });
    const typed = text.slice(first.start, next);
    const isUnknown = !meaning && wordOf(typed).english === "none" && /^\p{L}{2}/u.test(typed);
    pieces.push({
      text: meaning ? ` ${meaning.english} ` : typed,
      start: first.start,
      end: next,
      count,
      meaning,
      isUnknown,
    });
    end = next;
    i += count;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), start: end, end: text.length, count: 0 });
  return pieces;
}

/** "Vesperplatte mit Brot und Käse" holds what is said, "Vesperplatte" what is usual. */
function asServed(pieces: readonly Piece[]): Piece[] {
  const served = [...pieces];
  for (const [i, { meaning }] of pieces.entries()) {
    const usual = isFood(pieces[i]) ? dishFoods(meaning?.english ?? "") : [];
    if (usual.length < PLATE_MIN) continue;
    const groups = new Set(usual.map(groupOf));
    const next = pieces.findIndex((piece, j) => j > i && !isJoining(piece));
    const said = pieces.slice(next).filter((piece) => isFood(piece));
    const inside = said.filter(({ meaning }) => groups.has(groupOf(meaning?.english ?? "")));
    if (!isFood(pieces[next]) || inside.length < SAID_MIN) continue;
    for (let j = i; j < next; j += 1) served[j] = { ...served[j], text: " ", meaning: undefined } as Piece;
  }
  return served;
}

const PLATE_MIN = 3;
const SAID_MIN = 2;
const isJoining = ({ meaning, text }: Piece): boolean =>
  meaning ? ["with", "of", "a", ""].includes(meaning.english) : /^[\s:(]*$/.test(text);

/** "80 g di pasta" is dry pasta in Italy, "200 g" and "80 g di pasta cotta" are not. */
function asWeighed(pieces: readonly Piece[], text: string, { weighedDry }: LanguageIndex): Piece[] {
  return pieces.map((piece, i) => {
    const dry = weighedDry && uncooked(piece.meaning?.english ?? "", weighedDry);
    if (!dry) return { ...piece, ...glassAt(text, piece) };
    const after = text.slice(piece.end);
    const isDry = isFewGrams(text.slice(0, piece.start), after) && !/^ cott/.test(after);
    const said = isFewGrams("", after) ? dry.split(" with ").toReversed().join(" + ") : dry;
    return isDry && pieces[i + 2]?.meaning?.kind !== "described" ? { ...piece, text: ` ${said} ` } : piece;
  });
}

/** The "cocido" of "brócoli cocido" and "arroz 200 g cocido": a food stands before it, with or without its amount. */
function describingAt(
  pieces: readonly Piece[],
  word: string,
  text: string,
  { describing, describesAfter, stem }: LanguageIndex,
): Meaning | undefined {
  const meaning = describesAfter ? describing.get(stem(plainWord(word))) : undefined;
  let at = lastWord(pieces, pieces.length);
  // The "tigre" and "peladas" of "gambas tigre peladas cocidas".
  while (pieces[at]?.isUnknown || pieces[at]?.meaning?.kind === "described") at = lastWord(pieces, at);
  const last = pieces[at];
  // The "cotto" of a piadina is its ham.
  if (FILLED.has(groupOf(last?.meaning?.english ?? "") ?? "")) return undefined;
  const isUnit = unitOfWord(last?.meaning?.english ?? last?.text ?? "") !== undefined;
  // The "frites" of "kebab frites" and "nuggets frites" are others than those of "courgettes frites".
  const isOfMeat = /^frites$/i.test(word) && groupOf(last?.meaning?.english ?? "") !== "vegetables";
  const isOther = isOfMeat || (/s$/.test(word) && !/[sx]$/.test(text.slice(last?.start, last?.end)));
  return meaning && (isUnit || (isFood(last) && !isOther)) ? meaning : undefined;
}

const FILLED = new Set(["sandwiches", "bread"]);

const gap = (text: string, meaning: Meaning | undefined): string =>
  meaning ? text.replace(/['’]/g, " ") : text;

type Longest = { count: number; meaning?: Meaning };

function longestAt(text: string, words: readonly SpeltWord[], i: number, language: LanguageIndex): Longest {
  let most = 1;
  while (most < LONGEST_NAME && isTogether(text, words[i + most - 1], words[i + most])) most += 1;
  for (let count = most; count > 0; count -= 1) {
    const meaning = meaningOf(
      words.slice(i, i + count).map(({ spelt }) => spelt),
      language,
    );
    const found = meaning ?? foodAbroad(text.slice(words[i]?.start, words[i + count - 1]?.end));
    if (found) return { count, meaning: found };
  }
  return { count: 1 };
}

const isTogether = (text: string, a: SpeltWord | undefined, b: SpeltWord | undefined): boolean =>
  a !== undefined && b !== undefined && /^(?:[ '’.-]{1,3}|[+/] ?)$/.test(text.slice(a.end, b.start));

/** In English a description stands before the food ("poulet grillé"), and so does what it is of ("tarte de maçã"). */
function inOrder(pieces: readonly Piece[], text: string, language: LanguageIndex): Piece[] {
  const { describesAfter } = language;
  const ordered: Piece[] = [];
  for (const piece of asWeighed(pieces, text, language)) {
    const at = lastWord(ordered, ordered.length);
    const last = ordered[at];
    const beforeLast = lastWord(ordered, at);
    const host = ordered[beforeLast];
    const link = last?.meaning?.english;
    const described = isFood(last) ? at : isOfFood(last) && isFood(host) ? beforeLast : -1;
    const food = ordered[described];
    if (last && link === "a few" && isFood(piece) && !isCounted(piece.meaning?.english ?? "", language))
      ordered[at] = { ...last, text: " some " };
    // "Unos 200 g" are about as many.
    if (last && link === "a few" && /^\p{Nd}/u.test(piece.text)) ordered[at] = { ...last, text: " about " };
    if (food && piece.isUnknown && (describesAfter || /isch(?:e[nrs]?)?$/.test(piece.text)))
      ordered.splice(described, ordered.length, joined(food, food.text, piece));
    else if (food && piece.isUnknown && link !== "of")
      ordered[described] = { ...food, beside: [...(food.beside ?? []), piece] };
    else if (describesAfter && piece.meaning?.kind === "described" && isFood(last))
      ordered.splice(at, ordered.length, joined(last, piece.text + last.text, piece));
    // "Gelato fragola e limone"
    else if (describesAfter && link === "and" && isOfFlavour(host) && isFlavour(piece))
      ordered.splice(beforeLast, ordered.length, joined(host, host.text, piece));
    // "Gelato due gusti: fragola e limone"
    else if (
      isFlavour(piece) &&
      isOfFlavour(host) &&
      /^ ?[,:] ?$/.test(last?.text ?? "") &&
      SCOOPS.test(host.text)
    )
      ordered.splice(beforeLast, ordered.length, joined(host, host.text, piece));
    // "An egg and bread" are no egg bread.
    else if (last && areTwo(host?.meaning, link, piece.meaning, text.slice(last.start, last.end)))
      ordered.splice(at, ordered.length, { ...last, text: link === "a" ? " + a " : " + " }, piece);
    else if (describesAfter && link === "of" && isFood(host) && isFood(piece))
      ordered.splice(beforeLast, ordered.length, joined(host, foodOfFood(host.text, piece.text), piece));
    // "Biscotti macine" are one food, by its kind and its name.
    else if (isFood(piece) && isFood(last) && isKindOf(last.text, piece.meaning?.english ?? ""))
      ordered.splice(at, ordered.length, piece);
    else if (describesAfter && isFlavour(piece) && isFood(last) && FLAVOURED.test(last.text))
      ordered.splice(at, ordered.length, joined(last, foodOfFood(last.text, piece.text), piece));
    // "Sneetjes bruin brood" are slices of that bread.
    else if (isFood(piece) && isFood(last) && isSliceOf(last, piece))
      ordered.splice(at, ordered.length, joined(last, `${SLICES.exec(last.text)?.[0]} ${piece.text}`, piece));
    else if (isFood(piece) && isFood(last))
      ordered.push({ ...piece, text: ` ${isApartFrom(ordered, at, piece) ? "+" : "with"} ${piece.text}` });
    else ordered.push(piece);
  }
  return ordered;
}

/** The bread of "pizza salsicha pão", not the ham of "pizza jamón". */
function isApartFrom(ordered: readonly Piece[], at: number, { meaning, count }: Piece): boolean {
  let host = at;
  while (ordered[host]?.text.startsWith(" with ")) host = lastWord(ordered, host);
  return areApart(ordered[host]?.meaning?.english, meaning?.english, count);
}

const isOfFood = (piece: Piece | undefined): boolean =>
  piece?.meaning?.english === "of" || piece?.meaning?.kind === "described";

const SLICES = /slices? of/;
const isSliceOf = (slice: Piece, { meaning }: Piece): boolean =>
  SLICES.test(slice.text) && / bread$/.test(meaning?.english ?? "");

const FLAVOURED = /\b(?:ice cream|sherbet|popsicle|jam|juice|applesauce|smoothie|milkshake)s? $/;

const SCOOPS = /\d scoops of/;
const isOfFlavour = (piece: Piece | undefined): piece is Piece =>
  isFood(piece) && /ice cream|sherbet/.test(piece.text) && piece.count > 1;

const isFlavour = (piece: Piece): boolean => isFood(piece) && isTaste(piece.meaning?.english ?? "");

const isFood = (piece: Piece | undefined): piece is Piece => piece?.meaning?.kind === "food";

const joined = (host: Piece, text: string, { end, count }: Piece): Piece => ({
  ...host,
  text: ` ${text} `,
  end,
  count: host.count + count,
});

function lastWord(pieces: readonly Piece[], end: number): number {
  let at = end - 1;
  while (at >= 0 && /^[ '’]*$/.test(pieces[at]?.text ?? "")) at -= 1;
  return at;
}

function tokensOf(pieces: readonly Piece[], text: string, language: LanguageIndex): Token[] {
  const tokens = tokenise(pieces.map(({ text }) => text).join(""));
  let i = 0;
  let from = 0;
  const pieceAt = (place: number): Piece => {
    for (; i < pieces.length - 1 && place >= from + (pieces[i]?.text.length ?? 0); i += 1)
      from += pieces[i]?.text.length ?? 0;
    return pieces[i] as Piece;
  };
  const ofPieces = new Map<Piece, Token["portions"][]>();
  const portionsAt = (piece: Piece, before: string): Token["portions"] => {
    if (!ofPieces.has(piece) && isFood(piece)) {
      const words = spelt(text.slice(piece.start, piece.end), language);
      const typed = words.map((word) => word.spelt).join(" ");
      const foods = dishFoods(piece.meaning?.english ?? "");
      ofPieces.set(
        piece,
        foods.map((food, i) => localPortions(i === 0 ? typed : food, food, language)),
      );
    }
    const portions = ofPieces.get(piece) ?? [];
    return portions[before.replace(/^ with /, "").split(/ (?:and|plus|with) /).length - 1];
  };
  return tokens.map((token) => {
    const first = pieceAt(token.start);
    const food = first.meaning?.kind === "described" ? pieces.slice(i + 1, i + 3).find(isFood) : undefined;
    const portions = food ? portionsAt(food, "") : portionsAt(first, first.text.slice(0, token.start - from));
    const start = first.meaning ? first.start : first.start + token.start - from;
    const last = pieceAt(token.end - 1);
    const end = last.meaning ? last.end : last.start + token.end - from;
    const isNamed =
      ["food", "described"].includes(first.meaning?.kind ?? "") && !/\S +with /.test(first.text);
    return {
      ...token,
      start,
      end,
      ...(isNamed && { named: true }),
      ...(portions && { portions }),
      called: partCalled(first.text, token.start - from, text.slice(first.start, first.end), language),
      beside: first.beside,
    };
  });
}
