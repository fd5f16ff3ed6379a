import { isUtf8 } from "node:buffer";

const SAMPLE_BYTES = 4096;

/** The encoding of a text file for TextDecoder; undefined for a file that is no text. */
export function encodingOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > 0) {
    if (even === 0 && odd > sample.length / 4) return "utf-16le";
    if (odd === 0 && even > sample.length / 4) return "utf-16be";
    return undefined;
  }
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

const CHUNK_BYTES = 64 * 1024;

export function* decoded(bytes: Buffer, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
  yield decoder.decode();
}
