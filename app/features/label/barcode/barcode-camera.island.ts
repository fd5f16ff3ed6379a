import { type RefObject, useEffect, useRef } from "react";
import { gtinOf } from "~/features/foods/gtin";
import { fitInside } from "../guide-crop";
import type { BarcodeReader } from "./barcode-reader.island";
import { type BarcodeWatch, barcodeWatch } from "./barcode-watch";
import type { LazyBarcodeReader } from "./use-barcode-reader.island";

const EVERY_MS = 300;
/** Enough for thin bars at arm's length, little enough for an old phone. */
const MOST_PIXELS_A_SIDE = 1280;

export function useBarcodeWatch(asked?: string): BarcodeWatch {
  const watch = useRef<BarcodeWatch>();
  watch.current ??= barcodeWatch(asked);
  return watch.current;
}

/** Calls `onBarcode` with a 14-digit GTIN for each new barcode in the running video. */
export function useBarcodeCamera(
  video: RefObject<HTMLVideoElement>,
  film: MediaStreamTrack | undefined,
  watch: BarcodeWatch,
  kept: LazyBarcodeReader,
  onBarcode: (barcode: string) => void,
) {
  const tell = useRef(onBarcode);
  tell.current = onBarcode;

  useEffect(() => {
    if (!film) return;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reader: BarcodeReader | undefined;
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    watch.resume(performance.now());

    async function look() {
      const picture = video.current && canvas && pictureOf(video.current, canvas);
      const text = picture ? await reader?.read(picture) : undefined;
      const code = text ? gtinOf(text) : undefined;
      const asked = code && watch.read(code, performance.now());
      if (ended) return;
      if (asked) tell.current(asked);
      again();
    }
    const again = () => {
      timer = setTimeout(() => look().catch(kept.giveUp), EVERY_MS);
    };
    kept.open().then((opened) => {
      if (ended) return;
      reader = opened;
      again();
    }, kept.giveUp);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [film, video, watch, kept]);
}

function pictureOf(video: HTMLVideoElement, canvas: CanvasRenderingContext2D): ImageData | undefined {
  if (!video.videoWidth) return undefined;
  const size = fitInside({ width: video.videoWidth, height: video.videoHeight }, MOST_PIXELS_A_SIDE);
  Object.assign(canvas.canvas, size);
  canvas.drawImage(video, 0, 0, size.width, size.height);
  return canvas.getImageData(0, 0, size.width, size.height);
}
