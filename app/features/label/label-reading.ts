import { DEFAULT_EMOJI } from "~/features/food/entry";
import {
  AMOUNTS,
  type AmountName,
  amountLabel,
  type Energy,
  energyUnit,
  mapAmounts,
  perAmount,
  type Values,
} from "~/features/nutrition/amounts";
import type { Further } from "~/features/nutrition/further";
import { fieldText, kcalTextIn } from "~/features/nutrition/read-number";
import { errorWording } from "~/http/refusal";

export type LabelBasis = "serving" | "100g" | "100ml" | "container" | "unknown";

/** A label as read: kcal and grams for one `basis`, null where unreadable; `unsure` are those and what needs a look. */
export type LabelReading = {
  name: string;
  emoji: string;
  nutrition: Values;
  /** For the same basis; what isn't sure is absent. */
  further?: Further;
  unsure: AmountName[];
  basis: LabelBasis;
  /** As printed: "2/3 cup (55 g)". */
  servingSize: string | null;
  note: string | null;
  source: "built-in" | "ai";
};

export const LABEL_MESSAGES = {
  notRecognised: "Food label not recognized",
  offline: "No Internet connection",
  busy: errorWording(429),
  noPhoto: "Choose a photo first.",
  photoTooLarge: "That photo is too large. The limit is 8 MB and 50 megapixels (25 for WebP).",
  notAPhoto: "We can't read that file. Use a JPEG, PNG or WebP photo.",
  photoDamaged: "That photo is damaged. Please take another one.",
} as const;

export const scanFailure = (text: string) => ({ step: "scan", toast: { type: "error", text } }) as const;

export type ScanFailure = ReturnType<typeof scanFailure>;

export const UNNAMED_LABEL = "Scanned label";

/** A scanned food before it is logged; amounts as text for one `portion`, empty where unsure. */
export type Confirmation = {
  values: Record<"name" | "emoji" | AmountName, string>;
  portion: string;
  note: string;
  unsure?: string;
  barcode?: string;
  /** What more is known of one `portion`, as JSON. */
  further?: string;
};

export const UNSURE = { empty: "Not readable: please fill it in", filled: "Not sure: please compare" };

export const isUnsure = (unsure: string, name: AmountName): boolean => unsure.split(",").includes(name);

const PORTIONS: Record<LabelBasis, string> = {
  serving: "serving",
  "100g": "100 g",
  "100ml": "100 ml",
  container: "container",
  unknown: "serving",
};

const BASES: Record<LabelBasis, string> = {
  serving: "per serving",
  "100g": "per 100 g",
  "100ml": "per 100 ml",
  container: "per container",
  unknown: "as printed, for an amount that could not be read",
};

export function confirmationOf({
  name,
  emoji,
  nutrition,
  further,
  unsure,
  ...label
}: LabelReading): Confirmation {
  const missing = AMOUNTS.filter((name) => nutrition[name] === null);
  const doubtful = unsure.filter((name) => nutrition[name] !== null);
  return {
    values: {
      name,
      emoji: emoji || DEFAULT_EMOJI,
      ...mapAmounts(nutrition, (amount) => (amount === null ? "" : fieldText(amount))),
    },
    portion: PORTIONS[label.basis],
    note: [
      `Values ${BASES[label.basis]}${servingText(label)}.`,
      missing.length > 0 && `Not sure about ${listed(missing)}: please fill in what the label says.`,
      doubtful.length > 0 &&
        !label.note &&
        `Not sure about ${listed(doubtful)}: please compare with the label.`,
      label.note,
      label.source === "ai" && "Read by an AI service.",
    ]
      .filter(Boolean)
      .join(" "),
    unsure: unsure.join(","),
    ...(further && { further: JSON.stringify(further) }),
  };
}

/** Of a product that nobody has read or typed yet. */
export const emptyConfirmation = (barcode: string): Confirmation => ({
  values: { name: "", emoji: DEFAULT_EMOJI, ...perAmount(() => "") },
  portion: "serving",
  note: "Type what the label says for one serving.",
  barcode,
});

function servingText({ basis, servingSize }: Pick<LabelReading, "basis" | "servingSize">) {
  if (!servingSize) return "";
  return basis === "serving" ? ` of ${servingSize}` : `; a serving is ${servingSize}`;
}

const listed = (words: string[]) =>
  words.length === 1 ? words[0] : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** "1 serving", "1.5 servings", "200 g", "2 × 30 oz". */
export function labelPortionText(portion: string, count: number): string {
  const [, size, unit] = /^(\d+) (g|ml)$/.exec(portion) ?? [];
  if (size && unit) return `${fieldText(count * Number(size))} ${unit}`;
  if (/^\d/.test(portion)) return count === 1 ? portion : `${fieldText(count)} × ${portion}`;
  return `${fieldText(count)} ${portion}${count === 1 ? "" : "s"}`;
}

export const confirmationIn = ({ values, note, ...rest }: Confirmation, energy: Energy): Confirmation => ({
  ...rest,
  values: { ...values, calories: kcalTextIn(values.calories, energyUnit(energy)) },
  note: note.replaceAll("calories", amountLabel("calories", energy).toLowerCase()),
});
