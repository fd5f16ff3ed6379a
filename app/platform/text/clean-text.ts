// C0 and C1 controls, bidirectional overrides and isolates, zero-width no-break space.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]+/g;
// Direction marks, invisible operators and fillers, and tags, except those that make the flag of a part of a country:
// found first as a whole, so that nothing has to look back.
const INVISIBLE =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\uffa0]|[\u{e0000}-\u{e0fff}]/gu;
/** More marks than any script puts on one letter. */
const PILED_MARKS = /(\p{M}{5})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Text from outside on one line: well-formed Unicode in NFC, trimmed, without control, direction-override or invisible
 * characters. Text in which nothing is to be seen is no text.
 */
export function cleanText(text: string): string {
  const seen = text.replace(UNWANTED, " ").replace(INVISIBLE, "$1").replace(PILED_MARKS, "$1");
  const line = seen.toWellFormed().normalize("NFC").replace(/\s+/g, " ").trim();
  return VISIBLE.test(line) ? line : "";
}
