import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { barcodeCall, saveBarcodeCall } from "~/features/api/calls/search-calls.server";
import { sentEntry } from "~/features/api/food-read";
import { BARCODE_MESSAGES } from "~/features/label/barcode/product";
import { productOf } from "~/features/label/barcode/product.server";
import { saveProduct } from "~/features/label/confirmation.server";

import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(barcodeCall, async (by, { query: { code } }) => {
    const product = await productOf(by, code);
    if (!product) throw new Refusal(404, BARCODE_MESSAGES.unknown);
    return { ...product, nutrition: product.amounts };
  }),
  handle(saveBarcodeCall, async (by, { body: { code, portion, ...food } }) => {
    const { name, emoji, amounts } = sentEntry(food);
    const product = { barcode: code, name, emoji, portion: portion || "serving", amounts };
    await saveProduct(by, product);
    const saved = await productOf(by, code);
    if (!saved) throw new Refusal(404, BARCODE_MESSAGES.unknown);
    return { ...saved, nutrition: saved.amounts };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
