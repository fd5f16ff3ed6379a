import type { Crop } from "~/platform/picture-process/crop-box";
import { ZOOM_MAX, ZOOM_MIN } from "./avatar-rules";

type Sent = { zoom?: string; x?: string; y?: string };

/** Reads the crop as a form sends it. Undefined when the zoom is none; edges that make no sense mean the middle. */
export function readCrop({ zoom, x, y }: Sent): Crop | undefined {
  const factor = zoom?.trim() ? number(zoom) : ZOOM_MIN;
  if (factor === undefined || factor < ZOOM_MIN || factor > ZOOM_MAX) return undefined;
  const [left, top] = [percent(x), percent(y)];
  return left === undefined || top === undefined
    ? { zoom: factor }
    : { zoom: factor, at: { x: left, y: top } };
}

function percent(text: string | undefined) {
  const value = number(text ?? "");
  return value !== undefined && value <= 100 ? value : undefined;
}

function number(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,3}(?:\.\d{1,20})?$/.test(plain) ? Number(plain) : undefined;
}
