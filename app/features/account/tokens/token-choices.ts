import type { TokenScope } from "~/http/token-scope";
import { TOKEN_DAYS } from "./token-days";

export const SCOPE_TEXTS: Record<TokenScope, string> = {
  all: "Everything",
  read: "Only read",
  log: "Only log, for a scale or a shortcut",
};

export const SCOPE_OPTIONS = Object.entries(SCOPE_TEXTS).map(([value, label]) => ({ value, label }));

export const END_OPTIONS = [
  { value: "", label: "Never" },
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: `In ${days} days` })),
];
