const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

export function pictureKind(bytes: Uint8Array): "jpeg" | "png" | "webp" | undefined {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8) && !isAnimated(bytes)) return "webp";
}

/** The decoder reads all frames once per frame: a small file with 80,000 would take half a minute. */
const isAnimated = (webp: Uint8Array) => startsWith(webp, "VP8X", 12) && ((webp[20] ?? 0) & 2) !== 0;
