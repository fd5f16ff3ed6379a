import { z } from "zod";
import { entrySchemas } from "~/features/food/entry-form.server";
import { gtinOf } from "~/features/foods/gtin";
import { ENERGIES, type Energy, mapNames } from "~/features/nutrition/amounts";

const confirmationSchemaIn = (energy: Energy) =>
  entrySchemas[energy].extend({
    portion: z.string().max(40).optional(),
    note: z.string().max(600).optional(),
    unsure: z.string().max(40).optional(),
    barcode: z.string().max(40).transform(gtinOf).optional(),
  });

export const confirmationSchemas = mapNames(ENERGIES, confirmationSchemaIn);

export type ConfirmedFields = z.output<typeof confirmationSchemas.kcal>;
