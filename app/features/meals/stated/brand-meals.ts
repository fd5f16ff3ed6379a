import { unitOfWord } from "~/features/foods/language/quantity";
import { oneSpelling } from "~/features/foods/language/spellings";
import { type Token, wordAt } from "~/features/foods/language/token";
import { compoundOf, isChain, isChatter, isSoft, stem, wordSet } from "~/features/foods/language/words";
import { meaningOf } from "~/features/foods/languages/language-of";
import { languageIndexes, plainWord } from "~/features/foods/languages/languages";
import { foodIndex } from "~/features/foods/matching/food-index";
import { type Stretch, stretchesOf } from "./pieces";

const MEALS = new Set(["meal", "combo", "menu", "maximenu", "maxi"]);
const MAINS = new Set(
  `mac bigmac whopper mcchicken mcnugget nugget mcrib mcfish mcdouble filetofish quarterpounder pounder baconator zinger royal
   mcroyal mcroyale cheeseburger hamburger mcdonald mcdonalds mcd bk burgerking wendy`.split(/\s+/),
);
const BESIDE = new Set(["and", "with", "plus"]);
const FRIED_CHICKEN = ["fried", "chicken"];
const WINGS = ["chicken", "wing"];
const CHICKEN = new Map([
  ["kfc", FRIED_CHICKEN],
  ["popeye", FRIED_CHICKEN],
  ["wingstop", WINGS],
  ["buffalowildwing", WINGS],
]);
const SIDES = new Set("fry frenchfry chip potato wedge salad nacho mozzarella onionring".split(" "));
const DRINKS = new Set(
  `cola coca cocacola coke fanta sprite pepsi soda lemonade water juice milkshake shake tea coffee beer 7up fruitdrink icedtea
   drpepper`.split(/\s+/),
);
const ASIDE = new Set([...SIDES, ...DRINKS]);
const MOST_WORDS = 4;
const SIZES = new Set(["small", "medium", "large"]);
const KINDS = new Set([...SIZES, "diet"]);

/** "Big Mac meal" and "Menü Big Mac" are a main, fries and a cola, each where nothing else is said of it. */
export function withBrandMeals(typed: readonly Token[]): Token[] {
  const tokens = withChicken(withCountFirst(withReadyMeals(typed)));
  const at = tokens.findIndex(({ norm }, i) => MEALS.has(norm) && isMain(tokens, i));
  const meal = tokens[at];
  if (!meal) return [...tokens];
  const size = tokens
    .slice(Math.max(0, at - MOST_WORDS), at + 1 + MOST_WORDS)
    .find(({ norm }) => SIZES.has(norm));
  const rest = tokens.filter((token) => token !== meal && (token !== size || !MEALS.has(meal.norm)));
  const said = new Set(rest.map(({ norm }) => norm));
  const added: string[][] = [];
  if (![...SIDES].some((word) => said.has(word))) added.push([compoundOf(["french", "fry"]) ?? "fry"]);
  if (![...DRINKS].some((word) => said.has(word))) added.push(["cola"]);
  const { start, end } = meal;
  const mark: Token = { ...wordAt(";", { start, end }), kind: "mark" };
  const foods = added.flatMap((words) => [
    mark,
    ...[size?.norm ?? "medium", ...words].map((word) => wordAt(word, { start, end })),
  ]);
  const behind = rest.findIndex(({ start: from }) => from >= end);
  const last = mainEnd(rest, behind < 0 ? rest.length : behind);
  const aside = rest.findIndex(({ norm }, i) => i >= behind && i < last && ASIDE.has(norm));
  const next = behind < 0 || aside < 0 ? last : aside - (KINDS.has(rest[aside - 1]?.norm ?? "") ? 1 : 0);
  const isApart = foods.length > 0 || next !== last;
  return [...rest.slice(0, next), ...foods, ...(isApart ? [mark] : []), ...rest.slice(next)];
}

/** "White Castle 3 sliders" are three of its sliders: with and without the last words it names one food. */
function withCountFirst(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ kind }, i) => kind === "number" && i > 0 && tokens[i + 1]?.kind === "word");
  const start = tokens.findLastIndex(({ kind }, i) => i < at && kind !== "word") + 1;
  const brand = tokens.slice(start, Math.max(at, 0));
  const [count, ...after] = at > 0 ? tokens.slice(at) : [];
  if (!count || brand.length === 0) return [...tokens];
  const hasUnit = unitOfWord(after[0]?.norm ?? "") !== undefined;
  if (brand.every(({ norm }) => isChain(norm))) {
    const unit = after.splice(0, hasUnit ? 1 : 0);
    const size = after.splice(0, SIZES.has(after[0]?.norm ?? "") ? 1 : 0);
    return [...tokens.slice(0, start), count, ...size, ...unit, ...brand, ...after];
  }
  if (hasUnit) return [...tokens];
  const of = foodNamed(brand);
  const isNamed = [1, 2, 3].some((length) => {
    const food = foodNamed([...brand, ...after.slice(0, length)]);
    return food !== undefined && (!of || of === food);
  });
  return isNamed ? [...tokens.slice(0, start), count, ...brand, ...after] : [...tokens];
}

const foodNamed = (tokens: readonly Token[]) =>
  foodIndex().bySpelling.get(tokens.map(({ norm }) => norm).join(" "))?.food;

const wordsFrom = (tokens: readonly Token[], from: number): Token[] => {
  const isEnd = ({ kind, norm }: Token) => kind !== "word" || BESIDE.has(norm) || MEALS.has(norm);
  const end = tokens.findIndex((token, i) => i >= from && isEnd(token));
  return tokens.slice(from, end < 0 ? undefined : end);
};

/** The pieces of KFC are fried chicken, those of Wingstop wings, and a thigh of KFC is a fried one. */
function withChicken(tokens: readonly Token[]): Token[] {
  const insert = (at: number, of: Token | undefined) => {
    const { start = 0, end = 0 } = tokens[at - 1] ?? {};
    const words = (CHICKEN.get(of?.norm ?? "") ?? []).map((norm) => wordAt(norm, { start, end }));
    return tokens.toSpliced(at, 0, ...words);
  };
  const piece = tokens.findIndex(({ norm }, i) => norm === "piece" && isChickenMeal(tokens, i));
  if (piece >= 0) {
    const next = tokens[piece + 1];
    return CHICKEN.has(next?.norm ?? "")
      ? insert(piece + 1 + wordsFrom(tokens, piece + 1).length, next)
      : insert(piece + 1, tokens[piece - 2]);
  }
  const chain = tokens.findIndex(({ norm }) => CHICKEN.has(norm));
  const words = wordsFrom(tokens, chain + 1).map(({ norm }) => norm);
  const isPart =
    chain >= 0 && words.some((word) => PARTS.has(word)) && !words.some((word) => COOKED.has(word));
  return isPart ? insert(chain + 1, tokens[chain]) : [...tokens];
}
const PARTS = new Set("thigh breast drumstick leg boneless traditional".split(" "));
const COOKED = new Set("fried grilled roasted chicken tender sandwich wing".split(" "));

const isChickenMeal = (tokens: readonly Token[], i: number): boolean => {
  const [next, chain] = [tokens[i + 1], tokens[i - 2]];
  if (CHICKEN.has(next?.norm ?? ""))
    return !wordsFrom(tokens, i + 2).some((word) => COOKED.has(word.norm) || foodNamed([word]));
  return (
    CHICKEN.has(chain?.norm ?? "") && (next?.kind !== "word" || MEALS.has(next.norm) || BESIDE.has(next.norm))
  );
};

/** "Lean Cuisine chicken alfredo" is one of its meals, whatever it holds. */
function withReadyMeals(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ norm }, i) => READY_MEALS.has(`${norm} ${tokens[i + 1]?.norm}`));
  return at < 0 ? [...tokens] : tokens.toSpliced(at + 2, wordsFrom(tokens, at + 2).length);
}
const READY_MEALS = new Set(["lean cuisine", "smart one", "hungry man"]);

/** Beside it, or with one word between: "Big Mac large meal", but not "a hamburger for my meal". */
const isMain = (tokens: readonly Token[], i: number): boolean => {
  const [before, next, beforeThat, afterThat] = [i - 1, i + 1, i - 2, i + 2].map(
    (at) => tokens[at]?.norm ?? "",
  );
  if (MAINS.has(before ?? "") || MAINS.has(next ?? "")) return true;
  if (before === "chicken" && tokens.slice(Math.max(0, i - 5), i).some(({ norm }) => CHICKEN.has(norm)))
    return true;
  return (
    (MAINS.has(beforeThat ?? "") && isBetween(before ?? "")) ||
    (MAINS.has(afterThat ?? "") && isBetween(next ?? ""))
  );
};

const isBetween = (word: string): boolean => SIZES.has(word) || (!isChatter(word) && /^\p{L}{3}/u.test(word));

/** Where the words of the main end, before or behind the word "meal". */
function mainEnd(rest: readonly Token[], from: number): number {
  let end = from;
  while (
    end < rest.length &&
    end < from + MOST_WORDS &&
    rest[end]?.kind === "word" &&
    !BESIDE.has(rest[end]?.norm ?? "")
  )
    end += 1;
  return end;
}

/** Makers and shops whose names are no food, in plain letters. */
const MAKERS = `
  agnesi, agros, albert heijn, alcampo, almhof, alnatura, alpina, alpro, alpura, amadori, andechser, apetito,
  applegate, arcor, arla, arnotts, asdomar, auchan, aunt bessies, bachoco, bagley, bahlsen, balocco, barcel,
  barilla, batavo, batchelors, bauducco, bauli, beemster, benenuts, berchtesgadener land, beretta, bergader,
  bernbacher, bertolli, bigard, billa, bimbo, bio company, bio village, birds eye, birkel, bjorg, bledina,
  blue band, boars head, bobs red mill, boklunder, bolthouse, bolthouse farms, bom petisco, bonduelle,
  boulder canyon, bridel, brownberry, buitoni, bumble bee, bushs, califia, callipo, calve, campina,
  campofrio, candia, carbonell, carozzi, carrefour, casa tarradellas, cascadian farm, cassegrain,
  central lechera asturiana, charal, chedraui, cirio, citterio, colanta, colruyt, colussi, conad, conimex,
  coppenrath, coppenrath and wiese, covent garden, cravendale, cuetara, curtiriso, danerolles, dannon, daucy,
  daunat, daves killer, de beukelaer, de cecco, de ruijter, del monte, delhaize, delpeyrat, dempsters, dennree,
  develey, devondale, devos lemmens, divella, doktor oetker, dolmio, don simon, dorset cereals, dr oetker,
  dulcesol, duncan hines, duyvis, edeka, ehrmann, el caserio, el corte ingles, elle and vire, elpozo, endori,
  entenmanns, entremont, entrepinares, erasco, eroski, espuna, esselunga, eurospin, fileni, findus, fiorfiore,
  fiorucci, fleury michon, followfish, fontaneda, foster farms, fray bentos, friboi, friesche vlag, frit ravich,
  funny frisch, galbani, galbusera, gamesa, garcia baquero, garden gourmet, garofalo, gentilini, geramont, gerble,
  ginsters, giovanni rana, gomes da costa, good and gather, gortons, granarolo, grand italia, grenade, great value,
  green and blacks, griesson, gullon, gustavo gusto, gut and gunstig, gutbio, gutfried, gvtarra, hacendado, hachez,
  harrys, hebrew national, heinz, helgas, hengstenberg, herdez, herta, hillshire farm, homann, ikea, hormel, hovis, iglo,
  ingham, intermarche, isigny, italac, itambe, izidoro, ja naturlich, jacquet, jalna, johma, john west,
  johnsonville, jordans, kaiku, kaufland, keebler, kibon, kicaldo, kingsmill, kioene, knorr, kolln, kroger,
  kwekkeboom, la banderita, la boulangere, la cocinera, la costena, la laitiere, la molisana, la serenisima,
  labeyrie, lactel, land o lakes, landliebe, langnese, le gaulois, leader price, lesieur, lieken, ligeresa,
  limiano, loacker, longa vida, loyd grossman, lusiaves, lustucru, madrange, mamie nova, maple leaf, marinela,
  market pantry, marque repere, materne, mccain, mcvities, meica, meijer, melitta, melkunie, members mark,
  mercadona, meal deal, tesco, tescos, aldi, lidl, asda, sainsburys, waitrose, morrisons, walmart, mestemacher, migros, milbona, milram, mini preco, minipreco, minute maid, monoprix, movenpick,
  mr kipling, mukki, mulino bianco, mutti, mymuesli, myprotein, nabisco, nairns, napolina, natrel, natures own, navidul,
  nestle, noosa, nostromo, nova acores, nutrileche, ocado, oetker, optimum nutrition, old el paso, onken, ore ida, organic valley,
  orogel, orville redenbacher, oscar mayer, panco, panrico, panzani, pao de acucar, parmalat, pascual, pasquier,
  pataks, pavesi, peijnenburg, pepperidge farm, perdigao, pere dodu, pescanova, petit navire, picard, pilao,
  pilgrims choice, pillsbury, pingo doce, piracanjuba, piraque, planet oat, predilecta, president,
  presidents choice, pressade, progresso, provamel, publix, puleva, reflets de france, remia, rewe, rians, rigoni,
  rio mare, rold gold, rossmann, rovagnati, rugenwalder, rugenwalder muhle, rummo, sabritas, sadia, saint michel,
  saiwa, sams club, san carlo, sancor, sanitarium, sara lee, sargento, saupiquet, schar, schneiders, schwartau,
  seara, seeberger, seitenbacher, sharwoods, sicasal, smithfield, smuckers, snyders, sobbeke, sodebo,
  sonnen bassermann, soprole, soriana, spar, st michel, starkist, stegeman, steggles, sterzing, stonyfield,
  stouffers, sun maid, tarradellas, tegut, terra nostra, terrabusi,  thomy, thorntons, tia rosa,
  tilda, tillamook, tio joao, tipiak, trader joes, tropicana, trumpf, tunnocks, tyrrells, ultje, uncle bens, unox,
  valfrutta, vallelata, valsoia, van dobben, veganz, vemondo, venz, verkade, vipiteno, vitarella, vivera, voiello,
  warburtons, wegmans, weihenstephan, welchs, whole foods, wickbold, wiesenhof, wiltmann, woolworths, yeo valley,
  yomo, zentis, zenu, zott, zuegg, zuivelhoeve,
  marie callenders, marie callender, amys, swiss chalet, mary browns, buc ees, bucees, sheetz, quiktrip,
  7 eleven, lou malnatis, cheesecake factory, waffle house, harveys, noodles and company, steak n shake, steak and shake, la madeleine
`;

const makers = new Map<string, string[][]>();
for (const name of MAKERS.trim().split(/,\s*/)) {
  const words = name.split(" ");
  const [first = ""] = words;
  makers.set(first, [...(makers.get(first) ?? []), words]);
}

const OF = /(?<!\p{L})(?:d[aeio]|del|du|von|van|vom|from|by|chez|bei|bij) {1,2}$/iu;

/** Where a text names makers: the "von Barilla" of "Pasta von Barilla". */
export function makersIn(text: string): Stretch[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{Nd}]+(?:['’]\p{L}+)?|&/gu)];
  const norms = words.map(([word]) => (AND.has(word) ? "and" : plainWord(word.replace(/['’]/, ""))));
  const places: Stretch[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const named = makers
      .get(norms[i] ?? "")
      ?.filter((name) => name.every((word, k) => word === norms[i + k]));
    if (!named?.length) continue;
    const length = Math.max(...named.map((name) => name.length));
    const [first, last] = [words[i], words[i + length - 1]];
    if (!first || !last || isInName(norms, i, length)) continue;
    const before = OF.exec(text.slice(Math.max(0, first.index - LONGEST_OF), first.index))?.[0] ?? "";
    places.push({ start: first.index - before.length, end: last.index + last[0].length });
    i += length - 1;
  }
  return places;
}
const AND = new Set(["&", "und", "et"]);

/** "Heinz beans" and "Landliebe Joghurt" are names of foods. */
function isInName(norms: readonly string[], at: number, length: number): boolean {
  for (let start = Math.max(0, at - MOST_BESIDE); start <= at; start += 1)
    for (let end = at + length; end <= Math.min(norms.length, at + length + MOST_BESIDE); end += 1) {
      const words = norms.slice(start, end);
      if (words.length > length && isName(words)) return true;
    }
  return false;
}
const MOST_BESIDE = 2;

const isName = (plain: readonly string[]): boolean =>
  foodIndex().bySpelling.has(plain.map((word) => oneSpelling(stem(word))).join(" ")) ||
  languageIndexes().some(({ byPlain }) => byPlain.get(plain.join(" "))?.kind === "food");
const LONGEST_OF = 8;

/** Those of `places` with none of `named` beside them: "Barilla and cheese" doesn't say what of Barilla. */
export const loneMakers = (
  places: readonly Stretch[],
  named: readonly Stretch[],
  textWithout: string,
): Stretch[] =>
  places.filter(
    ({ start, end }) =>
      !named.some(
        (food) =>
          (food.start < end && food.end > start) ||
          isGap(textWithout, food.end, start) ||
          isGap(textWithout, end, food.start),
      ),
  );

const isGap = (text: string, from: number, to: number): boolean =>
  from <= to && /^[^\S\n]*(?:\([^\S\n]*)?$/.test(text.slice(from, to));

/** The "number 13" of "Jersey Mike's number 13". */
const NUMBER_OF_MENU =
  /(?<=\p{L}['’]?s? )(?:# ?|(?:number|nummer|num[eé]ro|número|n[or]\.|n[º°]) ?)\p{Nd}{1,2}(?!\p{Nd}|[.,/]\p{Nd}| (?!(?:mini|regular|giant|large|meal)(?!\p{L}))\p{L})/giu;
/** The "£3.49" of "McChicken £3.49 400 kcal" and the "12.50" of "Caesar salad 12.50 (560 cal)". */
const PRICE =
  /[£€$] ?\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?(?!\p{Nd})|(?<![\p{Nd}.,])\p{Nd}{1,3}[.,]\p{Nd}{2}(?: ?(?:[£€]|(?:eur|usd|gbp|chf)(?!\p{L}))|(?= \())/giu;

export const menuMarksIn = (text: string): Stretch[] => [
  ...stretchesOf(text.matchAll(NUMBER_OF_MENU)),
  ...stretchesOf(text.matchAll(PRICE)),
];

export const isFoodWord = (plain: string): boolean =>
  foodIndex().byWord.has(stem(plain)) ||
  languageIndexes().some((language) => meaningOf([plain], language)?.kind === "food");

/** "2 slices of dominos", "a quarter of a digiorno pepperoni" and "half a 12 inch margherita". */
export const isPizzaUnsaid = (words: readonly string[]): boolean =>
  words.some((word) => PIZZERIAS.has(word)) &&
  words.every((word) => isSoft(word) || PIZZERIAS.has(word) || TOPPINGS.has(word));
const PIZZERIAS = wordSet(
  "domino pizzahut papajohn littlecaesar digiorno totino tombstone redbaron chicagotown goodfella margherita sbarro deepdish",
);
const TOPPINGS = wordSet(
  "pepperoni passion supreme hawaiian cheese crust rising feast meat sausage veggie vegetable lover deep pan dish personal",
);
