import { resolve } from "node:path";

/** Resolves a path from the operator's folder: npm runs scripts in the project's. */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? "", path);
