export const UNNAMED_LABEL = "Scanned label";
