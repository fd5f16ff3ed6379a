import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { barcodeCall } from "~/features/api/barcode-calls.server";
import { BARCODE_MESSAGES } from "~/features/label/barcode/messages";
import { productOf } from "~/features/label/barcode/product-of.server";
import { Refusal } from "~/http/refusal";
import { settings, store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(barcodeCall, async ({ viewer, query: { code } }) => {
    const product = await productOf(store.read, viewer.id, code, settings.barcodeLookUpAt);
    if (!product) throw new Refusal(404, BARCODE_MESSAGES.unknown);
    return { ...product, nutrition: product.amounts };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
