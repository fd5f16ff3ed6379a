import { useNavigate } from "@remix-run/react";
import { printedGtin } from "~/features/foods/gtin";
import { showToast } from "~/ui/show-toast";
import { useOnDay } from "~/ui/use-on-day";
import { LABEL_MESSAGES } from "../messages";

/**
 * Opens what is known of a scanned barcode. The server is asked first, so that without a connection there is a message
 * and the camera goes on.
 */
export function useLookUp(): (barcode: string) => void {
  const navigate = useNavigate();
  const onDay = useOnDay();
  return async (barcode) => {
    const code = printedGtin(barcode);
    try {
      await fetch(`/foods/barcode/${code}`, { headers: { Accept: "application/json" } });
      navigate(onDay(`/eat/scan-label?barcode=${code}`), { replace: true });
    } catch {
      showToast({ type: "error", text: LABEL_MESSAGES.offline });
    }
  };
}
