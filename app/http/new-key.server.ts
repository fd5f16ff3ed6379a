import { randomUUID } from "node:crypto";

/** For one rendering of a form, so that sending it twice acts once. */
export const newKey = (): string => randomUUID();
