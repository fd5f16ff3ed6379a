import { isChatter } from "../language/chatter";
import { numberOfWord } from "../language/numbers";
import { isSoft } from "../language/soft-words";
import type { Token } from "../language/token";
import { unitOf } from "../language/units";
import { foodIndex } from "../matching/food-index";
import { JOINING } from "./joining-words";
import { listedFoods } from "./listed-foods";
import { withoutMealNames } from "./meal-names";
import type { Part } from "./part";
import { withoutPlaces } from "./places";
import { trimmed } from "./trimmed";

const ADDED = new Set(["added", "add", "adding", "stirred", "poured"]);
const COOKED = new Set(["cooked", "fried", "baked"]);
const MAX_PARTS = 60;

export const split = (tokens: Token[]): Part[] => {
  const parts: Part[] = [];
  let part: Part = { join: "list", tokens: [] };
  let isAdding = false;
  const cut = (join: Part["join"], apart = false) => {
    if (part.tokens.length > 0) parts.push(part);
    else if (part.join !== "list" && join === "list") {
      part.last = true;
      return;
    }
    part = { join, apart: apart || (part.tokens.length === 0 && part.apart), tokens: [] };
  };
  const plain = withoutPlaces(withoutMealNames(withoutDomains(tokens)));
  for (const [i, token] of plain.entries()) {
    const { norm } = token;
    isAdding = ADDED.has(norm) || (isAdding && norm !== ".");
    const next = plain[i + 1];
    const previous = part.tokens.at(-1);
    if (token.kind === "mark") {
      if (norm === "," || norm === ")" || norm === "(") {
        cut("aside");
        part.bracketed = norm === "(";
      } else if (norm === "." && previous && (previous.norm === "fl" || unitOf(previous.norm))) continue;
      else if (norm === "/" && previous?.kind === "word" && next?.kind === "word") cut("list", true);
      else if (["-", "/", "×", "*", "–"].includes(norm)) part.tokens.push(token);
      else cut("list", norm === "\n" || norm === "+" || norm === ";");
    } else if (token.kind !== "word") part.tokens.push(token);
    else if (norm === "and" && isMixedNumber(plain, i)) continue;
    else if (JOINING.list.has(norm)) cut("list");
    else if (isDenied(norm, next?.norm) && previous) {
      part.tokens.pop();
      cut("without");
      part.tokens.push(previous);
    } else if (JOINING.without.has(norm) || (norm === "other" && next?.norm === "than")) {
      cut("without");
      part.excluding = norm === "excluding" || norm === "except";
    } else if (norm === "to" && isAdding) {
      part.addedTo = true;
      cut("list");
    } else if (norm === "that" && JOINING.having.has(next?.norm ?? "")) cut("with");
    else if (norm === "at" && next?.kind === "number") cut("about");
    else if (JOINING.with.has(norm) || JOINING.about.has(norm)) {
      const verb = previous?.kind === "word" ? previous.norm : "";
      const isMade = JOINING.making.has(verb);
      const isDrunk = part.tokens.slice(-3).some((word) => JOINING.washing.has(word.norm));
      if ((isMade && !COOKED.has(verb)) || JOINING.adding.has(verb)) part.tokens.pop();
      cut(isDrunk ? "list" : isMade ? "made" : JOINING.about.has(norm) ? "about" : "with");
      part.on = norm === "on";
      if (previous && JOINING.mixing.has(previous.norm) && parts.length > 0) part.mixed = true;
    } else part.tokens.push(token);
    if (parts.length >= MAX_PARTS) break;
  }
  if (part.tokens.length > 0) parts.push(part);
  return withAdditionsLast(parts)
    .flatMap(listedFoods)
    .slice(0, MAX_PARTS)
    .map(trimmed)
    .filter((p) => p.tokens.length > 0)
    .map((p, i) => (i === 0 && p.join === "aside" ? { ...p, join: "list" as const } : p));
};

const withAdditionsLast = (parts: Part[]): Part[] => {
  const ordered = [...parts];
  for (let i = ordered.length - 2; i >= 0; i -= 1) {
    const [addition, host] = ordered.slice(i, i + 2);
    if (addition?.addedTo && host)
      ordered.splice(i, 2, { ...host, join: addition.join }, { ...addition, join: "with" });
  }
  return ordered;
};

/** "document.cookie" and "example.com" are one word each, and no food; "eggs.toast" are two. */
const withoutDomains = (tokens: Token[]): Token[] => {
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

/** After a food: "peel not eaten", "coating removed". */
const isDenied = (norm: string, next = ""): boolean =>
  (norm === "not" && next === "eaten") || norm === "removed";

const isKnown = ({ norm }: Token): boolean =>
  foodIndex().byWord.has(norm) || isSoft(norm) || isChatter(norm) || unitOf(norm) !== undefined;

/** "One and a half cups": that "and" belongs to the number. */
const isMixedNumber = (tokens: Token[], i: number): boolean => {
  const before = tokens[i - 1];
  const after = tokens[i + 1]?.norm === "a" || tokens[i + 1]?.norm === "one" ? tokens[i + 2] : tokens[i + 1];
  const isCount = before?.kind === "number" || (before && (numberOfWord(before.norm) ?? 0) >= 1);
  return Boolean(isCount && after && ["half", "quarter", "third", "½", "¼", "¾"].includes(after.norm));
};
