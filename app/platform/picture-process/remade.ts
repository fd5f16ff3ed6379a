import type { Crop } from "./crop-box";
import type { WhyRefused } from "./upload-refused";

/** What becomes of an upload: an upright JPEG on white, without metadata. `quality` is 0 to 100. */
export type Recipe = { quality: number } & (
  | { crop: Crop; side: number }
  /** In pixels; a smaller picture is not enlarged. */
  | { sideMax: number }
);

/** What the picture process is sent, and what it answers. */
export type Upload = { bytes: Uint8Array; recipe: Recipe };
export type Remade = { jpeg: Uint8Array } | { refused: WhyRefused };
