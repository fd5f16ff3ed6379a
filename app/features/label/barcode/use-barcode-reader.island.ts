import { useEffect, useRef } from "react";
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
