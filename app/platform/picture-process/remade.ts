import type { Crop } from "./crop-box";
import type { WhyRefused } from "./upload-refused";

/**
 * An upright JPEG on white, without metadata, `quality` is 0 to 100; or with `pixels` the RGBA bytes of a square of that
 * many pixels, whole when parts of it are transparent, else its middle.
 */
export type Recipe = Jpeg | { pixels: number };
export type Jpeg = { quality: number } & ({ crop: Crop; side: number } | { sideMax: number });

export type Upload = { bytes: Uint8Array; recipe: Recipe };
export type Remade = { picture: Uint8Array } | { refused: WhyRefused };
