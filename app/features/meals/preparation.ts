import { type Token, tokenise, wordAt } from "~/features/foods/language/token";
import { isSoft, JOINING, wordSet } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { match } from "~/features/foods/matching/match";
import type { Part } from "./read-amount";
import { type Stretch, stretchesOf } from "./stated/pieces";

/** What people say of how a food was made or eaten, in the words of tables: "took off the skin" is "without skin". */
export const withPreparation = (tokens: Token[]): Token[] =>
  tokens.some(({ norm }) => TELLING.has(norm))
    ? [withoutDoubts, withStates, withEdges, withFatAdded, withAlready, withDenialsApart].reduce(
        (said, read) => read(said),
        tokens,
      )
    : tokens;

const EDGES = wordSet("skin peel fat coating breading batter bone rind");
const TELLING = new Set([
  ...EDGES,
  ...wordSet("nofat nothing lean already sure unsure know idea remember unknown from or nor but"),
]);

const comma = (at: Token): Token => ({ ...wordAt(",", at), kind: "mark" });
const without = (token: Token): Token[] => [wordAt("without", token), wordAt(token.norm, token)];

const normAt = (tokens: readonly Token[], at: number): string => tokens[at]?.norm ?? "";
const isMark = (token: Token | undefined): boolean => token === undefined || token.kind === "mark";

const beyond = (tokens: readonly Token[], at: number, words: ReadonlySet<string>, step = 1): number => {
  let i = at;
  while (tokens[i] && words.has(normAt(tokens, i))) i += step;
  return i;
};

const UNSURE = wordSet("sure certain know idea remember recall");
const NO = wordSet("not no don't dont didn't didnt can't cant cannot couldn't never");

const withoutDoubts = (tokens: Token[]): Token[] => {
  const rest: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const isDoubt =
      (UNSURE.has(normAt(tokens, i)) && NO.has(rest.at(-1)?.norm ?? "")) || normAt(tokens, i) === "unsure";
    if (isDoubt) {
      if (normAt(tokens, i) !== "unsure") rest.pop();
      if (/^(?:i|im|do|did|have|could|am)$/.test(rest.at(-1)?.norm ?? "")) rest.pop();
      while (!isMark(tokens[i + 1]) && normAt(tokens, i + 1) !== "but") i += 1;
    } else if (normAt(tokens, i) !== "unknown") rest.push(tokens[i] as Token);
  }
  return rest;
};

/** "Beans cooked from dry" are cooked; "made from a packet of mix" is from dry mix. */
const withStates = (tokens: Token[]): Token[] => {
  const said: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    said.push(token);
    if (token.norm !== "from") continue;
    const at = beyond(tokens, i + 1, PACKETS);
    const mix = tokens[at];
    const after = normAt(tokens, at + 1);
    const isLast =
      isMark(tokens[at + 1]) || [JOINING.list, JOINING.with, JOINING.without].some((set) => set.has(after));
    if (!mix || !isLast || !(mix.norm === "dry" || MIXES.has(mix.norm))) continue;
    said.push(wordAt(mix.norm === "dry" ? "dried" : "drymix", mix));
    i = at;
  }
  return said;
};
const PACKETS = wordSet("a an one the 1 packet pouch box package envelope of instant");
const MIXES = wordSet("powder mix drymix flake");

const DETERMINERS = wordSet("the its all any of most some my off away out up and that only part");
const REMOVING = wordSet(
  `took take taking taken peeled peeling pulled pulling removed removing remove cut cutting trimmed trimming
   picked scraped discarded threw left without minus no`,
);
const REMOVED = wordSet(
  "removed taken peeled pulled cut trimmed picked scraped discarded left uneaten off gone",
);
const BEING = wordSet("was were is are all been being then");
const AWAY = wordSet("off away out behind aside");
const EATING = wordSet("ate eat eating eaten with kept keeping including included");
const ALSO = wordSet("- too eaten on also included intact and all");
const BETWEEN = wordSet("and or / , the its");

const withEdges = (tokens: Token[]): Token[] => {
  const said: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    if (token.norm === "lean" && isOnly(tokens, i)) {
      said.push(comma(token), token, ...without(wordAt("fat", token)));
      i = beyond(tokens, i + 1, wordSet("only part eaten"));
      continue;
    }
    const { edges, end } = edgesAt(tokens, i);
    const eaten = end > i ? eatenAt(tokens, i, end) : undefined;
    if (!eaten) {
      said.push(token);
      i += 1;
      continue;
    }
    said.splice(Math.max(0, said.length - (i - eaten.start)));
    const isBefore = said.length === 0;
    const words = edges.map((edge) => (COATINGS.has(edge.norm) ? wordAt("coated", edge) : edge));
    said.push(...(eaten.isDenied ? edges.flatMap(without) : isBefore ? words : [comma(token), ...words]));
    i = eaten.end;
    if (tokens[i] && !(isBefore && !eaten.isDenied)) said.push(comma(token));
  }
  return said;
};
const COATINGS = wordSet("coating breading batter");

const isOnly = (tokens: readonly Token[], i: number): boolean =>
  ["only", "part"].includes(normAt(tokens, i + 1)) ||
  normAt(tokens, beyond(tokens, i - 1, wordSet("the part"), -1)) === "only";

const edgesAt = (tokens: readonly Token[], start: number): { edges: Token[]; end: number } => {
  const edges: Token[] = [];
  let end = start;
  for (let i = start; EDGES.has(normAt(tokens, i)); i = beyond(tokens, end, BETWEEN)) {
    if (i === end && i > start) break;
    edges.push(tokens[i] as Token);
    end = i + 1;
  }
  return { edges, end };
};

/** Whether the edges from `from` to `to` were eaten, and the words that say so; undefined where none does. */
const eatenAt = (
  tokens: readonly Token[],
  from: number,
  to: number,
): { start: number; end: number; isDenied: boolean } | undefined => {
  const verb = beyond(tokens, from - 1, DETERMINERS, -1);
  const start = isMark(tokens[verb]) ? from : verb;
  const before = normAt(tokens, verb);
  const isNotEaten = EATING.has(before) && NO.has(normAt(tokens, verb - 1));
  const removed = beyond(tokens, to, BEING);
  const isStillOn =
    normAt(tokens, to) === "on" ||
    (normAt(tokens, to) === "-" && normAt(tokens, to + 1) === "on") ||
    (normAt(tokens, to) === "and" && normAt(tokens, to + 1) === "all");
  if (isNotEaten) return { start: verb - 1, end: to, isDenied: true };
  if (!isStillOn && REMOVED.has(normAt(tokens, removed)))
    return {
      start: EATING.has(before) ? start : from,
      end: beyond(tokens, removed + 1, AWAY),
      isDenied: true,
    };
  if (normAt(tokens, removed) === "not" && normAt(tokens, removed + 1) === "eaten")
    return { start: from, end: removed + 2, isDenied: true };
  if (REMOVING.has(before) && !isStillOn) return { start, end: beyond(tokens, to, AWAY), isDenied: true };
  if (
    EATING.has(before) ||
    isStillOn ||
    (ALSO.has(normAt(tokens, to)) && !["and", "-"].includes(normAt(tokens, to)))
  )
    return { start: EATING.has(before) ? start : from, end: beyond(tokens, to, ALSO), isDenied: false };
  return undefined;
};

const SOME_FAT = wordSet(
  "some any added a an other kind sort type of unknown or and butter oil else extra more bit little",
);
const ADDING = wordSet("with in using plus and add added");
const NONE = wordSet("no without not");
const COOKING = wordSet(
  "cooked made fried scrambled boiled steamed heated prepared baked roasted sauteed microwaved grilled",
);
const LABELLED = new Set(["dairy", "sauces"]);

const withFatAdded = (tokens: Token[]): Token[] => {
  const said: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const next = beyond(tokens, i + 1, wordSet("fatty else at all was"));
    const isAdded = ["added", "on", "in"].includes(normAt(tokens, next));
    if (token.norm === "nothing" && (isAdded || normAt(tokens, i + 1) === "else")) {
      if (said.at(-1)?.norm === "with") said.pop();
      if (normAt(tokens, next) === "added") said.push(...without(wordAt("fat", token)));
      i = isAdded ? next : next - 1;
      if (normAt(tokens, i + 1) === "it") i += 1;
    } else if (token.norm === "nofat") {
      const isSkim = isLabel(tokens, i);
      if (!isSkim && said.at(-1)?.norm === "with") said.pop();
      said.push(...(isSkim ? [wordAt("skim", token)] : without(wordAt("fat", token))));
    } else if (token.norm === "fat") {
      const isSaid = normAt(tokens, i + 1) === "added";
      let start = said.length;
      while (start > 0 && SOME_FAT.has(said[start - 1]?.norm ?? "")) start -= 1;
      const before = said[start - 1]?.norm ?? "";
      const isNone = NONE.has(before);
      if (isNone || ADDING.has(before) || isSaid || said.at(-1)?.norm === "added") {
        said.splice(isNone || ADDING.has(before) ? start - 1 : start);
        if (isNone && said.at(-1)?.norm === "with") said.pop();
        if (isSaid) i += 1;
        said.push(...(isNone ? without(token) : isMark(tokens[i + 1]) ? [comma(token), token] : [token]));
      } else said.push(token);
    } else said.push(token);
  }
  return said;
};

/** "No fat yogurt" and "yogurt, no fat"; "cooked, no fat" is none. */
const isLabel = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  if (next?.kind === "word" && foodIndex().byWord.has(next.norm) && !COOKING.has(next.norm)) return true;
  const before = tokens.slice(Math.max(0, at - LONGEST_NAME), at);
  const food = before.findLast(({ norm }) => foodIndex().byWord.has(norm) && !isSoft(norm));
  const isCooked = before.some(({ norm }) => COOKING.has(norm));
  return !isCooked && food !== undefined && LABELLED.has(match({ words: [food.norm] })?.food.group ?? "");
};
const LONGEST_NAME = 8;

const ALREADY: Record<string, string> = {
  creamer: "prelightened",
  cream: "prelightened",
  milk: "prelightened",
  lightened: "prelightened",
  whitened: "prelightened",
  sugar: "sweetened",
  sweetened: "sweetened",
};
const TALE = wordSet("with that which the a came come comes and already in it is was sugar");

/** "With creamer already in it" and "that came already sweetened with sugar". */
const withAlready = (tokens: Token[]): Token[] => {
  const at = tokens.findIndex(({ norm }) => norm === "already");
  if (at < 0) return tokens;
  const isSaidSo = ({ norm }: Token) => TALE.has(norm) || Object.hasOwn(ALREADY, norm);
  let start = at;
  while (start > 0 && isSaidSo(tokens[start - 1] as Token)) start -= 1;
  let end = at;
  while (end < tokens.length && isSaidSo(tokens[end] as Token)) end += 1;
  const said = new Map(
    tokens.slice(start, end).flatMap((token) => {
      const norm = ALREADY[token.norm];
      return norm ? [[norm, wordAt(norm, token)] as const] : [];
    }),
  );
  return said.size > 0
    ? tokens.toSpliced(start, end - start, comma(tokens[at] as Token), ...said.values())
    : tokens;
};

const LONGEST_DENIAL = 12;
const COMPOUND_DENIALS = wordSet("vegetarian unsweetened diet skim dairyfree");

/** "No carrots, broccoli or greens" denies all three; "beans but no meat" is no other food. */
const withDenialsApart = (tokens: Token[]): Token[] => {
  const said: Token[] = [];
  let denied = 0;
  for (const [i, token] of tokens.entries()) {
    if (JOINING.without.has(token.norm)) denied = Math.max(denied, endOfChoice(tokens, i + 1));
    const isBetween = i < denied && (token.norm === "," || token.norm === "or" || token.norm === "nor");
    if (token.norm === "but" && COMPOUND_DENIALS.has(normAt(tokens, i + 1))) said.push(comma(token));
    else if (!isBetween) said.push(token);
    else if (said.at(-1)?.norm !== "without") said.push(wordAt("without", token));
  }
  return said;
};

const endOfChoice = (tokens: readonly Token[], start: number): number => {
  for (let i = start; i < Math.min(tokens.length, start + LONGEST_DENIAL); i += 1) {
    const { kind, norm } = tokens[i] as Token;
    if (norm === "or" || norm === "nor") return i + 1;
    if (
      kind === "number" ||
      (kind === "mark" && norm !== ",") ||
      JOINING.list.has(norm) ||
      JOINING.with.has(norm)
    )
      return 0;
  }
  return 0;
};

/** "Didn't eat the skin" is of a part of a food. */
export const isOfEdge = (text: string): boolean => tokenise(text).some(({ norm }) => EDGES.has(norm));

export const isOfDish = (word: string): boolean => OF_DISH.has(word);
const OF_DISH = wordSet("vegetarian vegan glutenfree dairyfree fat");

/** "Garlic, minced" and "sweet potato, mashed"; the mince and mash of a list are foods. */
export const isPreparation = (tokens: readonly Token[]): boolean =>
  tokens.every(({ norm, start, end }) => CUT.has(norm) && end - start >= "minced".length);
const CUT = new Set(["ground", "mashed"]);

/** After a food: "peel not eaten", "coating removed", "skin off". */
export const isDenied = (norm: string, next = ""): boolean =>
  (norm === "not" && next === "eaten") || norm === "removed" || (norm === "off" && next === "");

/** "Cheese-topped fries", "Ensure Plus", "a bag of Skips". */
export const isInName = ({ norm, plural }: Token, { norm: previous } = { norm: "" }): boolean =>
  (norm === "plus" && PLUS_BRANDS.has(previous)) ||
  (norm === "topped" && previous === "-") ||
  (norm === "skip" && plural);
const PLUS_BRANDS = new Set(["ensure", "boost", "flax"]);

export const ofShake = (tokens: Token[]): Token[] =>
  tokens[0]?.norm === "proteinshake"
    ? tokens.map((token) => (token.norm === "powder" ? { ...token, norm: "proteinpowder" } : token))
    : tokens;

const DENIAL = /(?:no|without|w\/o|minus|hold the|ohne|keine?|sans|sin|senza|zonder|geen|sem)$/i;
export const startOfDenial = (text: string, start: number): number =>
  DENIAL.exec(text.slice(0, start).trimEnd())?.index ?? start;

/** The fat of "Hackfleisch 5 % Fett", that its per cent says; "112 kcal 6 % Fett 2 g" is of a label. */
const FATS =
  /(?<=(?<!(?:g|kcal|kj|cal)\)?\s{0,2}\(?)(?<![\p{Nd}.,])\p{Nd}{1,2}(?:[.,]\p{Nd})?\s?%\s?)(?:de )?(?:fett(?:gehalt)?|vet|grassi|grasas?|gorduras?|mati[eè]res? grasses?|m\.?g\.?)(?:\s?i\.?\s?(?:d\.?\s?)?tr\.?)?(?!\p{L})/giu;

/** The "/7" of "93/7 ground beef": 93 % lean. */
const LEAN = /(?<=(?<![\p{Nd}.,/])([5-9]\p{Nd}) ?)\/ ?(\p{Nd}{1,2})(?!\p{Nd}|[.,/]\p{Nd})/gu;

export const leanIn = (text: string): Stretch[] =>
  stretchesOf([...text.matchAll(LEAN)].filter(([, lean, fat]) => Number(lean) + Number(fat) === 100));

export const fatsIn = (text: string): Stretch[] => stretchesOf(text.matchAll(FATS));

export const withAdditionsLast = (parts: Part[]): Part[] => {
  const ordered = [...parts];
  for (let i = ordered.length - 2; i >= 0; i -= 1) {
    const [addition, host] = ordered.slice(i, i + 2);
    if (addition?.addedTo && host)
      ordered.splice(i, 2, { ...host, join: addition.join }, { ...addition, join: "with" });
  }
  return ordered;
};
