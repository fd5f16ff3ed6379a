// C0 and C1 controls, bidirectional overrides and isolates, zero-width no-break space.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]+/g;
// Direction marks, invisible fillers and tags, but not the tags of regional flags, which match first.
const INVISIBLE =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\uffa0]|[\u{e0000}-\u{e0fff}]/gu;
const PILED_MARKS = /(\p{M}{5})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of outside text: well-formed NFC, without control or invisible characters; "" when nothing is visible. */
export function cleanText(text: string): string {
  const seen = text.replace(UNWANTED, " ").replace(INVISIBLE, "$1").replace(PILED_MARKS, "$1");
  const line = seen.toWellFormed().normalize("NFC").replace(/\s+/g, " ").trim();
  return VISIBLE.test(line) ? line : "";
}

/** In small letters, those of ASCII: look-alike letters stay different. */
export const foldAscii = (text: string): string =>
  text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** "An apple" of "an apple". */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const segmenter = /* @__PURE__ */ new Intl.Segmenter("en", { granularity: "grapheme" });

// Each segment copies the whole text: counting 60 kB would exhaust the memory.
const COUNTED_MAX = 2000;
const ONE_EACH = /^[ -~]*$/;

export const graphemeCount = (text: string): number =>
  text.length > COUNTED_MAX || ONE_EACH.test(text) ? text.length : [...segmenter.segment(text)].length;

export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
