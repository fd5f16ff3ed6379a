import { LRUCache } from "lru-cache";
import type { AmountName } from "~/features/nutrition/amounts";
import { joinedLine, type LineSpan, type StraightLine, spanOf } from "./text-line";

export type LabelNutrient = AmountName | "other";

const NUTRIENT_NAMES: Record<LabelNutrient, string> = {
  calories: `energy energie energia energi energija energyvalue energiaarvo energiasisalto energiatartalom
    energetickahodnota energeticnavrednost energijskavrednost energetskavrijednost energetskavrednost brennwert energiewert
    valorenergetico contenidoenergetico valoreenergetico valeurenergetique valoareenergetica wartoscenergetyczna energiaertek
    energetinevertet energineverte energetiskavertiba energiewaarde energywaarde energiindhold energiinnehall
    calorie calories caloriesperserving amountofcalories calorias kalorien kilocalories enerji enerjidegeri
    energykcal energykj`,
  fats: `fat fats totalfat totalfats fattotal lipides lipid lipids totaldeslipides graisses graisse matieresgrasses matieregrasse fett
    fette fettgehalt grassi grassitotali grasas grasastotales grasatotal lipidos gorduras gordurastotais gorduratotal
    vet vetten totaalvet fedt rasva rasvaa rasvat rasvad tluszcz tluszcze tuky tuk zsir mascobe mascoba masti mast
    ukupnemasti grasimi yag toplamyag riebalai tauki`,
  carbs: `carbohydrate carbohydrates totalcarbohydrate totalcarbohydrates carbohydratetotal carbohydratestotal
    totalcarb totalcarbs carbs carb totalcho carbohyd totalcarbohyd availablecarbohydrate availablecarbohydrates
    carbohydrateavailable netcarbs glucides glucidestotal kohlenhydrate kohlenhydraten carboidrati carboidratos
    hidratosdecarbono hdecarbono hdecdisponibles hdecdisp hidratosdecarbon hidratsdecarboni carbohidratos carbohidratostotales koolhydraten kulhydrat
    kulhydrater kolhydrat kolhydrater karbohydrat karbohydrater hiilihydraatti hiilihydraatit hiilihydraattia
    hiilihydraattoja weglowodany sacharidy uhlohydraty szenhidrat szenhidratok ogljikovihidrati ogljikovihidratov
    ugljikohidrati ugljenihidrati glucide carbohidrati karbonhidrat angliavandeniai oglhidrati susivesikud`,
  protein: `protein proteins totalprotein proteine proteines proteina proteinas proteini proteiini proteiinia proteiinit
    proteiner eiweiss eiweib eiweis eiwit eiwitten bialko bilkoviny bielkoviny feherje beljakovine beljakovin bjelancevine
    belancevine baltymai olbaltumvielas valgud protides protidos valkuaisaine`,
  other: `saturates saturated saturatedfat saturatedfats saturatedfattyacids fatsaturated satfat satfats sat ofwhichsaturates
    ofwhichsaturated trans transfat transfats transfattyacids fattrans polyunsaturated polyunsaturatedfat polyunsaturates monounsaturated
    monounsaturatedfat monounsaturates unsaturated unsaturatedfat omega omega3 omega6 cholesterol cholest sugars sugar
    totalsugars totalsugar addedsugars addedsugar inclgaddedsugars ofwhichsugars sugaralcohol sugaralcohols lactose polyols
    erythritol starch fibre fiber fibres dietaryfibre dietaryfiber dietfiber dietaryfibretotal sodium salt potassium calcium iron
    vitamin vitamina vitamind vitaminc thiamin thiamine riboflavin niacin folate folicacid magnesium phosphorus zinc iodine
    gluten caffeine taurine alcohol biotin selenium caloriesfromfat caloriesfromfatcal energyfromfat fatcal
    caloriesfromsaturatedfat
    acidesgrassatures acidesgras dontacidesgrassatures dontacidesgras dontsatures satures dontsaturees saturees dontsucres sucres
    fibresalimentaires sel amidon
    gesattigtefettsauren davongesattigtefettsauren davongesattigte fettsauren zucker davonzucker ballaststoffe salz
    mehrfachungesattigte einfachungesattigte
    acidigrassisaturi acidigrassi dicuiacidigrassisaturi dicuisaturi saturi zuccheri dicuizuccheri sale fibra fibrealimentari
    saturadas delascualessaturadas acidosgrasossaturados acidosgrasos grasassaturadas azucares deloscualesazucares
    azucarestotales fibraalimentaria fibradietetica sal sodio grasastrans grasassat monoinsaturadas poliinsaturadas
    dosquaissaturados saturados gordurassaturadas gordurastrans acucares dosquaisacucares acucarestotais acidosgordossaturados
    waarvanverzadigde verzadigde verzadigdevetzuren waarvanverzadigdevetzuren vetzuren suikers waarvansuikers vezels
    voedingsvezels voedingsvezel zout
    herafmattedefedtsyrer mattedefedtsyrer mettedefedtsyrer fedtsyrer sukkerarter herafsukkerarter kostfibre kostfiber
    hvoravmettedefettsyrer mettedefettsyrer fettsyrer hvoravsukkerarter kostfiberfiber varavmattatfett mattatfett
    varavsockerarter sockerarter varavmattadefettsyror fettsyror
    tyydyttynytta tyydyttynyttarasvaa sokereita josta ravintokuitu ravintokuitua suola suolaa
    kwasynasycone kwasytluszczowe wtymkwasytluszczowenasycone wtymkwasytluszczowe nasycone cukry wtymcukry blonnik sol
    nasycenemastnekyseliny nasycenemastne ztohonasycene mastnekyseliny nasytenemastnekyseliny ztohocukry vlaknina
    telitettzsirsavak telitett zsirsavak cukrok amelybolcukrok rost elelmirost
    nasicenemascobe odtegasnasicenemascobe nasicene nasicenihmascob nasicenemascobnekisline sladkorji odtegasladkorji
    odkaterihsladkorji vlaknine prehranskevlaknine zasicenemasnekiseline zasicenemasti masnekiseline seceri odkojihseceri
    prehrambenavlakna vlakna zaharuri acizigrasisaturati acizigrasi dincarezaharuri sare doymusyag seker lif tuz
    cukrus druska cukuri sals suhkrud soolu`,
};

/** Edit distance of `wanted` to the best prefix of `text` from `from`, and where that ends; Infinity above `most`. */
function beginsAlike(text: string, from: number, wanted: string, most: number) {
  const width = Math.min(text.length - from, wanted.length + most);
  let row = Array.from({ length: width + 1 }, (_, i) => i);
  for (let j = 1; j <= wanted.length; j++) {
    const next = [j];
    let least = j;
    for (let i = 1; i <= width; i++) {
      const same = text[from + i - 1] === wanted[j - 1] ? 0 : 1;
      const cost = Math.min(
        (row[i - 1] as number) + same,
        (row[i] as number) + 1,
        (next[i - 1] as number) + 1,
      );
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return { changes: Infinity, end: from };
    row = next;
  }
  let end = 0;
  for (let i = 1; i <= width; i++) {
    const better = (row[i] as number) - (row[end] as number);
    if (better < 0 || (better === 0 && Math.abs(i - wanted.length) < Math.abs(end - wanted.length))) end = i;
  }
  const changes = row[end] as number;
  return changes > most ? { changes: Infinity, end: from } : { changes, end: from + end };
}

/** A nutrient's name with `changes` misread letters; over several lines its row is within `reach` of the middle. */
export type Name = LineSpan & { nutrient: LabelNutrient; changes: number; reach: number };

type Words = Pick<StraightLine, "text" | "plain">;

const NAMES = (Object.keys(NUTRIENT_NAMES) as LabelNutrient[])
  .flatMap((nutrient) => NUTRIENT_NAMES[nutrient].split(/\s+/).map((name) => ({ name, nutrient })))
  .toSorted((a, b) => b.name.length - a.name.length);

/** "Of which" marks a part. */
const PART =
  /(?:ofwhich|davon|dont|dicui|delas?cuales|delos?cuales|dosquais|dasquais|waarvan|varav|heraf|hvorav|wtym|odteg[a-z]?|odkaterih|odkojih|ztoho|josta|amelyb[a-z]l|dincare|includes?|incl)$/;

/** "Crude" and "…urated" before the name of fat, at the beginning of a line: a kind of it. */
const KIND = /^\W*(?!tot|gesamt)[a-z]+ $/;

const mostChanges = (name: string) => (name.length < 5 ? 0 : name.length < 9 ? 1 : name.length < 14 ? 2 : 3);

type NameMatch = { from: number; to: number; nutrient: LabelNutrient; changes: number };

/** A page is read at several angles; its words stay the same. */
const cache = new LRUCache<string, NameMatch[], Words>({
  max: 2000,
  memoMethod: (_text, _stale, { context }) => namesIn(context),
});

export function findNames(line: StraightLine): Name[] {
  const matches = cache.memo(line.text, { context: line });
  return matches.map((name) => ({ ...name, ...spanOf(line, name.from, name.to), reach: 0 }));
}

function namesIn(line: Words): NameMatch[] {
  const letters: number[] = [];
  let squeezed = "";
  for (const [i, sign] of line.plain.split("").entries()) {
    if (!/[a-z]/.test(sign)) continue;
    squeezed += sign;
    letters.push(i);
  }
  const matches: NameMatch[] = [];
  let at = 0;
  while (at < squeezed.length) {
    const best = beginsWord(line, letters, at) ? bestAt(line, squeezed, letters, at) : undefined;
    if (!best) {
      at++;
      continue;
    }
    const from = letters[at] as number;
    const to = (letters[best.end - 1] as number) + 1;
    const isPart =
      PART.test(squeezed.slice(Math.max(0, at - 14), at)) ||
      (best.nutrient === "fats" && matches.length === 0 && KIND.test(line.plain.slice(0, from)));
    const nutrient = isPart ? "other" : best.nutrient;
    matches.push({ from, to, nutrient, changes: best.changes });
    at = best.end;
  }
  return matches;
}

function bestAt(line: Words, squeezed: string, letters: number[], at: number) {
  let best: { nutrient: LabelNutrient; changes: number; end: number; worth: number } | undefined;
  for (const { name, nutrient } of NAMES) {
    if (best && name.length <= best.worth) break;
    const { changes, end } = beginsAlike(squeezed, at, name, mostChanges(name));
    if (changes === Infinity || !endsWord(line, letters, end)) continue;
    const worth = name.length - 2.5 * changes;
    if (!best || worth > best.worth) best = { nutrient, changes, end, worth };
  }
  return best;
}

/** After a space, sign or digit, or at a capital in a run-together line. */
function beginsWord(line: Words, letters: number[], at: number) {
  const i = letters[at] as number;
  const before = line.plain[i - 1] ?? " ";
  if (!/[a-z]/.test(before)) return true;
  return /\p{Lu}/u.test(line.text[i] ?? "") && !/\p{Lu}/u.test(line.text[i - 1] ?? "");
}

function endsWord(line: Words, letters: number[], end: number) {
  const last = letters[end - 1];
  if (last === undefined) return false;
  const after = line.plain[last + 1] ?? " ";
  if (!/[a-z]/.test(after)) return true;
  return /\p{Lu}/u.test(line.text[last + 1] ?? "") && !/\p{Lu}/u.test(line.text[last] ?? "");
}

const LONGEST = 24;

/** Names over two lines ("Hidratos de" above "carbono"), as names of the second that reach up to the first. */
export function brokenNames(lines: StraightLine[]): Name[] {
  return lines.flatMap((upper) =>
    lines.filter((lower) => isNext(upper, lower)).flatMap((lower) => nameAcross(upper, lower)),
  );
}

function nameAcross(upper: StraightLine, lower: StraightLine): Name[] {
  const start = Math.max(0, upper.plain.length - LONGEST);
  const both = joinedLine(partOf(upper, start, upper.plain.length), partOf(lower, 0, LONGEST));
  const end = upper.plain.length - start;
  const name = findNames(both).find(({ from, to }) => from < end && to > end + 1);
  if (!name || /\d/.test(both.plain.slice(name.from, name.to))) return [];
  // Against whole names with a few misread letters from the line above.
  if (lettersIn(both, name.from, end) < 4 || lettersIn(both, end, name.to) < name.changes + 2) return [];
  // "Fat" above "Saturated" is two rows.
  if (findNames(upper).some(({ to }) => to > start + name.from)) return [];
  const above = upper.y[start + name.from] as number;
  const below = lower.y[0] as number;
  return [
    {
      ...name,
      line: lower,
      from: 0,
      to: name.to - end - 1,
      left: Math.min(name.left, lower.x[0] as number),
      right: Math.max(name.right, upper.x.at(-1) as number),
      y: (above + below) / 2,
      reach: (below - above) / 2,
    },
  ];
}

export function isNext(upper: StraightLine, lower: StraightLine) {
  const height = Math.min(upper.height, lower.height);
  const down = (lower.y[0] as number) - (upper.y[0] as number);
  return (
    down > 0.5 * height &&
    down < 1.7 * height &&
    Math.max(upper.height, lower.height) < 1.5 * height &&
    Math.abs((lower.x[0] as number) - (upper.x[0] as number)) < 1.5 * height
  );
}

const lettersIn = ({ plain }: StraightLine, from: number, to: number) =>
  plain.slice(from, to).replace(/[^a-z]/g, "").length;

const partOf = (line: StraightLine, from: number, to: number): StraightLine => ({
  ...line,
  text: line.text.slice(from, to),
  plain: line.plain.slice(from, to),
  x: line.x.slice(from, to),
  y: line.y.slice(from, to),
});
