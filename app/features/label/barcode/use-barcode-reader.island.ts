import { useEffect, useRef } from "react";
import type { BarcodeReader } from "./barcode-reader.island";

/** The barcode reader of a screen: fetched when it is first asked for, and closed with the screen. */
export type LazyBarcodeReader = {
  open: () => Promise<BarcodeReader>;
  /** Lets go of a reader that can't run; the next `open` tries again. */
  giveUp: () => void;
};

/** One reader for a screen, however often its camera starts: its program is fetched once. */
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
