import type { ReviewRow } from "./review-row";

const UNSURE_BELOW = 0.6;

/** Doubtful, or with figures that an AI service guessed, until its eater confirms it. */
export const isEstimated = ({ ref, confidence }: Pick<ReviewRow, "ref" | "confidence">): boolean =>
  confidence < (ref === null ? 1 : UNSURE_BELOW);
