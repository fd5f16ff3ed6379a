import { printedGtin } from "~/features/foods/gtin";
import { BARCODE_MESSAGES } from "./messages";

export function NotKnownYet({ barcode }: { barcode: string }) {
  return (
    <p>
      {printedGtin(barcode)}: {BARCODE_MESSAGES.unknown} Scan the label, and you will find it here the next
      time.
    </p>
  );
}
