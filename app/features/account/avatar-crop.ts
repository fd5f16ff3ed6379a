import { ZOOM_MAX, ZOOM_MIN } from "./avatar-rules";

/** A square of the upright picture: as large as fits, divided by `zoom`. */
export type Crop = {
  /** 1 to 3. */
  zoom: number;
  /** The square's left and top edge, in percent of the picture's width and height; without it, the middle. */
  at?: { x: number; y: number };
};

type Sent = { zoom?: string; x?: string; y?: string };
type Size = { width: number; height: number };

/** Reads the crop as a form sends it. Undefined when the zoom is none; edges that make no sense mean the middle. */
export function readCrop({ zoom, x, y }: Sent): Crop | undefined {
  const factor = zoom?.trim() ? number(zoom) : ZOOM_MIN;
  if (factor === undefined || factor < ZOOM_MIN || factor > ZOOM_MAX) return undefined;
  const [left, top] = [percent(x), percent(y)];
  return left === undefined || top === undefined
    ? { zoom: factor }
    : { zoom: factor, at: { x: left, y: top } };
}

/** The crop in whole pixels of a picture; always inside it. */
export function cropBox({ width, height }: Size, { zoom, at }: Crop) {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom));
  const edge = (length: number, share: number | undefined) =>
    share === undefined
      ? Math.floor((length - side) / 2)
      : Math.min(Math.round((length * share) / 100), length - side);
  return { left: edge(width, at?.x), top: edge(height, at?.y), width: side, height: side };
}

function percent(text: string | undefined) {
  const value = number(text ?? "");
  return value !== undefined && value <= 100 ? value : undefined;
}

function number(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,3}(?:\.\d{1,20})?$/.test(plain) ? Number(plain) : undefined;
}
