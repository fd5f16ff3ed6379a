import { resolve } from "node:path";

export const sqliteFile = (databaseUrl: string): string => resolve(databaseUrl.replace(/^file:(\/\/)?/, ""));
