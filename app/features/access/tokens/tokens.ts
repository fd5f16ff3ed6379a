import type { TokenScope } from "~/http/bearer.server";

export const API_TOKEN_TEXTS = {
  badScope: "A token’s scope is read, propose, log, export or all",
  gone: "That token no longer exists",
} as const;

/** How many days a new token may last, beside for ever. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

export const SCOPE_TEXTS: Record<TokenScope, string> = {
  all: "Everything",
  read: "Read only",
  propose: "Read, and propose food that you confirm, for an assistant",
  log: "Log only, for a scale or a shortcut",
  export: "Export only, for a nightly copy",
};

export const SCOPE_OPTIONS = Object.entries(SCOPE_TEXTS).map(([value, label]) => ({ value, label }));

export const END_OPTIONS = [
  { value: "", label: "Never" },
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: `In ${days} days` })),
];

/** The day of an instant (ms), in the reader's zone: "Nov 21, 2026". */
export const tokenDate = (instantMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(instantMs);
