import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { dataAnswer, toResponse } from "~/features/api/answer";
import { lookUpBarcode } from "~/features/label/barcode/product.server";
import { callerOf, languagesOf } from "~/http/viewer.server";

/** Whether a scanned product is known, for the camera; a page for people. */
export async function loader({ request, params: { code = "" } }: LoaderFunctionArgs) {
  if (!request.headers.get("Accept")?.includes("application/json"))
    return redirect(`/eat/scan-label?barcode=${encodeURIComponent(code)}`);
  const by = await callerOf(request);
  const found = await lookUpBarcode(by, code, languagesOf(request));
  return toResponse(dataAnswer({ known: found.product !== undefined }));
}
