import { z } from "zod";
import { gtinOf } from "~/features/foods/gtin";
import { BARCODE_MESSAGES } from "~/features/label/barcode/messages";
import { amountsSchema } from "./amounts-schema.server";
import { defineCall } from "./call";

export const barcodeCall = defineCall({
  method: "GET",
  path: "/api/food/barcode",
  operationId: "findBarcode",
  summary: "A packaged product by its barcode number",
  access: "signed-in",
  scope: "any",
  query: z.strictObject({
    code: z
      .string(BARCODE_MESSAGES.empty)
      .max(40, BARCODE_MESSAGES.notABarcode)
      .meta({ examples: ["4006381333931"], description: "EAN-13, EAN-8, UPC-A or UPC-E." })
      .transform((typed, context) => {
        const barcode = gtinOf(typed);
        if (barcode) return barcode;
        context.addIssue({ code: "custom", message: BARCODE_MESSAGES.notABarcode });
        return z.NEVER;
      }),
  }),
  answer: z.object({
    barcode: z.string().meta({ description: "A GTIN of 14 digits." }),
    name: z.string(),
    emoji: z.string(),
    portion: z.string().meta({ description: "What the values are for, such as serving or 100 g." }),
    nutrition: amountsSchema,
    source: z.string(),
  }),
  refusals: { 404: BARCODE_MESSAGES.unknown },
});
