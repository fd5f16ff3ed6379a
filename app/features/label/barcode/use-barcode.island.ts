import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { printedGtin } from "~/features/foods/gtin";
import { LABEL_MESSAGES } from "~/features/label/label-reading";
import { mounted } from "~/platform/mounted";
import { useOnDay } from "~/ui/button";
import { showToast } from "~/ui/toast-region";
import type { BarcodeReader } from "./barcode-reader.island";

export type LazyBarcodeReader = {
  open: () => Promise<BarcodeReader>;
  giveUp: () => void;
};

/** One lazily loaded reader a screen; after `giveUp` the next `open` tries again. */
export function useBarcodeReader(): LazyBarcodeReader {
  const reader = useRef<LazyBarcodeReader>();
  reader.current ??= lazyReader();
  useEffect(() => () => reader.current?.giveUp(), []);
  return reader.current;
}

function lazyReader(): LazyBarcodeReader {
  let reader: Promise<BarcodeReader> | undefined;
  const giveUp = () => {
    reader?.then(
      ({ close }) => close(),
      () => {},
    );
    reader = undefined;
  };
  const open = () => {
    reader ??= import("./barcode-reader.island").then(({ openBarcodeReader }) => openBarcodeReader());
    return reader;
  };
  return { open, giveUp };
}

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
