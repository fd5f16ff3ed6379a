import type { Crop } from "./crop-box";
import type { WhyRefused } from "./upload-refused";

/** An upright JPEG on white, without metadata. `quality` is 0 to 100. */
export type Recipe = { quality: number } & ({ crop: Crop; side: number } | { sideMax: number });

export type Upload = { bytes: Uint8Array; recipe: Recipe };
export type Remade = { jpeg: Uint8Array } | { refused: WhyRefused };
