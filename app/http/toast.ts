/** A brief message on the next page. `undo` is a path on this site that reverts the change by POST. */
export type Toast = { type: "success" | "error"; text: string; undo?: string };
