import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { barcodeCall, saveBarcodeCall } from "~/features/api/calls/search-calls.server";
import { sentEntry } from "~/features/api/food-read.server";
import { BARCODE_MESSAGES, type Product } from "~/features/label/barcode/product";
import { productOf } from "~/features/label/barcode/product.server";
import { saveProduct } from "~/features/label/confirmation.server";

import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(barcodeCall, async (by, { query: { code } }) => {
    const product = await productOf(by, code);
    if (!product) throw new Refusal(404, BARCODE_MESSAGES.unknown);
    return productAnswer(product);
  }),
  handle(saveBarcodeCall, async (by, { body: { code, portion, ...food } }) => {
    const { name, emoji, amounts, further } = sentEntry(food);
    const product = { barcode: code, name, emoji, portion: portion || "serving", amounts, further };
    await saveProduct(by, product);
    const saved = await productOf(by, code);
    if (!saved) throw new Refusal(404, BARCODE_MESSAGES.unknown);
    return productAnswer(saved);
  }),
);
const productAnswer = (product: Product) => ({
  ...product,
  nutrition: { ...product.amounts, ...product.further },
});

export const loader = calls.loader;
export const action = calls.action;
