const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

// Each segment copies the whole text: counting 60 kB would exhaust the memory.
const COUNTED_MAX = 2000;
const ONE_EACH = /^[ -~]*$/;

export const graphemeCount = (text: string): number =>
  text.length > COUNTED_MAX || ONE_EACH.test(text) ? text.length : [...segmenter.segment(text)].length;
