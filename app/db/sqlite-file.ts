import { resolve } from "node:path";

/** The path that a `file:` address names. */
export const sqliteFile = (databaseUrl: string): string => resolve(databaseUrl.replace(/^file:(\/\/)?/, ""));
