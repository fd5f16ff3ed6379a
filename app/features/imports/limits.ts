export const IMPORT_MAX_MB = 20;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MB * 1024 * 1024;
export const UNPACKED_MAX_MB = 60;
export const UNPACKED_MAX_BYTES = UNPACKED_MAX_MB * 1024 * 1024;
export const ZIP_FILES_MAX = 200;
export const IMPORT_ROWS_MAX = 100_000;
export const UNDO_DAYS = 7;
