import { FOODS_A_DAY_MAX } from "~/features/day/day-rules";

export const IMPORT_MESSAGES = {
  unnamed: "Food",
  notADate: "The date can't be read",
  future: "The day is in the future",
  tooOld: "The day is before 2000",
  tooWide: "It has more columns than the header",
  unreadable: "The number can't be read",
  negative: "A number is negative",
  tooLarge: "A number is more than 100,000",
  nothing: "It has no calories and no nutrients",
  weight: "The weight can't be right",
  total: "It is a total, not a food",
  exercise: "It is exercise, not food",
  deleted: "It was deleted in the other program",
  wholeDay: "The day already has its foods",
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
  workbook: "This is an Excel workbook. Save its sheet of foods as CSV and choose that file.",
  brokenZip: "This ZIP file is broken. Download it again.",
  bomb: `This ZIP file unpacks to more than ${UNPACKED_MAX_MB} MB, 200 files or 100 times its size.`,
  tooMuch: "This file holds too much to read at once. Export a shorter period.",
  lockedZip: "This ZIP file has a password. Unpack it and choose the file with your foods.",
  emptyZip: "This ZIP file holds no CSV or JSON file.",
  brokenJson: (where: string) => `This JSON file is cut or broken${where}.`,
  foreignJson: "We can’t import JSON from that program, only from OpenNutriTracker and Waistline.",
  tooManyRows: `This file has more than ${IMPORT_ROWS_MAX.toLocaleString("en-US")} rows. Export a shorter period.`,
  tooManyColumns: (line: number) => `Line ${line} has more than 500 columns.`,
  brokenCsv: (code: string, line: number) =>
    code === "CSV_QUOTE_NOT_CLOSED"
      ? `A quotation mark opened before line ${line} never closes. The file may be cut.`
      : code === "CSV_MAX_RECORD_SIZE"
        ? `The record at line ${line} is too long. A quotation mark may be missing there.`
        : `Line ${line} can't be read as CSV.`,
  noRows: "This file has a header but no rows.",
  noHeader: "This file has no header: its first line must name the columns.",
  noFoods: "There’s nothing in this file to import.",
  gone: "This preview is gone. Choose the file again.",
  undoOver: "This import can't be undone any more.",
  busy: "Another of your imports is still being read. Try again in a moment.",
  needsColumn: (name: string) => `Choose the column of the ${name}.`,
  needsAmount: "Choose the column of the calories, or of a nutrient.",
  needsOrder: "Choose how the dates are written.",
  failed: "The import failed. Nothing was changed. Try again.",
} as const;
