export const UNKNOWN_PROGRAM = "CSV";
