import type { Whole } from "~/features/meals/meal";
import { roundTenth } from "~/features/nutrition/amounts";
import { fieldText, parseCount } from "~/features/nutrition/read-number";
import type { ReviewRow } from "~/features/search/row";

type WholeTexts = { servings: string; share: string };

/** What the rows are a share of: as typed, and as the rows stand (`shown`). A blank number of servings is unknown. */
export type ReviewWhole = WholeTexts & { shown: WholeTexts };

const SERVINGS_MAX = 100;

export const WHOLE_MESSAGES = {
  share: "Type a share of the whole, like 1/6, 0.25 or 25%.",
  servings: `Type a number from 1 to ${SERVINGS_MAX}, or nothing.`,
  fewer: "You ate more than that. Change your share first.",
} as const;

export function wholeOf({ servings, share }: Whole): ReviewWhole {
  const texts = { servings: servings === undefined ? "" : fieldText(servings), share: fractionText(share) };
  return { ...texts, shown: texts };
}

export function sentWhole(fields: Record<string, string | undefined>): ReviewWhole | undefined {
  const shown = { servings: fields.shown_servings ?? "", share: fields.shown_share ?? "" };
  if (shareIn(shown.share) === undefined || servingsIn(shown.servings) === undefined) return undefined;
  return { servings: fields.whole_servings ?? "", share: fields.share ?? "", shown };
}

/** Stored beside the foods of a meal; undefined where it can't be read. */
export function storedWhole(texts: WholeTexts | undefined): ReviewWhole | undefined {
  const whole = texts && { ...texts, shown: texts };
  return Object.keys(wholeProblems(whole)).length > 0 ? undefined : whole;
}

export const shownShare = ({ shown }: ReviewWhole): number => shareIn(shown.share) ?? 1;

export function wholeProblems(whole: ReviewWhole | undefined): {
  share?: string[];
  whole_servings?: string[];
} {
  if (!whole) return {};
  const problems: ReturnType<typeof wholeProblems> = {};
  if (shareIn(whole.share) === undefined) problems.share = [WHOLE_MESSAGES.share];
  if (servingsIn(whole.servings) === undefined) problems.whole_servings = [WHOLE_MESSAGES.servings];
  else if (newShare(whole) > 1) problems.whole_servings = [WHOLE_MESSAGES.fewer];
  return problems;
}

/** What was typed, where it can be read, becomes what is shown; the rows change by `times`. */
export function settledWhole(typed: ReviewWhole): { whole: ReviewWhole; times: number } {
  if (Object.keys(wholeProblems(typed)).length > 0) return { whole: typed, times: 1 };
  const share = newShare(typed);
  const isTyped = share === shareIn(typed.share);
  const texts = { servings: typed.servings, share: isTyped ? typed.share : fractionText(share) };
  const servings = typed.servings.trim() || typed.shown.servings;
  return {
    whole: { ...texts, shown: { servings, share: texts.share } },
    times: share / shownShare(typed),
  };
}

/** The share as typed; else, of another number of servings, as many of them where that is a whole number. */
function newShare({ servings, share, shown }: ReviewWhole): number {
  const [typed, old] = [shareIn(share) ?? 1, shareIn(shown.share) ?? 1];
  const [now, before] = [servingsIn(servings), servingsIn(shown.servings)];
  const eaten = old * (before ?? 0);
  const isCounted = eaten > 0 && Math.abs(eaten - Math.round(eaten)) < EXACT;
  return typed === old && now && isCounted ? Math.round(eaten) / now : typed;
}

/** As much of a row as of its whole, to a tenth of a gram from 10 g on. */
export function rowTimes(row: ReviewRow, times: number): ReviewRow {
  const count = parseCount(row.amount);
  if (count === undefined || times === 1) return row;
  const amount = count * times;
  const isWeight = row.unit === "g" || row.unit === "ml";
  return { ...row, amount: fieldText(isWeight && amount >= 10 ? roundTenth(amount) : amount), portion: "" };
}

const shareIn = (text: string): number | undefined => {
  const percent = /^([^%]+)%\s*$/.exec(text)?.[1];
  const share = percent ? (parseCount(percent) ?? 0) / 100 : parseCount(text);
  return share !== undefined && share > 0 && share <= 1 ? share : undefined;
};

const servingsIn = (text: string): number | undefined => {
  if (!text.trim()) return 0;
  const servings = parseCount(text);
  return servings !== undefined && servings >= 1 && servings <= SERVINGS_MAX ? servings : undefined;
};

const EXACT = 1e-6;
const PARTS_MAX = 99;

export function fractionText(share: number): string {
  if (share === 1) return "1";
  for (let parts = 2; parts <= PARTS_MAX; parts += 1) {
    const eaten = Math.round(share * parts);
    if (eaten > 0 && Math.abs(eaten / parts - share) < EXACT) return `${eaten}/${parts}`;
  }
  return fieldText(share);
}

const SIGNS = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒";
const ORDINALS = "half third quarter fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const NUMBERS = "a two three four five six seven eight nine ten eleven".split(" ");

export function shareSign(share: number): string {
  const text = fractionText(share);
  const sign = [...SIGNS].find((character) => character.normalize("NFKC").replace("⁄", "/") === text);
  return sign ?? text;
}

/** 1/6 is "a sixth of the whole". */
export function shareWords(share: number): string {
  if (share === 1) return "the whole";
  const [eaten = 0, parts = 0] = fractionText(share).split("/").map(Number);
  const [number, ordinal] = [NUMBERS[eaten - 1], ORDINALS[parts - 2]];
  if (!number || !ordinal) return "a part of the whole";
  if (parts === 2) return "half of the whole";
  const article = ordinal.startsWith("e") && eaten === 1 ? "an" : number;
  return `${article} ${ordinal}${eaten > 1 ? "s" : ""} of the whole`;
}
