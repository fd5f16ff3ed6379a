/** A message shown once for a moment, then gone. */
export type Toast = { type: "success" | "error"; text: string };

export const TOAST_MS = 3000;
export const TOAST_FADE_MS = 300;
