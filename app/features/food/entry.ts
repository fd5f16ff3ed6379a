import {
  AMOUNTS,
  type Amounts,
  addAmounts,
  mapAmounts,
  perAmount,
  pickAmounts,
  roundTenth,
} from "~/features/nutrition/amounts";
import {
  type Further,
  furtherBy,
  furtherFrom,
  furtherOfParts,
  furtherTimes,
} from "~/features/nutrition/further";

export const FOOD_MESSAGES = {
  fieldEmpty: "Field cannot be empty",
  notANumber: "Must be a valid number",
  tooFewServings: "Must be at least 1",
  servingsNone: "Must be more than 0",
  inputEmpty: "Input cannot be empty",
  notRecognised: "Food description not recognized",
  languageUnread:
    "Meals are read in English, German, French, Spanish, Italian, Dutch and Portuguese. Describe yours in one of them, or add its foods yourself.",
  nameTooLong: "Use up to 80 characters",
  descriptionTooLong: "Use up to 1,000 characters",
  saveFailed: "Save failed",
  logged: "Food Logged",
  unsaved: "No longer saved",
  savedTooMany: "No more than 300 foods can be saved.",
} as const;

export const FOOD_PARTS_MAX = 20;

/** A food within a logged one: `amount` of `unit`, with the kcal and grams in it. The parts are those of one serving. */
export type FoodPart = Amounts & {
  /** As `SourceFood.ref`; null for figures of no table. */
  ref: string | null;
  name: string;
  emoji: string;
  amount: number;
  unit: string;
  grams: number | null;
  source: string | null;
  estimated: boolean;
  further?: Further;
};

export function partsFrom(stored: unknown): FoodPart[] | undefined {
  const parts = Array.isArray(stored) ? stored.filter(isPart).slice(0, FOOD_PARTS_MAX) : [];
  if (parts.length === 0) return undefined;
  return parts.map(({ ref, name, emoji, amount, unit, grams, source, estimated, further, ...amounts }) => ({
    ref,
    name,
    emoji,
    amount,
    unit,
    grams,
    ...pickAmounts(amounts),
    source,
    estimated,
    ...(further && { further: furtherFrom(further) }),
  }));
}

function isPart(value: unknown): value is FoodPart {
  const part = value as Partial<Record<keyof FoodPart, unknown>> | null;
  return (
    [part?.name, part?.emoji, part?.unit].every((text) => typeof text === "string") &&
    [part?.ref, part?.source].every((text) => text === null || typeof text === "string") &&
    [part?.amount, part?.grams ?? 0, ...AMOUNTS.map((name) => part?.[name])].every(isAmount) &&
    typeof part?.estimated === "boolean"
  );
}

/** What parts are a share of, as texts of their review; it stands behind the parts in their column. */
type PartsWhole = { servings: string; share: string };

export function wholeFrom(stored: unknown): PartsWhole | undefined {
  const last = Array.isArray(stored) ? (stored.at(-1) as { whole?: Partial<PartsWhole> } | null) : undefined;
  const { servings, share } = last?.whole ?? {};
  return typeof servings === "string" && typeof share === "string" ? { servings, share } : undefined;
}

export const behind = (whole: PartsWhole | undefined): { whole: PartsWhole }[] => (whole ? [{ whole }] : []);

const isAmount = (value: unknown) => typeof value === "number" && value >= 0 && Number.isFinite(value);

export const DEFAULT_EMOJI = "🍽️";

/** A food to log: `amounts` as eaten, already multiplied by `servings`; `parts` are those of one serving. */
export type FoodEntry = {
  name: string;
  emoji: string;
  amounts: Amounts;
  servings: number;
  parts?: FoodPart[];
  whole?: PartsWhole;
  /** "label", "barcode", "typed", "described", or what a food table says of its row. */
  source?: string;
  estimated?: boolean;
  further?: Further;
};

export const entryColumns = ({ parts, whole, ...entry }: FoodEntry) => ({
  name: entry.name,
  emoji: entry.emoji,
  ...entry.amounts,
  number_of_servings: entry.servings,
  parts: parts && parts.length > 0 ? [...parts, ...behind(whole)] : null,
  source: entry.source ?? null,
  estimated: entry.estimated ?? false,
  further: entry.further ?? null,
});

type Made = "parts" | "source" | "estimated" | "further";
type Columns = Omit<ReturnType<typeof entryColumns>, Made> & {
  parts?: unknown;
  source?: string | null;
  estimated?: boolean;
  further?: unknown;
};

export function entryFrom(row: Columns): FoodEntry {
  const parts = partsFrom(row.parts);
  return {
    name: row.name,
    emoji: row.emoji,
    amounts: pickAmounts(row),
    servings: row.number_of_servings,
    parts,
    whole: wholeFrom(row.parts),
    source: row.source ?? undefined,
    estimated: row.estimated || parts?.some((part) => part.estimated) || undefined,
    // The JSON of a whole day's foods is parsed only where somebody asks for it.
    get further() {
      return furtherFrom(typeof row.further === "string" ? JSON.parse(row.further) : row.further);
    },
  };
}

export const perServing = (amounts: Amounts, servings: number): Amounts =>
  mapAmounts(amounts, (amount) => roundTenth(amount / servings));

/** As `perServingOf`, of what is known beside the amounts. */
export const furtherPerServing = ({ further, servings, parts }: FoodEntry): Further | undefined => {
  const shared = furtherTimes(further, 1 / servings);
  if (!parts) return shared;
  const ofParts = furtherOfParts(parts);
  return shared && furtherBy((name) => shared[name] && (ofParts?.[name] ?? shared[name]));
};

type Entry = Pick<FoodEntry, "amounts" | "servings" | "parts">;

/** The amounts of one serving: the sum of its parts where they make up the whole, since a rounded whole gives another. */
export const perServingOf = (entry: Entry): Amounts =>
  sumOfParts(entry) ?? perServing(entry.amounts, entry.servings);

/** Undefined where the parts don't make up the whole, as amounts were typed by hand. */
export function sumOfParts({ amounts, servings, parts }: Entry): Amounts | undefined {
  const sum = addAmounts(parts ?? []);
  const isWhole = parts && AMOUNTS.every((name) => roundTenth(sum[name] * servings) === amounts[name]);
  return isWhole ? sum : undefined;
}

/** Keeps exact amounts where the shown (rounded) values per serving weren't edited: a third of 100 g three times isn't 100 g. */
export function preserveExact(old: FoodEntry, changed: FoodEntry): FoodEntry {
  if (old.servings !== changed.servings) return changed;
  const shown = perServingOf(old);
  const amounts = perAmount((name) => {
    const sent = roundTenth(shown[name] * changed.servings);
    return (changed.amounts[name] === sent ? old : changed).amounts[name];
  });
  return { ...changed, amounts };
}

const SOURCES: Readonly<Record<string, string>> = {
  label: "Read from a label",
  barcode: "Found by its barcode",
  rough: "A rough estimate",
  typed: "Typed in",
  described: "From your description",
  recipe: "From your recipe",
  pot: "From a pot in the fridge",
  house: "From your house",
};

/** Where a logged food is from, as its page says it; a food table's own words stay. */
export const sourceText = (source: string): string =>
  Object.hasOwn(SOURCES, source) ? (SOURCES[source] ?? source) : source;

const EMOJI_STYLE = "\ufe0f";

// Built on first use: the pattern of all emoji is slow to compile.
let emoji: RegExp | undefined;

/** `text` if it is exactly one emoji, with the emoji presentation mark added. */
export function singleEmoji(text: string | undefined): string | undefined {
  emoji ??= /^\p{RGI_Emoji}$/v;
  const trimmed = text?.trim() ?? "";
  return [trimmed, trimmed + EMOJI_STYLE].find((candidate) => emoji?.test(candidate));
}

const ROUNDED_BY = 0.15;

/**
 * A changed entry with these parts. Where none are given, those of before stay, and so do an estimate and the further
 * nutrients, as long as the amounts of one serving do.
 */
export function withParts(
  old: FoodEntry | undefined,
  entry: FoodEntry,
  parts: FoodPart[] | undefined,
): FoodEntry {
  const source = "source" in entry ? entry.source : old?.source;
  if (parts) return { ...entry, source, parts, ...madeOf(entry, parts) };
  if (!old) return { ...entry, source };
  const before = perServingOf(old);
  const one = perServingOf({ ...entry, parts: old.parts });
  const same = AMOUNTS.every((name) => Math.abs(one[name] - before[name]) < ROUNDED_BY);
  if (!same) return { ...entry, source };
  const further = furtherTimes(old.further, entry.servings / old.servings);
  return { ...entry, source, parts: old.parts, whole: old.whole, estimated: old.estimated, further };
}

const madeOf = (entry: FoodEntry, parts: readonly FoodPart[]) => ({
  estimated: parts.some((part) => part.estimated),
  further: furtherFrom({ ...entry.further, ...furtherTimes(furtherOfParts(parts), entry.servings) }),
});
