import { errorWording } from "~/http/refusal";
import type { Crop } from "~/platform/picture/picture";

/** Pixels a side of the stored picture. */
export const AVATAR_SIDE = 240;
/** 0 to 100. */
export const AVATAR_QUALITY = 95;
export const AVATAR_MAX_BYTES = 4 * 1024 * 1024;
export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/webp"];

export const ZOOM_MIN = 1;
export const ZOOM_MAX = 3;

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

export const AVATAR_MESSAGES = {
  hint: "JPEG, PNG or WebP, up to 4 MB.",
  empty: "That file is empty. Choose another one.",
  tooLarge: "That picture is too large. The limit is 4 MB and 50 megapixels (25 for WebP).",
  notAPicture: "We can't read that file. Use a JPEG, PNG or WebP picture.",
  busy: errorWording(429),
  damaged: "That picture is damaged. Choose another one.",
} as const;

export const avatarPath = (file: string | null): string | null => file && `/avatars/${file}`;
