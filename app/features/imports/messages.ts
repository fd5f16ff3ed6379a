import { FOODS_A_DAY_MAX } from "~/features/day/day-rules";

export const IMPORT_MESSAGES = {
  weight: "The weight can't be right",
  deleted: "It was deleted in the other program",
  tooMany: `More than ${FOODS_A_DAY_MAX} foods on one day`,
} as const;

export const IMPORT_MAX_MB = 20;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MB * 1024 * 1024;
const UNPACKED_MAX_MB = 60;
export const UNPACKED_MAX_BYTES = UNPACKED_MAX_MB * 1024 * 1024;
export const ZIP_FILES_MAX = 200;
export const IMPORT_ROWS_MAX = 100_000;
export const UNDO_DAYS = 7;

export const IMPORT_REFUSALS = {
  noFile: "Choose a file first.",
  empty: "This file is empty.",
  tooLarge: `This file is larger than ${IMPORT_MAX_MB} MB. Send it zipped, or export a shorter period.`,
  notText: "This isn’t a CSV, JSON or ZIP file.",
  bomb: `This ZIP file unpacks to more than ${UNPACKED_MAX_MB} MB, 200 files or 100 times its size.`,
  tooMuch: "This file holds too much to read at once. Export a shorter period.",
  brokenJson: (where: string) => `This JSON file is cut or broken${where}.`,
  tooManyRows: `This file has more than ${IMPORT_ROWS_MAX.toLocaleString("en-US")} rows. Export a shorter period.`,
  gone: "This preview is gone. Choose the file again.",
  undoOver: "This import can't be undone any more.",
  busy: "Another of your imports is still being read. Try again in a moment.",
  failed: "The import failed. Nothing was changed. Try again.",
} as const;
