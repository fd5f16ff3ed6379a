import { type Food, tablePortion } from "~/features/foods/foods";
import { tokenise } from "~/features/foods/language/token";
import { foodIndex } from "~/features/foods/matching/food-index";
import { ANYWHERE, type LocalPortions, PORTIONS } from "~/features/foods/table/portions";
import { DUTCH, FRENCH, GERMAN, ITALIAN, type LanguageWords, PORTUGUESE, SPANISH } from "./dictionaries";

export type Meaning = { english: string; kind: "food" | "described" | "word"; length: number };

export type LanguageIndex = Pick<
  LanguageWords,
  "stem" | "respelt" | "wholes" | "describesAfter" | "diminutive" | "weighedDry"
> & {
  singulars: (plain: string) => string[];
  links?: RegExp;
  heads: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  /** As written, without accents, and as stems; several words are separated by spaces. */
  bySpelling: ReadonlyMap<string, Meaning>;
  byPlain: ReadonlyMap<string, Meaning>;
  byStem: ReadonlyMap<string, Meaning>;
  /** Names of several words without the small ones, as stems: "tarte pomme" of "tarte aux pommes". */
  byBare: ReadonlyMap<string, Meaning>;
  /** The small words of names: "aux", "de", "la". */
  ofs: ReadonlySet<string>;
  /** What describes a food and is one too, by its stem: the "cocido" of "brócoli cocido". */
  describing: ReadonlyMap<string, Meaning>;
  /** The names of each food, by its English one. */
  names?: ReadonlyMap<string, readonly string[]>;
  portions?: PortionIndex;
};

/** Portions by the stems of a food's own words, and by its English name. */
type PortionIndex = Record<keyof LocalPortions, ReadonlyMap<string, ReadonlyMap<string, number>>>;

const without =
  (...endings: RegExp[]) =>
  (plain: string): string[] =>
    endings.map((ending) => plain.replace(ending, "")).filter((one) => one !== plain);

/** "Ein Plätzchen", "zwei Plätzchen". */
const germanSingulars = (plain: string): string[] =>
  /(?:(?<!brot|ku)chen|lein|(?<!kuch|stoll|brat)en|(?:pfann|eier)kuchen|wurfel)$/.test(plain)
    ? [plain]
    : without(/[ens]$/)(plain);

const italianSingulars = (plain: string): string[] => {
  const root = plain.slice(0, -1);
  return plain.endsWith("i")
    ? [`${root}o`, `${root}e`, `${plain}o`]
    : /[^cg]e$/.test(plain)
      ? [`${root}a`]
      : [];
};

const LANGUAGES: readonly (LanguageWords & Pick<LanguageIndex, "singulars"> & { portions: LocalPortions })[] =
  [
    { ...GERMAN, portions: PORTIONS.german, singulars: germanSingulars },
    { ...FRENCH, portions: PORTIONS.french, singulars: without(/[sx]$/, /es$/) },
    { ...SPANISH, portions: PORTIONS.spanish, singulars: without(/[sx]$/, /es$/) },
    { ...ITALIAN, portions: PORTIONS.italian, singulars: italianSingulars },
    { ...DUTCH, portions: PORTIONS.dutch, singulars: without(/(?:en|s)$/) },
    { ...PORTUGUESE, portions: PORTIONS.portuguese, singulars: without(/[sx]$/, /es$/) },
  ];

/** The most words of one name: "pommes de terre au four". */
export const LONGEST_NAME = 5;

const indexes: LanguageIndex[] = [];

/** The languages besides English, in the order that decides between equals. */
export const languageIndexes = (): readonly LanguageIndex[] => {
  for (const words of LANGUAGES.slice(indexes.length)) indexes.push(indexOf(words));
  return indexes;
};

/** Builds the indexes ahead of use, once, with a `pause` after each for other work. */
export async function warmLanguages(pause: () => Promise<void>): Promise<void> {
  for (let i = indexes.length; i < LANGUAGES.length; i = indexes.length) {
    indexes.push(indexOf(LANGUAGES[i] as (typeof LANGUAGES)[number]));
    await pause();
  }
}

export const plainWord = (word: string): string => {
  const lower = word.toLowerCase();
  if (/^[a-z]*$/.test(lower)) return lower;
  return lower
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
};

export const wordsIn = (text: string): RegExpExecArray[] => [...text.matchAll(/[\p{L}\p{M}]+|\p{Nd}+|&/gu)];

function indexOf({
  foods,
  described,
  words,
  stem,
  respelt,
  wholes,
  compound,
  describesAfter,
  diminutive,
  weighedDry,
  portions,
  singulars,
}: (typeof LANGUAGES)[number]): LanguageIndex {
  const bySpelling = new Map<string, Meaning>();
  const byPlain = new Map<string, Meaning>();
  const byStem = new Map<string, Meaning>();
  const describing = new Map<string, Meaning>();
  const byBare = new Map<string, Meaning>();
  const ofs = smallWords(words);
  const lists = { word: words, food: foods, described } as const;
  for (const [kind, list] of Object.entries(lists) as [Meaning["kind"], string][])
    for (const [english, names] of entriesOf(list))
      for (const name of names) {
        const typed = wordsIn(name).map(([word]) => word);
        const plain = typed.map(plainWord);
        const meaning = { english, kind, length: plain.join(" ").length };
        add(bySpelling, typed.join(" "), meaning);
        add(byPlain, plain.join(" "), meaning);
        const stems = plain.map(stem).join(" ");
        if (kind === "described" && byStem.get(stems)?.kind === "food") describing.set(stems, meaning);
        add(byStem, stems, meaning);
        const bare = bareName(plain, ofs);
        if (kind === "food" && bare.length > 1) add(byBare, bare.map(stem).join(" "), meaning);
      }
  return {
    stem,
    respelt,
    wholes,
    describesAfter,
    diminutive,
    weighedDry,
    singulars,
    links: compound?.links,
    heads: new Set(compound?.heads.split(" ").map(plainWord)),
    parts: new Set([...byPlain.keys()].flatMap((name) => name.split(" "))),
    bySpelling,
    byPlain,
    byStem,
    byBare,
    ofs,
    describing,
    names: namesByEnglish(foods),
    portions: {
      words: portionsIn(portions.words, (name) => stemsOf(name, stem)),
      foods: portionsIn(`${ANYWHERE}\n${portions.foods}`, (name) => name),
    },
  };
}

function namesByEnglish(foods: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [english, names] of entriesOf(foods))
    found.set(english, [...(found.get(english) ?? []), ...names]);
  return found;
}

const add = (map: Map<string, Meaning>, key: string, meaning: Meaning) => {
  if (!map.has(key)) map.set(key, meaning);
};

const smallWords = (words: string): Set<string> =>
  new Set(
    entriesOf(words).flatMap(([english, names]) =>
      english === "of" ? names.flatMap((name) => wordsIn(name).map(([word]) => plainWord(word))) : [],
    ),
  );

export const bareName = (plain: readonly string[], ofs: ReadonlySet<string>): string[] =>
  plain.filter((word) => !ofs.has(word));

const stemsOf = (name: string, stem: (word: string) => string): string =>
  wordsIn(name)
    .map(([word]) => stem(plainWord(word)))
    .join(" ");

/** `name, names = portion grams, portion grams; …`; a later line adds to an earlier one. */
function portionsIn(list: string, keyOf: (name: string) => string): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const [names, portions] of entriesOf(list))
    for (const name of names.split(", ").filter(Boolean)) {
      const key = keyOf(name);
      found.set(key, new Map([...(found.get(key) ?? []), ...portions.map(tablePortion)]));
    }
  return found;
}

/** What a food `typed` so and called `english` weighs where the language is spoken, each time as a new map. */
export const localPortions = (
  typed: string,
  english: string,
  language: LanguageIndex,
): ReadonlyMap<string, number> | undefined => {
  const { portions, stem } = language;
  if (!portions) return undefined;
  const names = [english, singular(english), namedFood(english)?.name.toLowerCase() ?? ""];
  const food = names.map((name) => portions.foods.get(name)).find((found) => found !== undefined);
  const together = language.links && portions.words.get(stemsOf(typed.replaceAll(" ", ""), stem));
  const word = together ?? headPortions(stemsOf(typed, stem).split(" "), english, language);
  return food || word ? new Map([...(food ?? []), ...(word ?? [])]) : undefined;
};

export const singular = (english: string): string => english.replace(/s$/, "");

/** "Rissóis de camarão" weigh what a "rissol" weighs, where both are the same food in English. */
function headPortions(
  stems: readonly string[],
  english: string,
  { portions, byStem, describesAfter }: LanguageIndex,
): ReadonlyMap<string, number> | undefined {
  const whole = portions?.words.get(stems.join(" "));
  if (whole || !describesAfter) return whole;
  for (let length = stems.length - 1; length > 0; length -= 1) {
    const head = stems.slice(0, length).join(" ");
    const found = portions?.words.get(head);
    const meaning = found && byStem.get(head)?.english;
    if (meaning && singular(meaning) === singular(english)) return found;
  }
  return undefined;
}

const FEW_MIN = 8;
const FEW_MAX = 120;

/** Whether "a few" of a food are pieces to count: of cookies they are, of peanuts and macaroni not. */
export function isCounted(english: string, { portions }: LanguageIndex): boolean {
  const local = portions?.foods.get(english)?.get("piece");
  const grams = local ?? namedFood(english)?.portions.get("piece") ?? 0;
  return grams >= FEW_MIN && grams <= FEW_MAX;
}

/** Of a bread and of what is filled, one is a helping. */
export function isEatenInSeveral(english: string): boolean {
  const { group = "", portions } = namedFood(english) ?? {};
  const isOne = ["bread", "sandwiches"].includes(group);
  return !isOne || (portions?.get("default") ?? 0) > (portions?.get("piece") ?? 0);
}

const DRY_MAX_G = 130;
const GRAMS_BEFORE = /(?:^|[^\d.,])(\d{2,3}) ?(?:g|gr|grammi) (?:di )?$/;
const GRAMS_AFTER = /^ ?(\d{2,3}) ?(?:g|gr|grammi)\b(?! cott)/;
export const isFewGrams = (before: string, after: string): boolean =>
  Number((GRAMS_BEFORE.exec(before) ?? GRAMS_AFTER.exec(after))?.[1] ?? Infinity) <= DRY_MAX_G;

export function uncooked(english: string, weighedDry: ReadonlySet<string>): string | undefined {
  if (weighedDry.has(english)) return `uncooked ${english}`;
  const dish = namedFood(english)?.name.toLowerCase() ?? "";
  const [, sauce = ""] = /^(.+) pasta$/.exec(dish) ?? /^pasta with (.+)$/.exec(dish) ?? [];
  return groupOf(sauce) === "sauces" ? `uncooked pasta with ${sauce}` : undefined;
}

/** The foods of "octopus and roast potatoes"; one where the table has it, as "bread and butter". */
export const dishFoods = (english: string): string[] =>
  namedFood(english) ? [english] : english.split(/ (?:and|plus|with) /);

const entriesOf = (list: string): [english: string, names: string[]][] =>
  list
    .trim()
    .split(/[;\n]/)
    .map((entry) => {
      const [english = "", names = ""] = entry.split(" = ");
      return [english.trim().replace(/^-$/, ""), names.split(",").map((name) => name.trim())];
    });

const LONGEST = 80;
const SIDE_BY_SIDE = new Set(["grains", "vegetables", "bread", "legumes"]);

/** "Apple pie" of "pie" and "apple" where the table has it; else rice and salads with the other food, or the food alone. */
export function foodOfFood(host: string, other: string): string {
  if (host.length + other.length > LONGEST) return host;
  const words = new Set(tokenise(`${other} ${host}`).map(({ norm }) => norm));
  const [first = ""] = words;
  const isOne = foodIndex()
    .byWord.get(first)
    ?.some(
      (name) => name.words.length <= words.size && [...words].every((word) => name.words.includes(word)),
    );
  if (isOne) return `${other} ${host}`;
  return SIDE_BY_SIDE.has(groupOf(host) ?? "") ? `${host} with ${other}` : host;
}

export const groupOf = (name: string): string | undefined => namedFood(name)?.group;

export const namedFood = (name: string): Food | undefined =>
  foodIndex().bySpelling.get(
    tokenise(name)
      .map(({ norm }) => norm)
      .join(" "),
  )?.food;

/** Frequent words of meals in languages that are not read, one language a line. */
const WORDS = `
i z ze na do w oraz po jajko jajka jajecznica chleb bułka masło ser szynka mleko kawa herbata zupa ziemniaki kurczak ryż makaron jabłko kanapka schabowy pierogi śniadanie obiad kolacja zjadłem zjadłam dwa dwie trzy cztery szklanka łyżka plasterek kromka pomidor ogórek ciasto kotlet talerz
ve ile bir iki üç dört yumurta ekmek peynir beyaz zeytin tereyağı domates salatalık çay süt yoğurt tavuk pilav çorba mercimek makarna kahvaltı öğle akşam bardak dilim kaşık tabak et köfte börek bal reçel patates sebze yedim içtim elma muz yarım
och med ett en i på smör bröd ägg mjölk ost skinka kyckling ris potatis köttbullar smörgås knäckebröd kaffe frukost middag glas skiva skivor två tre stekt kokt filmjölk gröt lingonsylt korv
og med en et på brød smør æg ost rugbrød mælk kylling kartofler skive skiver glas havregrød to tre leverpostej brødskive melk poteter kjøtt kjøttkaker frokost middag skinke hakkebøf brunost
ja ja voi leipä ruisleipä leipää voita juusto juustoa kananmuna maito maitoa lasi kahvi kahvia kana riisi riisiä peruna perunaa puuro keitto makkara kaksi aamupala lounas illallinen kinkku
a s se chléb chleba rohlík máslo sýr vejce mléko káva kuře kuřecí rýže brambory polévka knedlíky snídaně oběd večeře dva dvě tři šunka jablko guláš řízek jogurt mliekom zemiaky kurča polievka
és egy két három kenyér vaj vajas sajt tojás tej kávé csirke rizs krumpli leves pörkölt reggeli ebéd vacsora szelet pohár sonka alma pirítós
și cu de pâine unt brânză ou ouă lapte cafea pui orez cartofi supă ciorbă mămăligă dejun prânz cină felie felii pahar măr două sarmale
i s sa kruh maslac maslacem sir jaje jaja mlijeko mleko kava kafa piletina riža pirinač krumpir juha supa doručak ručak večera šunka jabuka
dan dengan roti susu kopi teh nasi putih telur ayam sayur tahu ikan gelas piring makan saya dua tiga
cơm phở và với bánh mì trứng thịt gà cá rau một hai ba bát đĩa cà phê sữa bún
`;
const MIN_WORDS = 2;
const MIN_SHARE = 0.5;
const STEM = 4;

const LISTS = WORDS.trim()
  .split("\n")
  .map((line) => new Set(line.split(" ").map((word) => plainWord(word).slice(0, STEM))));

/** How many words say that a text is in a language that is not read; 0 where that is not clear. */
export function unreadWords(words: readonly { plain: string; english: string }[]): number {
  let most = 0;
  for (const list of LISTS) {
    const found = words.filter(({ plain }) => list.has(plain.slice(0, STEM)));
    const foreign = found.filter(({ english }) => english === "none").length;
    if (foreign >= MIN_WORDS && found.length >= MIN_SHARE * words.length) most = Math.max(most, found.length);
  }
  return most;
}

const MAX_LATIN_SHARE = 1 / 3;

export function isInOtherLetters(text: string): boolean {
  const others = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return others >= MIN_WORDS && (text.match(/\p{L}/gu)?.length ?? 0) * (1 - MAX_LATIN_SHARE) <= others;
}
