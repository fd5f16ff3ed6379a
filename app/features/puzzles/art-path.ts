import { ART_VERSION } from "./art-version";
import type { PuzzleId } from "./puzzle";

/** Where a finished picture is. It changes with the pictures, so that it can be kept for good. */
export const artPath = (id: PuzzleId) => `/art/${id}.png?v=${ART_VERSION}`;
