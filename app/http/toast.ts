/**
 * A message shown once for a moment, then gone. `undo` is an address on this site that takes back, by POST,
 * what the message tells.
 */
export type Toast = { type: "success" | "error"; text: string; undo?: string };
