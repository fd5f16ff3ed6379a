import { plainWord } from "~/features/foods/languages/languages";
import { wordSet } from "./words";

type Language = {
  /** From one to nineteen. */
  small: string[];
  tens: string[];
  /** The words for `tens` and 1 to 9 more. */
  join: (tens: string, unit: string) => string[];
  /** The words for 100 to 900. */
  hundreds: (h: number, unit: string) => string[];
  and: string;
};

const words = (list: string): string[] => list.split(" ");
const hundredOf = (one: string[], word: string) => (h: number, unit: string) =>
  h === 1 ? one : [unit + word];

/** Without spaces, hyphens and accents, as `lettersOf` leaves them. */
const LANGUAGES: Language[] = [
  {
    small: words(
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    ),
    tens: words("twenty thirty forty fifty sixty seventy eighty ninety"),
    join: (tens, unit) => [tens + unit],
    hundreds: hundredOf(["hundred", "ahundred", "onehundred"], "hundred"),
    and: "and",
  },
  {
    small: words(
      "ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
    ),
    tens: words("zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig"),
    join: (tens, unit) => [`${unit}und${tens}`],
    hundreds: hundredOf(["hundert", "einhundert"], "hundert"),
    and: "und",
  },
  {
    small: words(
      "een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    ),
    tens: words("twintig dertig veertig vijftig zestig zeventig tachtig negentig"),
    join: (tens, unit) => [`${unit}en${tens}`],
    hundreds: hundredOf(["honderd", "eenhonderd"], "honderd"),
    and: "en",
  },
  {
    small: words(
      "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf",
    ),
    tens: words("vingt trente quarante cinquante soixante septante quatrevingt nonante"),
    join: (tens, unit) => [tens + unit, `${tens}et${unit}`],
    hundreds: (h, unit) => (h === 1 ? ["cent"] : [`${unit}cent`, `${unit}cents`]),
    and: "",
  },
  {
    small: words(
      "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
    ),
    tens: words("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
    join: (tens, unit) => [tens === "veinte" ? `veinti${unit}` : `${tens}y${unit}`],
    hundreds: (h, unit) => {
      const word = { 1: "cien", 5: "quinient", 7: "setecient", 9: "novecient" }[h] ?? `${unit}cient`;
      return h === 1 ? ["cien", "ciento"] : [`${word}os`, `${word}as`];
    },
    and: "",
  },
  {
    small: words(
      "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    ),
    tens: words("venti trenta quaranta cinquanta sessanta settanta ottanta novanta"),
    join: (tens, unit) => [(/^[uo]/.test(unit) ? tens.slice(0, -1) : tens) + unit],
    hundreds: hundredOf(["cento"], "cento"),
    and: "",
  },
  {
    small: words(
      "um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove",
    ),
    tens: words("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa"),
    join: (tens, unit) => [`${tens}e${unit}`],
    hundreds: (h, unit) => {
      const word = { 2: "duzent", 3: "trezent", 5: "quinhent" }[h] ?? `${unit}cent`;
      return h === 1 ? ["cem", "cento"] : [`${word}os`, `${word}as`];
    },
    and: "e",
  },
];

function tensOf({ small, tens, join }: Language, n: number): string[] {
  if (n < 20) return [small[n - 1] as string];
  const unit = n % 10;
  const ten = tens[Math.floor(n / 10) - 2] as string;
  const plain = unit === 0 ? [ten] : join(ten, small[unit - 1] as string);
  // "Soixante-quinze", "quatre-vingts" and "quatre-vingt-dix".
  const french = { septante: "soixante", nonante: "quatrevingt" }[ten];
  const teen = small[unit + 9] as string;
  if (french) return [...plain, french + teen, `${french}et${teen}`];
  return n === 80 && ten === "quatrevingt" ? [ten, "quatrevingts"] : plain;
}

function wordsOf(language: Language, n: number): string[] {
  const [hundred, rest] = [Math.floor(n / 100), n % 100];
  const { small, tens, hundreds, and } = language;
  const tails = rest > 0 ? tensOf(language, rest) : [""];
  if (hundred === 0) return tails;
  const unit = small[hundred - 1] as string;
  const short = tens[0] === "twenty" && rest > 19 ? tails.map((tail) => unit + tail) : [];
  const joints = rest > 0 ? ["", and] : [""];
  return [
    ...short,
    ...hundreds(hundred, unit).flatMap((head) =>
      joints.flatMap((joint) => tails.map((tail) => head + joint + tail)),
    ),
  ];
}

let values: Map<string, number> | undefined;

/** Made when first needed: 27,000 words. */
const numberSaid = (said: string): number | undefined => {
  values ??= new Map(
    LANGUAGES.flatMap((language) =>
      Array.from({ length: 998 }, (_, i) => i + 2).flatMap((n) =>
        wordsOf(language, n).map((word): [string, number] => [word, n]),
      ),
    ),
  );
  return values.get(said);
};

const UNITS =
  /(?<=[\p{L}\p{M}][ -])(?:g|gr|grams?|gramm|grammes?|gramm[io]|gramos?|gramas?|ml|mil+ilit\p{L}+|kcal|calor[ií]\p{L}*|kj)(?![\p{L}\p{M}])/giu;
/** Letters of a number in words. */
const LONGEST = 60;
const MOST_WORDS = 6;

const lettersOf = (text: string): string => plainWord(text).replace(/[^a-z]/g, "");

/** A size of coffee, and no twenty. */
const VENTI =
  /\bventi(?= (?:\p{L}+ ){0,3}(?:latte|cappuccino|macchiato|mocha|americano|frappuccino|coffee|tea|brew)\b)/giu;

/** "A cup and a half of milk", "une tasse et demie", "manzana y media". */
const AND_A_HALF =
  /(?<![\p{L}\p{M}\p{Nd}])(?:(?:an?|one|eine?n?|une?|una|uno|uma?|een|\p{Nd}) |(?<=(?:^|[,;\n])\s{0,3})(?=\p{L}+ (?:y medi[oa]|e mezz[oa]|e mei[oa])))(?<counted>[\p{L}\p{M}]+) (?:and a half|und eine?n? halbe[nrs]?|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|en een halve)(?=\s{0,3}(?:$|[,.;:)\n]|(?:(?:of|de|di|von|van)(?! an? )|with|mit|avec|con|com|met|and|und|et|y|e|en)(?![\p{L}\p{M}])|d['’]))/giu;

const withHalves = (text: string): string =>
  text.replace(AND_A_HALF, (said, counted: string) =>
    `${(Number.parseInt(said, 10) || 1) + 0.5} ${counted}`.padEnd(said.length),
  );

const ONE_OF_MUCH =
  /(?<![\p{L}\p{M}\p{Nd}])(?:eine?[nms]?|une?|una|uno|een|uma?)(?= (?:liters?|litres?|litros?|kilos?|pfund|pond)(?![\p{L}\p{M}]))/giu;

/** "A hundred fifty grams" with digits, in the seven languages; every other letter stays in its place. */
export function withPlainNumbers(typed: string): string {
  const text = withHalves(typed)
    .replace(VENTI, "large")
    .replace(ONE_OF_MUCH, (said) => "1".padEnd(said.length));
  const pieces: string[] = [];
  let done = 0;
  for (const { index: end } of text.matchAll(UNITS)) {
    const from = Math.max(done, end - LONGEST);
    const before = text.slice(from, end);
    const starts = [...before.matchAll(/[\p{L}\p{M}]+/gu)].slice(-MOST_WORDS).map(({ index }) => index);
    for (const start of starts) {
      const value = numberSaid(lettersOf(before.slice(start)));
      if (value === undefined) continue;
      pieces.push(text.slice(done, from + start), String(value).padEnd(before.length - start));
      done = end;
      break;
    }
  }
  return pieces.join("") + text.slice(done);
}

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
    [4 / 3]: "dreiviertel driekwart trequarti",
  }).flatMap(([parts, words]) => [...wordSet(words)].map((word) => [word, 1 / Number(parts)] as const)),
);
