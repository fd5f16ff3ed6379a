const SAME: Record<string, string[]> = {
  yogurt: ["yoghurt", "yogourt", "yog"],
  omelette: ["omelet", "omlette", "omlet", "omlete"],
  doughnut: ["donut"],
  chili: ["chilli", "chile", "chilly"],
  ketchup: ["catsup"],
  barbecue: ["barbeque", "bbq"],
  mayonnaise: ["mayo"],
  eggplant: ["aubergine", "brinjal"],
  zucchini: ["courgette"],
  large: ["lrg", "lge", "lg"],
  medium: ["med", "md"],
  small: ["sml", "sm"],
  extralarge: ["xl", "xxl"],
  regular: ["reg"],
  protein: ["prot", "protien", "protine", "protean"],
  sugar: ["sugr", "suger", "shugar"],
  butter: ["buter", "buttr"],
  toast: ["tost"],
  bean: ["bns"],
  milk: ["mlk"],
  gyro: ["gyros"],
  breakfast: ["brekkie", "brekky", "breky", "brekker"],
  dinner: ["din", "dindin"],
  snack: ["snacc"],
  scratching: ["scratchin"],
  dumpling: ["dumplin"],
  stuffing: ["stuffin"],
  blueberry: ["bluberry"],
  steak: ["steack"],
  frappuccino: ["frap", "frapp"],
  shrimp: ["prawn"],
  ground: ["minced", "mince"],
  flavored: ["flavoured", "flavor", "flavour"],
  caramelized: ["caramelised"],
  grilled: ["broiled", "barbecued", "griddled", "chargrilled"],
  baked: ["oven"],
  roasted: ["roast"],
  lasagna: ["lasagne", "lasange", "lazagne"],
  wholewheat: ["wholemeal", "wholegrain"],
  decaf: ["decaffeinated"],
  soda: ["softdrink", "sodapop"],
  skim: ["skimmed", "nonfat"],
  lowfat: ["lite"],
  spaghetti: ["spag", "spagetti", "spaghetti"],
  cocacola: ["coke"],
  chapati: ["chapatti", "chappati", "chapathi"],
  hamburger: ["burger", "beefburger"],
  breaded: ["crumbed"],
  sauteed: ["sauted", "stirfried"],
  chickpea: ["garbanzo"],
  pita: ["pitta"],
  tomato: ["tomatoe"],
  avocado: ["avo"],
  vegetable: ["veg", "veggy", "vege"],
  sandwich: [
    "sarnie",
    "sandwhich",
    "sarny",
    "sandwitch",
    "samwich",
    "butty",
    "sanger",
    "sammy",
    "sammich",
    "sando",
    "sanga",
  ],
  pepperoni: ["peperoni", "pep"],
  alcoholfree: ["nonalcoholic"],
  unsweetened: ["nosugar"],
  diet: ["sugarfree", "sugarless", "slimline"],
  cookie: ["cooky"],
  shredded: ["grated"],
  sweetened: ["presweetened"],
  gelatin: ["gelatine"],
  corn: ["maize"],
  mashed: ["mash"],
  sub: ["hoagy", "submarine"],
  babyfood: ["gerber"],
  canned: ["tinned"],
  rice: ["chawal", "arroz", "rce"],
  soup: ["soupe", "sopa", "zuppa"],
  chocolate: ["choclate", "chocolat", "chocolte", "choccy", "choc"],
  chicken: ["chook", "chiken", "chickin", "chikin", "chikn", "chkn", "chix", "chx"],
  cheese: ["chese", "cheeze", "chz"],
  banana: ["bananna", "nana"],
  coffee: ["coffe", "cofee", "cofe"],
  cereal: ["cerial", "cerel"],
  sausage: ["sausauge", "suasage", "sossage"],
  juice: ["jucie", "juce"],
  biscuit: ["biscut", "biccy", "bicky", "bikky"],
  potato: ["potatoe", "spud", "tattie"],
  peanut: ["groundnut", "penut"],
  cream: ["creem", "crm"],
  salmon: ["salmn", "samon"],
  croissant: ["crossaint", "croisant"],
  hummus: ["houmous", "humous", "humus"],
  guacamole: ["guac", "guacomole"],
  cappuccino: ["capuccino", "cappucino", "cappacino"],
  bolognese: ["bolognaise", "bolonese", "bolonaise", "bolog", "bol"],
  parmesan: ["parmasan", "parmigiano"],
  porridge: ["porrige"],
  raspberry: ["rasberry"],
  vegetarian: ["meatless"],
  chayote: ["christophine"],
  panettone: ["pannetone", "panetone"],
  egg: ["egs", "egss", "eggz"],
  triangle: ["triangular"],
  rectangle: ["rectangular"],
  salad: ["sald", "salat"],
  caesar: ["ceasar", "cesar", "ceaser", "ceser", "ceasor"],
  nugget: ["nug", "nuggy"],
  broccoli: ["broc"],
  shawarma: ["schwarma", "chawarma"],
  tzatziki: ["tsatsiki", "zatziki"],
  jalapeno: ["halapeno"],
  vinaigrette: ["vinegarette"],
  pudding: ["pud", "puddin"],
  without: ["w/o", "w/out"],
  with: ["wth", "wiht", "whit"],
  and: ["adn"],
  starbuck: ["starb", "sbux"],
  mcdonald: ["mcdo", "mcce", "macce", "mecce"],
};

const BY_SPELLING = new Map(
  Object.entries(SAME).flatMap(([word, variants]) => variants.map((variant) => [variant, word] as const)),
);

export const oneSpelling = (word: string): string => BY_SPELLING.get(word) ?? word;

export const variants = (): string[] => [...BY_SPELLING.keys()].filter((word) => word.length > 4);

export const isOneEditApart = (a: string, b: string): boolean => {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return x.slice(1) === y.slice(1) || x === y.slice(1) || x.slice(1) === y || isSwapped;
};

const LEAST = 3;
const SHORT = 5;
const LONG = 9;

/** The word that a mistyped one of `words` means; shorter ones have fewer letters wrong. The first letter must be right. */
export function nearestOf(typed: string, words: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let distance = Infinity;
  const letters = lettersIn(typed);
  for (const word of words) {
    if (word[0] !== typed[0] || word.length < LEAST || Math.abs(word.length - typed.length) > 2) continue;
    if (!mayBeSlip(letters, lettersIn(word), 1)) continue;
    const apart = distanceOf(typed, word);
    if (apart < distance) [nearest, distance] = [word, apart];
  }
  return nearest;
}

/** Low for the likeliest slip, a doubled letter; Infinity for another word. */
function distanceOf(typed: string, word: string): number {
  const isShort = typed.length <= SHORT;
  if (undoubled(typed) === undoubled(word)) return isShort && typed.length === word.length ? Infinity : 0;
  if (!isOneEditApart(typed, word)) {
    const isLong = typed.length >= LONG && isOneEditApart(undoubled(typed), undoubled(word));
    return isLong ? 5 : Infinity;
  }
  const wrong = [...typed].findIndex((letter, i) => letter !== word[i]);
  if (typed.length > word.length) return 2;
  if (typed.length < word.length || typed[wrong] === word[wrong + 1]) return 1;
  if (ROWS.includes(`${typed[wrong]}${word[wrong]}`) || ROWS.includes(`${word[wrong]}${typed[wrong]}`))
    return typed.length < SHORT ? Infinity : 3;
  return typed.length < LONG - 1 ? Infinity : 4;
}

const undoubled = (word: string): string => word.replace(/(.)\1+/g, "$1");
/** Letters that are neighbours on a keyboard, or sound alike. */
const ROWS =
  "qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn td pb gk sz ck vf iy";

export const HALF_LETTER = 0.5;
export const ONE_LETTER = 1.2;
export const SWAPPED = 0.8;

/** Of letters added, missed, changed or swapped: 1 each, less for a likely slip. */
export const typingCost = (typed: string, meant: string, most: number): number => {
  let before: number[] = [];
  let last = [0];
  for (const letter of meant) last.push((last.at(-1) ?? 0) + missedCost(letter, ""));
  for (let i = 1; i <= typed.length; i += 1) {
    const a = typed[i - 1] ?? "";
    const row = [(last[0] ?? 0) + 1];
    for (let j = 1; j <= meant.length; j += 1) {
      const b = meant[j - 1] ?? "";
      const added = (last[j] ?? 0) + (a === typed[i - 2] ? HALF_LETTER : 1);
      const missed = (row[j - 1] ?? 0) + missedCost(b, meant[j - 2]);
      const changed = (last[j - 1] ?? 0) + changedCost(a, b);
      const isSwap = i > 1 && j > 1 && a === meant[j - 2] && b === typed[i - 2] && a !== b;
      row.push(Math.min(added, missed, changed, isSwap ? (before[j - 2] ?? 0) + SWAPPED : Infinity));
    }
    if (Math.min(...row, ...last) > most) return Infinity;
    before = last;
    last = row;
  }
  return last[meant.length] ?? Infinity;
};

/** The letters of a word, a bit each. */
export const lettersIn = (word: string): number => {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - FIRST_LETTER);
  return letters;
};
const FIRST_LETTER = 97;
/** The least that `typingCost` counts for a letter which only one of two words has. */
export const LEAST_COST = 0.6;

/** Whether no more than `most` letters of either are missing in the other: a cheap look before the dear one. */
export const mayBeSlip = (typed: number, meant: number, most: number): boolean =>
  bitsOf(typed & ~meant) <= most && bitsOf(meant & ~typed) <= most;

const bitsOf = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

const VOWELS = "aeiou";
const KEY = new Map(
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((keys, row) =>
    [...keys].map((letter, at) => [letter, { row, at }] as const),
  ),
);
const ALIKE = new Set(["ck", "kc", "sz", "zs", "sc", "cs", "iy", "yi", "gj", "jg", "vw", "wv"]);

const missedCost = (letter: string, before: string | undefined): number =>
  letter === before ? HALF_LETTER : VOWELS.includes(letter) ? LEAST_COST : 1;

const costs = new Map<string, number>();
const changedCost = (a: string, b: string): number => {
  if (a === b) return 0;
  const cost = costs.get(a + b) ?? costOfChange(a, b);
  costs.set(a + b, cost);
  return cost;
};

const costOfChange = (a: string, b: string): number => {
  const isSound = ALIKE.has(a + b) || (VOWELS.includes(a) && VOWELS.includes(b));
  const [x, y] = [KEY.get(a), KEY.get(b)];
  const isNear = x && y && Math.abs(x.row - y.row) < 2 && Math.abs(x.at - y.at) < 2;
  return isSound ? 0.7 : isNear ? SWAPPED : ONE_LETTER;
};
