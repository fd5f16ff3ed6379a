import { randomUUID } from "node:crypto";

/** A key for one showing of a form, so that sending it twice acts once. */
export const newKey = (): string => randomUUID();
