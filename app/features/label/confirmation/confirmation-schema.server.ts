import { z } from "zod";
import { entrySchema } from "~/features/food/entry-schema.server";
import { gtinOf } from "~/features/foods/gtin";

export const confirmationSchema = entrySchema.extend({
  portion: z.string().max(40).optional(),
  note: z.string().max(600).optional(),
  barcode: z.string().max(40).transform(gtinOf).optional(),
});
