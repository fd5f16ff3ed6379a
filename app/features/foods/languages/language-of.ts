import { isChatter } from "../language/chatter";
import { numberOfWord } from "../language/numbers";
import { isSoft } from "../language/soft-words";
import { oneSpelling } from "../language/spellings";
import { stem } from "../language/stem";
import { unitOf } from "../language/units";
import { foodIndex } from "../matching/food-index";
import { JOINING } from "../phrases/joining-words";
import { type LanguageIndex, languageIndexes, plainWord } from "./language-index";
import { meaningOf } from "./meaning-of";
import { unreadWords } from "./unread-words";

/** English words outside of the food table that mean something else elsewhere: "pain" is no bread. */
const ENGLISH = new Set(
  `pain fat pan rose chip chips date once sale sales arm arms die man hat was war so am an in on at is as no not me son sin
   come ate all fast rot rind gift art mist brief kind brand tag wand see hell bad link rat pipe mare pane per face ten
   lie mine lime fin pies plat coin chat main tire jam mere menu plus sol red van of over dry door bier slap boot leek
   lever top pop tot dan hen pad vies pot pots dove cane case pose mode mole tram do da robe rape for fare den das
   gross wind winter oft wild nun angel list herd note rock room nut brut point son mug sang tan here les i an dame sure
   vier rose total regime table the noon bar bars stick paste more net per met ass ma stuck worst mate yo complete gas due file grand papa media
   alcohol sec madame bout pays pour saint clara hack solo imperial rode fur pond dose grill cottage von spa limo op verse flute
   mon teen teller om sap bom knack polo kip peer speck pak uno bras plunder para vapor semi petite dona integral encore
   zander manger sable pave sumo burro coco punt gran su les norma magdalena granada rosetta margherita mirabelle bianca napoli vittoria bikini capra rosetta extra order era hay san side lunch snack dinner an`.split(
    /\s+/,
  ),
);
/** A word of both weighs little: it only decides between languages. */
const SHARED = 0.1;

/** The language of a text by its words, "unread" for one that is not read; undefined for English, and where nothing tells. */
export const languageOf = (typed: readonly string[]): LanguageIndex | "unread" | undefined => {
  const words = typed.filter(isTelling).map(wordOf);
  const telling = words.filter(({ english, hasAccent }) => english !== "word" || hasAccent);
  let best: { language: LanguageIndex; score: number } | undefined;
  const unread = unreadWords(words);
  const named = languageIndexes().find(({ bySpelling }) => bySpelling.has(typed.join(" ").toLowerCase()));
  if (named && typed.length > 1) return named;
  for (const language of telling.length > 0 ? languageIndexes() : []) {
    const own = telling.filter((word) => isOwn(word, language)).length;
    if (own === 0) continue;
    const english = words.filter((word) => word.english !== "none" && !isOwn(word, language));
    const others = english.filter((word) => !isKnown(word, language)).length;
    const score = own + SHARED * (english.length - others);
    if (own > others && own >= unread && (!best || score > best.score)) best = { language, score };
  }
  return best?.language ?? (unread > 0 ? "unread" : undefined);
};

type Word = { typed: string; plain: string; hasAccent: boolean; english: "none" | "food" | "word" };

const isTelling = (word: string): boolean =>
  !/[\p{Nd}&]/u.test(word) && unitOf(word.toLowerCase()) === undefined;

/** "De" and "con" are in names of the table ("chili con carne"), and an accent is rarely English. */
const isOwn = (word: Word, language: LanguageIndex): boolean => {
  if (word.hasAccent && language.parts.has(word.plain)) return true;
  if (word.english === "food") return language.byPlain.get(word.plain)?.kind === "word";
  return word.english === "none" && meaningOf([word.typed], language) !== undefined;
};

const isKnown = ({ typed, plain }: Word, language: LanguageIndex): boolean =>
  language.parts.has(plain) || meaningOf([typed], language) !== undefined;

export const wordOf = (typed: string): Word => {
  const plain = plainWord(typed);
  const word = oneSpelling(stem(plain));
  const isWord =
    ENGLISH.has(plain) ||
    isChatter(word) ||
    isSoft(word) ||
    numberOfWord(word) !== undefined ||
    Object.values(JOINING).some((joining) => joining.has(word));
  const english = isWord ? "word" : foodIndex().byWord.has(word) ? "food" : "none";
  return { typed, plain, hasAccent: /[^a-z]/i.test(typed), english };
};
