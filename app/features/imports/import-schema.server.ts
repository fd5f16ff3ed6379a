import { z } from "zod";
import { type Choices, COLUMN_NAMES } from "~/features/imports/formats/format";
import { DATE_ORDERS } from "~/features/imports/read/cells";
import { AMOUNTS, mapNames } from "~/features/nutrition/amounts";
import { Refusal } from "~/http/refusal";
import { IMPORT_REFUSALS } from "./messages";

const column = z.coerce.number().int().min(0).max(499).optional();

/** Columns from 0. */
export const choiceFields = {
  ...mapNames(COLUMN_NAMES, () => column),
  energy: z.enum(["kcal", "kJ"]).optional(),
  basis: z.enum(["eaten", "serving"]).optional(),
  order: z.enum(DATE_ORDERS).optional(),
};

export const importSchema = z.object({
  intent: z.enum(["upload", "columns", "commit", "cancel", "undo"]),
  id: z.string().max(64).optional(),
  file: z.file(IMPORT_REFUSALS.noFile).optional(),
  ...choiceFields,
});

/** Throws Refusal: 400 without the columns that a food needs. */
export function choicesFrom(sent: z.output<z.ZodObject<typeof choiceFields>>, named: boolean): Choices {
  const { energy, basis, order, ...columns } = sent;
  if (!named) return { order };
  if (columns.date === undefined) throw new Refusal(400, { date: [IMPORT_REFUSALS.needsColumn("date")] });
  if (!AMOUNTS.some((name) => columns[name] !== undefined))
    throw new Refusal(400, { calories: [IMPORT_REFUSALS.needsAmount] });
  return { columns, energy, perServing: basis === "serving", order };
}
