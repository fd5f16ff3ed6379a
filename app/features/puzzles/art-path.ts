import { ART_VERSION } from "./art-version";
import type { PuzzleId } from "./puzzle";

/** A permanent URL: the version changes with the pictures. */
export const artPath = (id: PuzzleId) => `/art/${id}.png?v=${ART_VERSION}`;
