// C0 and C1 controls, bidirectional overrides and isolates, zero-width no-break space.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** Text from outside on one line: well-formed Unicode in NFC, without control or direction-override characters, trimmed. */
export const cleanText = (text: string): string =>
  text.replace(UNWANTED, " ").toWellFormed().normalize("NFC").replace(/\s+/g, " ").trim();
