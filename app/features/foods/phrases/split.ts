import { isChatter } from "../language/chatter";
import { isGeneral } from "../language/general-words";
import { numberOfWord } from "../language/numbers";
import { isSoft } from "../language/soft-words";
import type { Token } from "../language/token";
import { unitOf } from "../language/units";
import { foodIndex } from "../matching/food-index";
import type { Part } from "./part";

/** More parts than anybody's meal has. */
const MOST_PARTS = 60;

const MEALS = new Set("breakfast lunch dinner supper brunch snack dessert meal bite munch".split(" "));
const BEFORE_MEAL = new Set("for as at during this todays today my".split(" "));
const AFTER_MEAL = new Set(
  "is was i im ive include includes included today tonight consisted with it were we".split(" "),
);

const LIST = new Set("and but plus then also followed alongside n".split(" "));
const WITH = new Set("with w on over topped atop onto plus".split(" "));
const WITHOUT = new Set("without minus except excluding not no sans skip skipped skipping".split(" "));
const ABOUT = new Set("in from using containing that which into inside specifically namely".split(" "));
/** Before "with", "in" or "from" these say that what follows is in the food rather than beside it. */
const MAKING = new Set(
  `made prepared cooked filled stuffed fried baked coated covered flavored breaded packed blended
   sweetened wrapped rolled infused loaded`.split(/\s+/),
);
const HAVING = new Set(["has", "have", "had", "includes", "include", "contains"]);
const MIXING = new Set(["mixed", "combined"]);
/** Before "with" or "on" these add nothing to it. */
const ADDING = new Set(
  "topped served drizzled sprinkled spread mixed combined along together paired accompanied dipped finished".split(
    " ",
  ),
);
/** Chatter that is also the name of a food, when a word stands beside it: "snack cake", "fruit drink". */
const FOODISH = new Set(
  `breakfast snack drink dinner dessert lunch side light main cooked mixed made serve meal bite
   drinking`.split(/\s+/),
);

/** Cuts a description into parts at its marks and joining words. */
export const split = (tokens: Token[]): Part[] => {
  const parts: Part[] = [];
  let part: Part = { join: "list", tokens: [] };
  const cut = (join: Part["join"], apart = false) => {
    if (part.tokens.length > 0) parts.push(part);
    else if (part.join !== "list" && join === "list") return;
    part = { join, apart: apart || (part.tokens.length === 0 && part.apart), tokens: [] };
  };
  const plain = withoutMealNames(withoutAddresses(tokens));
  for (const [i, token] of plain.entries()) {
    const { norm } = token;
    const previous = part.tokens.at(-1);
    if (token.kind === "mark") {
      if (norm === "," || norm === ")" || norm === "(") cut("aside");
      else if (norm === "." && previous && unitOf(previous.norm)) continue;
      else if (norm === "/" && previous?.kind === "word" && plain[i + 1]?.kind === "word") cut("list", true);
      else if (norm === "-" || norm === "/" || norm === "×" || norm === "*" || norm === "–")
        part.tokens.push(token);
      else cut("list", norm === "\n" || norm === "+" || norm === ";");
    } else if (token.kind !== "word") part.tokens.push(token);
    else if (norm === "and" && isMixedNumber(plain, i)) continue;
    else if (LIST.has(norm)) cut("list");
    else if (norm === "not" && plain[i + 1]?.norm === "eaten" && previous) {
      // "Chicken, skin not eaten": what was left stands before it.
      part.tokens.pop();
      cut("without");
      part.tokens.push(previous);
    } else if (WITHOUT.has(norm)) cut("without");
    else if (norm === "other" && plain[i + 1]?.norm === "than") cut("without");
    else if (norm === "that" && HAVING.has(plain[i + 1]?.norm ?? "")) cut("with");
    else if (norm === "at" && plain[i + 1]?.kind === "number") cut("about");
    else if (WITH.has(norm) || ABOUT.has(norm)) {
      const making = previous?.kind === "word" && MAKING.has(previous.norm);
      if (making || (previous?.kind === "word" && ADDING.has(previous.norm))) part.tokens.pop();
      cut(making ? "made" : ABOUT.has(norm) ? "about" : "with");
      if (previous && MIXING.has(previous.norm) && parts.length > 0) part.mixed = true;
    } else part.tokens.push(token);
    if (parts.length >= MOST_PARTS) break;
  }
  if (part.tokens.length > 0) parts.push(part);
  return parts
    .flatMap(unrolled)
    .slice(0, MOST_PARTS)
    .map(trimmed)
    .filter((p) => p.tokens.length > 0);
};

/** "document.cookie" and "example.com" are one word each, and no food; "eggs.toast" are two. */
const withoutAddresses = (tokens: Token[]): Token[] => {
  const joined: Token[] = [];
  for (const token of tokens) {
    const [before, dot] = joined.slice(-2);
    const isTight = dot?.norm === "." && dot.start === before?.end && dot.end === token.start;
    if (isTight && token.kind === "word" && before?.kind === "word" && !isKnown(before)) {
      joined.splice(-2, 2, { ...before, norm: `${before.norm}.${token.norm}`, end: token.end });
    } else joined.push(token);
  }
  return joined;
};

const isKnown = ({ norm }: Token): boolean =>
  foodIndex().byWord.has(norm) || isSoft(norm) || isChatter(norm) || unitOf(norm) !== undefined;

/** Foods in a row with nothing but their amounts between: "chicken 200 g rice 150 g", "2 eggs 1 banana". */
const unrolled = (part: Part): Part[] => {
  const { tokens } = part;
  const leads = isNumber(tokens[0]);
  const cuts: number[] = [];
  for (let i = 1; i < tokens.length; i += 1) {
    const [before, number] = [tokens[i - 1] as Token, tokens[i]];
    if (!isNumber(number) || !namesFood(before)) continue;
    let next = i + 1;
    while (isNumber(tokens[next])) next += 1;
    const unit = unitOf(tokens[next]?.norm ?? "");
    if (leads || !unit) {
      if (namesFood(tokens[unit ? next + 1 : next])) cuts.push(i);
    } else if (namesFood(tokens[next + 1])) cuts.push(next + 1);
  }
  return [0, ...cuts].map((start, i) => ({
    ...part,
    join: i === 0 ? part.join : "list",
    tokens: tokens.slice(start, cuts[i]),
  }));
};

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === "number" ||
  (token?.kind === "word" && (numberOfWord(token.norm) ?? 0) > 1) ||
  token?.norm === "one";

const namesFood = (token: Token | undefined): boolean =>
  token?.kind === "word" &&
  foodIndex().byWord.has(token.norm) &&
  !isSoft(token.norm) &&
  !isChatter(token.norm) &&
  !isGeneral(token.norm) &&
  numberOfWord(token.norm) === undefined &&
  unitOf(token.norm) === undefined;

/** "one and a half cups": that "and" belongs to the number. */
const isMixedNumber = (tokens: Token[], i: number): boolean => {
  const before = tokens[i - 1];
  const after = tokens[i + 1]?.norm === "a" || tokens[i + 1]?.norm === "one" ? tokens[i + 2] : tokens[i + 1];
  const counted = before?.kind === "number" || (before && (numberOfWord(before.norm) ?? 0) >= 1);
  return Boolean(counted && after && ["half", "quarter", "third", "½", "¼", "¾"].includes(after.norm));
};

/** "For my late lunch", "Breakfast:" and the like name no food; "breakfast burrito" does. */
const withoutMealNames = (tokens: Token[]): Token[] => {
  const dropped = new Set<Token>();
  for (const [i, token] of tokens.entries()) {
    if (!MEALS.has(token.norm)) continue;
    const next = tokens[i + 1];
    let first = i;
    while (first > 0 && i - first < 5 && isChatterOrArticle(tokens[first - 1])) first -= 1;
    const opened = tokens.slice(first, i).some((t) => BEFORE_MEAL.has(t.norm));
    const before = tokens[first - 1];
    const opens = !before || before.kind === "mark" || LIST.has(before.norm);
    const closed = opens && (!next || next.kind === "mark" || AFTER_MEAL.has(next.norm));
    if (opened || closed) for (const t of tokens.slice(opened ? first : i, i + 1)) dropped.add(t);
    if (next?.norm === "-" || next?.norm === "–") dropped.add(next);
  }
  return dropped.size > 0 ? tokens.filter((t) => !dropped.has(t)) : tokens;
};

const isChatterOrArticle = (token: Token | undefined): boolean =>
  token?.kind === "word" && (isChatter(token.norm) || token.norm === "a" || token.norm === "an");

const trimmed = (part: Part): Part => {
  let first = 0;
  let last = part.tokens.length;
  while (first < last && isEdge(part.tokens[first] as Token, part.tokens[first + 1])) first += 1;
  while (last > first && isEdge(part.tokens[last - 1] as Token, part.tokens[last - 2])) last -= 1;
  return { ...part, tokens: part.tokens.slice(first, last) };
};

const isEdge = (token: Token, inner: Token | undefined): boolean => {
  if (token.kind === "mark") return true;
  if (token.kind !== "word" || !isChatter(token.norm)) return false;
  return !(FOODISH.has(token.norm) && inner?.kind === "word" && !isChatter(inner.norm));
};
