import type { Metadata } from "sharp";

/** A row of this length takes 131 kB at most: four channels of two bytes. */
const SIDE_MAX = 16_384;
export const PIXELS_MAX = 50e6;
const WHOLE_PIXELS_MAX = 25e6;
/** The picture itself if decoded whole, and once more if rotated. */
const HELD_MAX_BYTES = 200e6;

const BYTES: Partial<Record<string, number>> = { uchar: 1, ushort: 2 };

type Header = Pick<
  Metadata,
  "format" | "width" | "height" | "channels" | "depth" | "isProgressive" | "orientation"
>;

export function isBearable(header: Header): boolean {
  const { width, height, channels, depth } = header;
  const bytes = BYTES[depth];
  if (bytes === undefined || Math.max(width, height) > SIDE_MAX) return false;
  const whole = header.format === "webp" || Boolean(header.isProgressive);
  const turned = (header.orientation ?? 1) > 1;
  const pixels = width * height;
  const held = pixels * channels * bytes * (Number(whole) + Number(turned));
  return pixels <= (whole ? WHOLE_PIXELS_MAX : PIXELS_MAX) && held <= HELD_MAX_BYTES;
}
