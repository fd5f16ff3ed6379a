import type { Metadata } from "sharp";

/** A square of the upright picture, `zoom` (1 to 3) times smaller than the largest. */
export type Crop = {
  zoom: number;
  /** Left and top edge in percent; centred without it. */
  at?: { x: number; y: number };
};

type Size = { width: number; height: number };

export function cropBox({ width, height }: Size, { zoom, at }: Crop) {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom));
  const edge = (length: number, share: number | undefined) =>
    share === undefined
      ? Math.floor((length - side) / 2)
      : Math.min(Math.round((length * share) / 100), length - side);
  return { left: edge(width, at?.x), top: edge(height, at?.y), width: side, height: side };
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

export function pictureKind(bytes: Uint8Array): "jpeg" | "png" | "webp" | undefined {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8) && !isAnimated(bytes)) return "webp";
}

/** The decoder reads all frames once per frame: a small file with 80,000 would take half a minute. */
const isAnimated = (webp: Uint8Array) => startsWith(webp, "VP8X", 12) && ((webp[20] ?? 0) & 2) !== 0;

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

/** Why an upload is no picture to use. Each feature has its own sentence and status for it. */
export type WhyRefused = "empty" | "too large" | "no picture" | "damaged" | "busy";

/**
 * An upright JPEG on white, without metadata, `quality` is 0 to 100; or with `pixels` the RGBA bytes of a square of that
 * many pixels, whole when parts of it are transparent, else its middle.
 */
export type Recipe = Jpeg | { pixels: number };
export type Jpeg = { quality: number } & ({ crop: Crop; side: number } | { sideMax: number });

export type Upload = { bytes: Uint8Array; recipe: Recipe };
export type Remade = { picture: Uint8Array; refused?: undefined } | { refused: WhyRefused };
