/** The name of a food whose label shows none. */
export const UNNAMED_LABEL = "Scanned label";
