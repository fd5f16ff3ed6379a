import { useEffect, useRef } from "react";
import type { BarcodeReader } from "./barcode-reader.island";

export type LazyBarcodeReader = {
  open: () => Promise<BarcodeReader>;
  giveUp: () => void;
};

/** One lazily loaded reader a screen; after `giveUp` the next `open` tries again. */
export function useBarcodeReader(): LazyBarcodeReader {
  const kept = useRef<LazyBarcodeReader>();
  kept.current ??= keptReader();
  useEffect(() => () => kept.current?.giveUp(), []);
  return kept.current;
}

function keptReader(): LazyBarcodeReader {
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
