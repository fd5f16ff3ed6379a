const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The number of characters as a reader counts them. */
export const graphemeCount = (text: string): number => [...segmenter.segment(text)].length;
