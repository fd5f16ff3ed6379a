import { tokenise } from "~/features/foods/language/token";
import { foodIndex } from "~/features/foods/matching/food-index";
import { groupOf, type LanguageIndex, LONGEST_NAME, type Meaning, namedFood, singular } from "./languages";

/** Kinds of which a food that follows may be one, as the "special k" of "céréales special k". */
const KINDS = new Set("breakfast cereal,cookie,beer,cake,plain cake,potato chips,sausage".split(","));
export const isKindOf = (kind: string, english: string): boolean => {
  const name = singular(kind.trim());
  const food = KINDS.has(name) ? namedFood(english) : undefined;
  const [kinds] = tokenise(name).slice(-1);
  const isOfKind =
    food &&
    foodIndex()
      .wordsOf.get(food)
      ?.has(kinds?.norm ?? "");
  return name === singular(english) || isOfKind === true;
};

const TASTES = new Set(
  "milk chocolate,dark chocolate,pistachios,hazelnuts,almonds,espresso,coffee".split(","),
);
export const isTaste = (english: string): boolean => TASTES.has(english) || groupOf(english) === "fruit";

/** Whether a food after another, with nothing between them, is none of its parts: the wine of "bière vin", not the milk of a smoothie. */
export function areApart(host = "", english = "", words = 1): boolean {
  const [hostGroup = "", group = ""] = [groupOf(host), groupOf(english)];
  const isOwn = group === "sandwiches" ? words === 1 : OWN.has(group);
  return (HOSTS.has(hostGroup) && isOwn) || (hostGroup === "drinks" && group === "drinks");
}
const HOSTS = new Set(["dishes", "sandwiches", "soups"]);
const OWN = new Set(["dishes", "soups", "bread", "sweets", "snacks"]);

/** "Chocolat noir, pois chiches": alone, its words are English or no food. */
export function areNames(words: readonly string[], { byPlain }: LanguageIndex): boolean {
  let several = 0;
  for (let i = 0; i < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - i);
    while (length > 0 && byPlain.get(words.slice(i, i + length).join(" "))?.kind !== "food") length -= 1;
    if (length === 0) return false;
    if (length > 1) several += 1;
    i += length;
  }
  return several > 0;
}

/** "Un demi" is a beer, "un demi citron" half a lemon. */
export const glassAt = (text: string, { start, end }: { start: number; end: number }) =>
  /^demis?$/i.test(text.slice(start, end)) &&
  /(?:^|[,;+\n] ?|\b(?:un|deux|trois|\p{Nd}) )$/iu.test(text.slice(0, start)) &&
  /^ ?(?:$|[,;+.\n)]|(?:et|avec|puis) )/i.test(text.slice(end))
    ? { text: " beer ", meaning: { english: "beer", kind: "food", length: end - start } as Meaning }
    : undefined;
