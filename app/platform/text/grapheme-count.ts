const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

// Each segment holds a copy of the whole text: counting 60 kB would take all the memory there is.
const COUNTED_MAX = 2000;

/** The number of characters as a reader counts them; a text far beyond any limit counts by its length. */
export const graphemeCount = (text: string): number =>
  text.length > COUNTED_MAX ? text.length : [...segmenter.segment(text)].length;
