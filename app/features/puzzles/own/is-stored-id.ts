import type { PuzzleId } from "../puzzle";

/** Of a puzzle of one's own or of a pack: a chosen one is stored with the person. */
export const isStoredId = (id: PuzzleId): boolean => /^(?:own|pack)_[a-z0-9_]{1,59}$/.test(id);
