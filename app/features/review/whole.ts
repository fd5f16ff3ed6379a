import type { Whole } from "~/features/meals/meal";
import { fractionText, portionsText } from "~/features/meals/meal";
import { roundTenth } from "~/features/nutrition/amounts";
import { fieldText, parseCount } from "~/features/nutrition/read-number";
import type { ReviewRow } from "~/features/search/row";

type WholeTexts = { servings: string; share: string };

/** What the rows are a share of: as typed, and as the rows stand (`shown`). A blank number of servings is unknown; a share of one's `own` stays with any number of them. */
export type ReviewWhole = WholeTexts & { shown: WholeTexts; own?: boolean };

const SERVINGS_MAX = 100;

export const WHOLE_MESSAGES = {
  share: "Type a share of the whole, like 1/6, 0.25 or 25%.",
  more: "That is more than the whole. For two servings of six, type 2 of 6.",
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
  const own = fields.own_share === "on";
  return { servings: fields.whole_servings ?? "", share: fields.share ?? "", shown, own };
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
  const share = readShare(whole.share) ?? 0;
  if (share > 1) problems.share = [WHOLE_MESSAGES.more];
  else if (shareIn(whole.share) === undefined) problems.share = [WHOLE_MESSAGES.share];
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
    whole: { ...texts, shown: { servings, share: texts.share }, own: isOwn(typed) },
    times: share / shownShare(typed),
  };
}

/** The share as typed; else, of another number of servings, as many of them where that is a whole number. */
function newShare(whole: ReviewWhole): number {
  const { servings, share, shown } = whole;
  const [typed, old] = [shareIn(share) ?? 1, shareIn(shown.share) ?? 1];
  const [now, before] = [servingsIn(servings), servingsIn(shown.servings)];
  const eaten = old * (before ?? 0);
  const isCounted = eaten > 0 && Math.abs(eaten - Math.round(eaten)) < EXACT;
  return typed === old && !isOwn(whole) && now && isCounted ? Math.round(eaten) / now : typed;
}

const isOwn = ({ own = false, share, shown }: ReviewWhole): boolean => own || share !== shown.share;

type Shares = { from: number; to: number };

/** A row of the share `to` of what it is the share `from` of, weights as precise as a scale. */
export function rowOfShare(row: ReviewRow, { from, to }: Shares): ReviewRow {
  const count = parseCount(row.amount);
  if (count === undefined || from === to) return row;
  const isWeight = row.unit === "g" || row.unit === "ml";
  const places = [0.1, 0.01].find((step) => Math.abs(count / step - Math.round(count / step)) < EXACT);
  const isRounded = isWeight ? places !== undefined : places === 0.01;
  const amount = roundest(count / from, (isRounded ? (places ?? 0) / 2 : 0.000_05) / from) * to;
  return { ...row, amount: isWeight ? weightText(amount) : portionsText(amount), portion: "" };
}

const weightText = (amount: number): string =>
  fieldText(amount >= 10 ? roundTenth(amount) : Math.round(amount * 100) / 100);

export const rowTimes = (row: ReviewRow, times: number): ReviewRow => rowOfShare(row, { from: 1, to: times });

/** The number with the fewest digits among those `within` so much of `value`: a sixth of 500 g is 83.3 g, and of that came 500 g. */
function roundest(value: number, within: number): number {
  for (let step = 1000; step >= 0.001; step /= 10) {
    const round = Math.round(value / step) * step;
    if (Math.abs(round - value) <= within) return round;
  }
  return value;
}

const shareIn = (text: string): number | undefined => {
  const share = readShare(text);
  return share !== undefined && share > 0 && share <= 1 ? share : undefined;
};

/** "1/6", "25%" or "2 of 6", which may be more than the whole. */
function readShare(text: string): number | undefined {
  const [eaten = "", parts, ...more] = text.toLowerCase().split(" of ");
  if (parts !== undefined && more.length === 0) return (parseCount(eaten) ?? 0) / (parseCount(parts) || 1);
  const percent = /^([^%]+)%\s*$/.exec(text)?.[1];
  return percent ? (parseCount(percent) ?? 0) / 100 : parseCount(text);
}

const servingsIn = (text: string): number | undefined => {
  if (!text.trim()) return 0;
  const servings = parseCount(text);
  return servings !== undefined && servings >= 1 && servings <= SERVINGS_MAX ? servings : undefined;
};

const EXACT = 1e-6;
const ORDINALS = "half third quarter fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const NUMBERS = "a two three four five six seven eight nine ten eleven".split(" ");

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
