import type { IndexEntry } from "./fndds-index";

const PLACES: readonly IndexEntry["place"][] = [
  ...["brand", "head", "either", "alternative", "beside", "kind", "aside", "portion"],
] as const as IndexEntry["place"][];
const ENTRY_BYTES = 8;

/** Of each entry the cost, the food, the place and whether it is the first kind. */
export function entriesBlob(entries: readonly IndexEntry[]): Buffer {
  const blob = Buffer.alloc(entries.length * ENTRY_BYTES);
  for (const [i, { at, cost, place, first }] of entries.entries()) {
    blob.writeFloatLE(cost, i * ENTRY_BYTES);
    blob.writeUInt16LE(at, i * ENTRY_BYTES + 4);
    blob.writeUInt8(PLACES.indexOf(place), i * ENTRY_BYTES + 6);
    blob.writeUInt8(Number(first), i * ENTRY_BYTES + 7);
  }
  return blob;
}

export const entriesIn = (blob?: Buffer): readonly IndexEntry[] =>
  blob
    ? Array.from({ length: blob.length / ENTRY_BYTES }, (_, i) => ({
        cost: blob.readFloatLE(i * ENTRY_BYTES),
        at: blob.readUInt16LE(i * ENTRY_BYTES + 4),
        place: PLACES[blob.readUInt8(i * ENTRY_BYTES + 6)] as IndexEntry["place"],
        first: blob.readUInt8(i * ENTRY_BYTES + 7) === 1,
      }))
    : [];
