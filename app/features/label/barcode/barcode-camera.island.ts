import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { gtinOf, printedGtin } from "~/features/foods/gtin";
import { fitInside } from "~/features/label/camera/guide-crop";
import { LABEL_MESSAGES } from "~/features/label/label-reading";
import { mounted } from "~/platform/mounted";
import { useOnDay } from "~/ui/controls";
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

const REPEAT_MS = 5000;

export type BarcodeWatch = {
  /** Called when the camera restarts: a code still in view doesn't count as new. */
  resume(nowMs: number): void;
  read(code: string, nowMs: number): string | undefined;
};

/** Reports a code after two equal reads in a row, and again only after it left the picture. `first` counts as reported. */
export function barcodeWatch(first?: string): BarcodeWatch {
  let lastRead: string | undefined;
  let reported = first;
  let reportedSeenAt = Number.NEGATIVE_INFINITY;
  return {
    resume(nowMs) {
      lastRead = undefined;
      reportedSeenAt = nowMs;
    },
    read(code, nowMs) {
      if (code === reported && nowMs - reportedSeenAt < REPEAT_MS) {
        reportedSeenAt = nowMs;
        return undefined;
      }
      if (code !== lastRead) {
        lastRead = code;
        return undefined;
      }
      lastRead = undefined;
      reported = code;
      reportedSeenAt = nowMs;
      return code;
    },
  };
}

const EVERY_MS = 300;
/** Enough for thin bars at arm's length, little enough for an old phone. */
const MOST_PIXELS_A_SIDE = 1280;

export function useBarcodeWatch(first?: string): BarcodeWatch {
  const watch = useRef<BarcodeWatch>();
  watch.current ??= barcodeWatch(first);
  return watch.current;
}

/** Calls `onBarcode` with a 14-digit GTIN for each new barcode in the running video. */
export function useBarcodeCamera(
  video: RefObject<HTMLVideoElement>,
  track: MediaStreamTrack | undefined,
  watch: BarcodeWatch,
  lazyReader: LazyBarcodeReader,
  onBarcode: (barcode: string) => void,
) {
  const report = useRef(onBarcode);
  report.current = onBarcode;

  useEffect(() => {
    if (!track) return;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reader: BarcodeReader | undefined;
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    watch.resume(performance.now());

    async function look() {
      const picture = video.current && canvas && pictureOf(video.current, canvas);
      const text = picture ? await reader?.read(picture) : undefined;
      const code = text ? gtinOf(text) : undefined;
      const newCode = code && watch.read(code, performance.now());
      if (ended) return;
      if (newCode) report.current(newCode);
      again();
    }
    const again = () => {
      timer = setTimeout(() => look().catch(lazyReader.giveUp), EVERY_MS);
    };
    lazyReader.open().then((opened) => {
      if (ended) return;
      reader = opened;
      again();
    }, lazyReader.giveUp);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [track, video, watch, lazyReader]);
}

function pictureOf(video: HTMLVideoElement, canvas: CanvasRenderingContext2D): ImageData | undefined {
  if (!video.videoWidth) return undefined;
  const size = fitInside({ width: video.videoWidth, height: video.videoHeight }, MOST_PIXELS_A_SIDE);
  Object.assign(canvas.canvas, size);
  canvas.drawImage(video, 0, 0, size.width, size.height);
  return canvas.getImageData(0, 0, size.width, size.height);
}
