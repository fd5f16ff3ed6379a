import { z } from "zod";
import { DEFAULT_EMOJI, singleEmoji } from "~/features/food/entry";
import { entrySchemas } from "~/features/food/entry-form.server";
import { servingsOfAmount } from "~/features/food/servings";
import { gtinOf } from "~/features/foods/gtin";
import { type Amounts, ENERGIES, type Energy, mapNames, pickAmounts } from "~/features/nutrition/amounts";
import { type Further, furtherFrom, furtherProblem, typedFurther } from "~/features/nutrition/further";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { attempt } from "~/platform/text";

const confirmationSchemaIn = (energy: Energy) =>
  entrySchemas[energy].extend({
    portion: z.string().max(40).optional(),
    amount: z.string().max(20).optional(),
    note: z.string().max(600).optional(),
    unsure: z.string().max(40).optional(),
    barcode: z.string().max(40).transform(gtinOf).optional(),
    further: z
      .string()
      .max(400)
      .transform((text) => furtherFrom(attempt(() => JSON.parse(text))))
      .optional(),
  });

export const confirmationSchemas = mapNames(ENERGIES, confirmationSchemaIn);

/** How a confirmed food is read, in the energy of its form; an amount in g or ml counts as servings of the label's 100. */
export function confirmationSchema(sent: FormData, energy: Energy) {
  const amount = sent.get("amount");
  if (typeof amount === "string" && amount.trim() !== "100")
    sent.set("number_of_servings", servingsOfAmount(amount));
  return confirmationSchemas[energy];
}

export type ConfirmedFields = z.output<typeof confirmationSchemas.kcal>;

/** The product behind a confirmed form: values for one portion, however many were eaten. */
export function productIn(confirmed: ConfirmedFields & { barcode: string }) {
  const { barcode, name, portion } = confirmed;
  return {
    barcode,
    name,
    emoji: singleEmoji(confirmed.emoji) ?? DEFAULT_EMOJI,
    portion: portion || "serving",
    amounts: pickAmounts(confirmed),
    further: typedFurther(confirmed, confirmed.further),
  };
}

type ConfirmedProduct = {
  barcode: string;
  name: string;
  emoji: string;
  portion: string;
  amounts: Amounts;
  further?: Further;
};

/** Throws Refusal: 400 for more alcohol than the portion weighs. */
export function checkPortion({ portion = "", further }: { portion?: string; further?: Further }) {
  const [, grams] = /^(\d+) ?(?:g|ml)$/.exec(portion) ?? [];
  const problem = furtherProblem(Number(grams ?? 0), further);
  if (problem) throw new Refusal(400, { alcohol: [problem] });
}

/** Saves a confirmed product for the next scan of this user and their house. Throws Refusal as `checkPortion`. */
export async function saveProduct(
  by: Caller,
  { barcode, amounts, further, ...texts }: ConfirmedProduct,
): Promise<void> {
  checkPortion({ portion: texts.portion, further });
  const values = { ...texts, ...amounts, further: further ?? null, updated_at: by.now };
  await by.change(async (tx) => {
    const { product } = tx.db.t;
    await tx.db
      .insert(product)
      .values({ user_id: tx.viewer.id, barcode, ...values })
      .onConflictDoUpdate({ target: [product.user_id, product.barcode], set: values });
  });
}
