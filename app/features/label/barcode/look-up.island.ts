import { useNavigate } from "@remix-run/react";
import { printedGtin } from "~/features/foods/gtin";
import { mounted } from "~/platform/mounted";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { showToast } from "~/ui/show-toast";
import { LABEL_MESSAGES } from "../messages";

/** Opens the product of a barcode. Checks with the server first, so that offline a toast shows and the camera stays on. */
export function useLookUp(): (barcode: string) => void {
  const navigate = useNavigate();
  const onDay = useOnDay();
  return async (barcode) => {
    const code = printedGtin(barcode);
    try {
      await fetch(mounted(`/foods/barcode/${code}`), { headers: { Accept: "application/json" } });
      navigate(onDay(`/eat/scan-label?barcode=${code}`), { replace: true });
    } catch {
      showToast({ type: "error", text: LABEL_MESSAGES.offline });
    }
  };
}
