/** In small letters, those of ASCII: look-alike letters stay different. */
export const foldAscii = (text: string): string =>
  text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
