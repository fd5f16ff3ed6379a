import { numberOfDigits, numberOfWord } from "~/features/foods/language/token";
import { HEADINGS, isChatter, wordSet } from "~/features/foods/language/words";
import { languageIndexes, plainWord } from "~/features/foods/languages/languages";
import { type AmountName, KJ_PER_KCAL } from "~/features/nutrition/amounts";

/** A word, number or mark of a text as typed; `plain` is lower case without accents. */
export type Piece = {
  kind: "word" | "number" | "mark";
  plain: string;
  value: number;
  start: number;
  end: number;
};

const MAX_LENGTH = 4000;
/** "3 100 calorie bars" and "x2 250 kcal": a count before a measure, no group of digits; "1 1/2" and "1½" are one number. */
const PIECES =
  /(?<![\p{Nd}.,/] ?)\p{Nd}{1,2}(?: ?[¼-¾⅐-⅞]| [1-3]\/[2-8](?![\p{Nd}/.,]))|(?<![x×*] ?)\p{Nd}{1,3}(?:[ \u00a0\u202f\u2009]\p{Nd}{3})+(?!\p{Nd}|[ -]?(?:calorie\b|(?:kcal|cal|k[Jj]) \p{L}+s\b))(?:[.,]\p{Nd}+)?|(?:(?<![^\s(|])[.,])?\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*|[¼-¾⅐-⅞]|[\p{L}\p{M}]+|[^ \t\p{L}\p{Nd}]/gu;

/** "A banana split with hot fudge" is no banana that was shared. */
const WITH_ME = /^ (?:with|w) (?:my|our|him|her|them)\b/i;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: piece, index } of text.slice(0, MAX_LENGTH).matchAll(PIECES)) {
    const end = index + piece.length;
    if (/^[.,]?[\p{Nd}¼-¾⅐-⅞]/u.test(piece)) {
      const { value } = numberOfDigits(piece);
      pieces.push({ kind: "number", plain: piece, value, start: index, end });
    } else if (/^[\p{L}\p{M}]/u.test(piece)) {
      // "Shaker protéiné" is a shake and no grams of protein, "30pro" are grams.
      const isGlued = pieces.at(-1)?.kind === "number" && pieces.at(-1)?.end === index;
      const said =
        isGlued && /^pro$/i.test(piece)
          ? "protein"
          : plainWord(/^protéinée?s?$/iu.test(piece) ? `${piece}d` : piece);
      const isSundae =
        said === "split" && pieces.at(-1)?.plain === "banana" && !WITH_ME.test(text.slice(end));
      const plain = isSundae ? "bananasplit" : said;
      pieces.push({ kind: "word", plain, value: 0, start: index, end });
    } else pieces.push({ kind: "mark", plain: piece, value: 0, start: index, end });
  }
  return pieces;
}

/** The number that a word of any of the languages says, also "half" and "third". */
export function numberIn({ kind, plain, value }: Piece): number | undefined {
  if (kind === "number") return value;
  if (kind !== "word") return undefined;
  return numberOfWord(plain) ?? spelledOut(plain);
}

export const numberNamed = (word: string): number | undefined =>
  /^\p{Nd}+$/u.test(word) ? Number(word) : (numberOfWord(plainWord(word)) ?? spelledOut(plainWord(word)));

export const rootOf = (word: string): string => plainWord(word).replace(/(?:es|[sn])$/, "");

function spelledOut(plain: string): number | undefined {
  for (const { byPlain } of languageIndexes()) {
    const meaning = byPlain.get(plain);
    const number = meaning?.kind === "word" ? numberOfWord(meaning.english) : undefined;
    if (number !== undefined) return number;
  }
  return undefined;
}

export type Stretch = { start: number; end: number };

export const stretchesOf = (matches: Iterable<RegExpMatchArray>): Stretch[] =>
  [...matches].map(({ 0: words, index = 0 }) => ({ start: index, end: index + words.length }));

/** A text with stretches of it blank, each with one `mark` where it began. */
export function blanked(text: string, places: readonly Stretch[], mark = " "): string {
  let blank = "";
  let end = 0;
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(place.start, end);
    if (place.end <= start) continue;
    blank += `${text.slice(end, start)}${mark}${" ".repeat(place.end - start - 1)}`;
    end = place.end;
  }
  return blank + text.slice(end);
}

const KCAL_WORDS = wordSet(`
kcal kcals cal cals calorie calories kilocalorie kilocalories kalorie kalorien kilokalorie kilokalorien caloria calorias
kilocaloria kilocalorias quilocaloria quilocalorias chilocaloria chilocalorie calorieen kilocalorieen kcalorie`);
const KJ_WORDS = wordSet(
  "kj kjoule kjoules kilojoule kilojoules kilojulio kilojulios quilojoule quilojoules chilojoule",
);

export const energyUnitOf = (plain = ""): number | undefined =>
  KCAL_WORDS.has(plain) ? 1 : KJ_WORDS.has(plain) ? 1 / KJ_PER_KCAL : undefined;

export const ENERGY_NAMES = wordSet(
  "energy energie brennwert energia energetico energetique energiewert energiegehalt energetische",
);

/** "Other" is what labels say besides, and nothing counts. */
export type FigureName = AmountName | "other";

const NAMES = new Map<string, FigureName>(
  Object.entries({
    carbs: `carb carbs carbo carbos carbohydrate carbohydrates kh khs kohlenhydrat kohlenhydrate kohlenhydraten
      kohlehydrate glucide glucides carbohidrato carbohidratos hidratos hc ch carboidrato carboidrati carboidratos
      koolhydraat koolhydraten glucidi glucidos`,
    protein: `protein proteins prot prots proteine proteines proteina proteinas proteinen eiweiss ew eiwit eiwitten`,
    fats: `fat fats fett fette fetten lipide lipides lipid lipids graisse graisses grasa grasas grasso grassi lipido
      lipidos lipidi vet vetten gordura gorduras`,
    other: `fibre fiber fibres fibers fibra fibras ballaststoff ballaststoffe vezel vezels voedingsvezel voedingsvezels
      saturates saturated saturate satfat sodium natrium sodio cholesterol cholesterin colesterol potassium salt salz sel sal
      sale zout sugar sugars zucker sucre sucres azucar azucares zucchero zuccheri suiker suikers acucar acucares satures
      saturi saturadas saturados fettsauren polyols`,
  }).flatMap(([name, words]) => [...wordSet(words)].map((word) => [word, name as FigureName] as const)),
);

export const nutrientOf = (plain = ""): FigureName | undefined => NAMES.get(plain);

/** Of a nutrient's name, before and after the word that tells it: "total fat", "hidratos de carbono". */
export const NAME_BEGINS = wordSet(
  "net total dietary trans matieres acides gras acidi acidos grassi gesattigte gesattigten verzadigd verzadigde saturated",
);
export const NAME_ENDS = wordSet(
  "carbono grasses saturated saturates satures saturi saturados fatty acids fat",
);

/** "P 22", "22p": only beside other figures. */
const LETTERS = new Map<string, AmountName>([
  ["c", "carbs"],
  ["p", "protein"],
  ["f", "fats"],
]);
/** Before a number as capitals only: "K 34 g, E 22 g, V 18 g" and "G 70, P 28, L 22"; the E of "20 g E, 15 g KH" also after it. */
const CAPITALS = new Map<string, AmountName>([
  ["K", "carbs"],
  ["G", "carbs"],
  ["H", "carbs"],
  ["E", "protein"],
  ["L", "fats"],
  ["V", "fats"],
  ["v", "fats"],
  ["MG", "fats"],
]);

export const letterOf = (typed: string, isBefore: boolean): AmountName | undefined =>
  LETTERS.get(typed.toLowerCase()) ?? (isBefore || typed === "E" ? CAPITALS.get(typed) : undefined);

export const weightOf = (plain = ""): number | undefined =>
  GRAMS.has(plain) ? 1 : MILLIGRAMS.has(plain) ? 0.001 : undefined;
const GRAMS = wordSet("g gr grs gms gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas");
const MILLIGRAMS = wordSet("mg milligram milligrams milligramm milligramme milligrammes");

export const exactUnitOf = (piece: Piece | undefined): "g" | "ml" | undefined =>
  piece?.plain === "ml" ? "ml" : weightOf(piece?.plain) === 1 ? "g" : undefined;

/** "Low fat 150 g" and "vitamin C 70 mg" are no figures. */
export const BEFORE_NO_FIGURE = wordSet(
  `low no non full reduced half high extra less more whole zero free rich vitamin vitamine vitamina skim lean
   whey pea soy soya casein hemp rice duck goose chicken pork beef bacon vegetable milk`,
);
/** "30 g protein powder" is a food. */
export const AFTER_NO_FIGURE = wordSet(
  `powder bar bars shake shakes drink drinks smoothie pudding pulver riegel ball balls cookie cookies pancake pancakes
   yogurt yoghurt bread isolate concentrate snack chips wrap milk water coffee free puffs crisps`,
);

export const PERCENT = wordSet("% percent prozent percento procent");
export const ABOUT = wordSet(
  "between zwischen entre tussen estimated estimate geschatzt estime estimado stimato geschat maybe perhaps vielleicht about approx approximately around circa ca roughly ungefahr etwa rund environ aproximadamente unos unas aprox ongeveer cerca",
);

/** Between figures of one food, and between a food and its figures. */
export const GLUE = new Set([
  ...HEADINGS,
  ...wordSet(`
and und et y e ed en with mit avec con com met plus of de di d von van which davon dont das cui waarvan dos cuales i in at a an
for has have having is are was contains containing hat enthalt contient contiene contem bevat only just the`),
]);

export const EACH = wordSet(
  "each apiece je jeweils chacun chacune cada ciascuno ciascuna ognuno ognuna elk elke uno",
);
export const PER = wordSet("per pro par por je pour auf");
export const SERVINGS = wordSet(`
serving servings portion portions portionen portie porties porzione porzioni porcion porciones racion raciones porcao porcoes
dose doses`);
export const TOTALS = wordSet(
  "total totals altogether overall combined insgesamt gesamt zusammen summe totale totaal together ensemble sum",
);

/** Of "Serving size: 1 cup (40 g)" and "Portionsgröße 30 g" the weight, and what stands behind them. */
export function servingSizeAt(pieces: readonly Piece[], i: number) {
  const plain = pieces[i]?.plain ?? "";
  const isSize = SERVINGS.has(plain) && pieces[i + 1]?.plain === "size";
  if (!isSize && !SERVING_SIZES.has(plain)) return undefined;
  const end = pieces.findIndex(({ plain }, k) => k > i && /^[,;.\n|]$/.test(plain));
  const next = end < 0 ? pieces.length : end;
  const said = pieces.slice(i, next);
  const at = said.findIndex((piece, k) => k > 0 && said[k - 1]?.kind === "number" && exactUnitOf(piece));
  const exact = {
    amount: said[at - 1]?.value ?? 1,
    unit: exactUnitOf(said[at]) ?? ("serving" as const),
    isServing: true,
  };
  return said.some(({ kind }) => kind === "number") ? { next, per: exact } : undefined;
}
const SERVING_SIZES = wordSet("portionsgrosse portionsgroesse portiegrootte");

const SHORT_VERBS = new Set(["ve", "ll", "re", "don", "didn", "couldn", "wouldn", "haven"]);

/** A word that may name a food: no "and", no "had", in any of the languages. */
export function isNaming({ kind, plain }: Piece): boolean {
  if (
    kind !== "word" ||
    plain.length < 2 ||
    SHORT_VERBS.has(plain) ||
    numberOfWord(plain) !== undefined ||
    GLUE.has(plain) ||
    ABOUT.has(plain) ||
    TOTALS.has(plain)
  )
    return false;
  if (EACH.has(plain) || PER.has(plain) || SERVINGS.has(plain) || isChatter(plain)) return false;
  return languageIndexes().every(({ byPlain }) => byPlain.get(plain)?.kind !== "word");
}

export const OF = wordSet("of von vom sur de du des d di del dell della su van da do out from aus over");

export const FOR = wordSet("for fur pour para per voor");
export const MAKES = wordSet(
  `serves serve served feeds makes make yields gives sert servent donne ergibt ergab reicht macht salen rinde sale rende rendeu da
   fa vengono venute venuti maakt levert goed deu deram dio salieron wurden`,
);
export const INTO = wordSet("in into en em");
export const CUT = wordSet(
  "divided cut split sliced geschnitten geteilt coupe coupee divise divisee cortado cortada dividido dividida tagliato tagliata diviso divisa gesneden verdeeld",
);
export const MADE = wordSet("made gab fait donnait hizo fatto gaf fez");
export const COOKED = wordSet(
  `cooked made baked prepared gekocht gebacken gemacht zubereitet cuisine prepare preparee fait faite faits faites cocinado cocine hecho
   hecha preparado preparada cucinato preparato preparata fatto fatta gekookt gemaakt bereid gebakken cozinhado feito feita preparado`,
);
export const PEOPLE = wordSet(
  "people persons person personen persoon leute persone personnes personas pessoas adults guests gaste of us ways way",
);
/** What holds a whole: "2400 kcal the tray", "900 g dish". */
export const VESSELS = wordSet(
  `dish tray pack packet package pot tin tub box bag jar tube carton container bottle can pan pint punnet platter packung
   becher schale dose flasche glas beutel auflaufform form topf blech pfanne tute paquet barquette boite bouteille sachet plat
   moule casserole bandeja paquete lata botella tarro bolsa tarrina fuente olla cazuela sarten vaschetta confezione lattina
   bottiglia barattolo teglia pentola pirofila vasetto bakje bak pak zak blik fles schaal ovenschaal embalagem pacote garrafa
   pote panela tabuleiro travessa assadeira`,
);
export const PARTS = wordSet(
  `slice slices piece pieces scheibe tranche morceau rebanada pedazo pezzo fatia pedaco stuk plak punt stuck stucke stucken stk scheiben parts part stuckchen blokjes blokje reihen rippen fingers finger carres onzas quadratini quadretti quadradinhos tranches morceaux trozos trozo pedazos piezas unidades
   rebanadas fette fetta pezzi stuks stukken plakken punten fatias pedacos bowl bowls plates squares plate share shares boxes
   containers tubs jars`,
);
export const EATEN = wordSet(
  `had ate eaten eat eating finish have having took finished managed demolished polished devoured gegessen aufgegessen verputzt ass esse hatte habe nahm mange mangee mangees manges pris eu
   geschafft comi comido come tome tomado mangiato mangiata mangiate mangiati mangio preso presa gegeten at nam genomen opgegeten comeu davon daarvan`,
);
export const ONLY = wordSet(
  "only just about i me myself of nur etwa en ne solo alleen ongeveer so apenas sur ich je a the la il ho ai heb hab ik",
);
/** "Left a third of it": what was not eaten. */
export const LEFT = wordSet(
  `tomorrow later left leaving leftover leftovers remaining remained over uneaten saved kept gave ubrig gelassen stehen liegen laten staan liggen
   overgelaten laisse laissee laissant reste deje dejado sobro lasciato lasciata lasciati lasciando avanzato avanzata deixei
   sobrou`,
);

export const WITH = wordSet("with w mit avec con met com");
export const MY = wordSet(
  `my our meiner meinem meinen meine unserer unserem ma mon mes notre nos mi mis mia mio miei nostro nostra mijn onze minha meu
   minhas meus nossa nosso`,
);
export const PERSONS = wordSet(
  `mate mates buddy buddies flatmate flatmates housemate cousin coworker coworkers kumpel copains collegues colegas husband wife partner boyfriend girlfriend friend friends colleague colleagues mom mum dad mother father sister brother son
   daughter kids kid children child family roommate someone somebody neighbour neighbor him her them mann frau freund freundin
   freunden kollegen kollegin kindern kind mutter vater schwester bruder sohn tochter mari femme copain copine ami amie amis
   enfants fils fille mere pere frere soeur marido mujer esposa novio novia amigo amiga amigos hijo hija hijos madre padre
   hermano hermana marito moglie ragazzo ragazza amico amica amici figlio figlia figli fratello sorella vriend vriendin vrouw
   man vrienden zoon dochter kinderen marido esposa namorado namorada filho filha filhos irmao irma`,
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
  "whole entire full complete ganz ganze ganzen ganzes ganzer entier entiere entera entero enteros intera intero hele heel inteira inteiro toda tutta toute",
);
export const WHOLE = new Set([
  ...ENTIRE,
  ...wordSet(
    `it them that this those me myself all everything lot thing one whole pack packet davon daarvan mich ganzen alles tout todo
   tutto alles tudo ding sache chose cosa coisa`,
  ),
]);

/** A number, or the middle of a range, that is no percentage. */
export function numberAt(pieces: readonly Piece[], i: number): { value: number; next: number } | undefined {
  const from = pieces[i] as Piece;
  const dash = pieces[i + 1]?.plain ?? "";
  const to = pieces[i + 2];
  const isBetween = BETWEEN.has(pieces[i - 1]?.plain ?? "") && /^(?:and|und|et|y|e|en)$/.test(dash);
  const isRange =
    (isBetween || /^(?:[-–—]|to|bis|a)$/.test(dash)) && to?.kind === "number" && to.value > from.value;
  const next = isRange ? i + 3 : i + 1;
  if (pieces[next]?.plain === "%" || isOver(pieces, next)) return undefined;
  return { value: isRange ? (from.value + to.value) / 2 : from.value, next };
}

const BETWEEN = new Set(["between", "zwischen", "entre", "tra", "fra", "tussen"]);

const isOver = (pieces: readonly Piece[], i: number): boolean => {
  const [before, over, below] = pieces.slice(i - 1, i + 2);
  if (over?.plain !== "/" || weightOf(pieces[i + 2]?.plain) !== undefined) return false;
  return below?.kind === "number" && below.start === over.end && over.start === before?.end;
};

/** Behind "(28 %)", the share of a day that labels add. */
export function afterShare(pieces: readonly Piece[], i: number): number {
  const open = pieces[i]?.plain === "(" ? i + 1 : i;
  if (pieces[open]?.kind !== "number" || pieces[open + 1]?.plain !== "%") return i;
  return pieces[open + 2]?.plain === ")" && open > i ? open + 3 : open + 2;
}
