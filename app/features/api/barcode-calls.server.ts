import { z } from "zod";
import { gtinOf } from "~/features/foods/gtin";
import { BARCODE_MESSAGES } from "~/features/label/barcode/messages";
import { cleanText } from "~/platform/text/clean-text";
import { amountsSchema } from "./amounts-schema.server";
import { defineCall } from "./call";
import { entryFields } from "./entry-fields.server";
import { wording } from "./food-bodies.server";
import { API_MESSAGES } from "./messages";
import { amountsBody } from "./sent-amounts-schema.server";

const PORTION_MAX = 40;

const code = z
  .string(BARCODE_MESSAGES.empty)
  .max(40, BARCODE_MESSAGES.notABarcode)
  .meta({ examples: ["4006381333931"], description: "EAN-13, EAN-8, UPC-A or UPC-E." })
  .transform((typed, context) => {
    const barcode = gtinOf(typed);
    if (barcode) return barcode;
    context.addIssue({ code: "custom", message: BARCODE_MESSAGES.notABarcode });
    return z.NEVER;
  });

const product = z.object({
  barcode: z.string().meta({ description: "A GTIN of 14 digits." }),
  name: z.string(),
  emoji: z.string(),
  portion: z.string().meta({ description: "What the values are for, such as serving or 100 g." }),
  nutrition: amountsSchema,
  source: z.string(),
});

export const barcodeCall = defineCall({
  method: "GET",
  path: "/api/food/barcode",
  operationId: "findBarcode",
  summary: "A packaged product by its barcode number",
  access: "signed-in",
  scope: "any",
  query: z.strictObject({ code }),
  answer: product,
  refusals: { 404: BARCODE_MESSAGES.unknown },
});

export const saveBarcodeCall = defineCall({
  method: "POST",
  path: "/api/food/barcode",
  operationId: "saveBarcode",
  summary: "Save a packaged product under its barcode number, for you alone, in place of what was there",
  access: "signed-in",
  scope: "log",
  body: z.strictObject({
    code,
    ...entryFields,
    portion: z
      .string()
      .max(PORTION_MAX, API_MESSAGES.badPortion)
      .transform(cleanText)
      .optional()
      .meta({ examples: ["100 g"], description: "What the values are for; serving when left out." }),
    nutrition: amountsBody.meta({ description: "For one portion." }),
  }),
  answer: product,
  wording,
  failure: API_MESSAGES.saveFailed,
});
