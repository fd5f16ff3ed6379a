import type { Metadata } from "sharp";

/** In pixels. A row of this length takes 131 kB at most: four channels of two bytes. */
const SIDE_MAX = 16_384;
export const PIXELS_MAX = 50e6;
/** Of a picture that can only be decoded whole; others are by the row. */
const WHOLE_PIXELS_MAX = 25e6;
/** Of what is held at once: the picture itself where it comes whole, once more where it has to be turned. */
const HELD_MAX_BYTES = 200e6;

/** Bytes of one channel of one pixel, in the depths that the kinds we take can have. */
const BYTES: Partial<Record<string, number>> = { uchar: 1, ushort: 2 };

type Header = Pick<
  Metadata,
  "format" | "width" | "height" | "channels" | "depth" | "isProgressive" | "orientation"
>;

/** Whether a picture with this header can be decoded in a bearable amount of memory and time. */
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
