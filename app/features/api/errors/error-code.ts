const BY_STATUS: Record<number, string> = {
  400: "invalid",
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "too_large",
  415: "unsupported_type",
  429: "too_many_requests",
  500: "server_error",
  502: "upstream_failed",
  503: "unavailable",
};

/** The code of an error that has none of its own. */
export const codeOf = (status: number): string =>
  BY_STATUS[status] ?? (status < 500 ? "invalid" : "server_error");

/** Codes that say more than their status. */
const OWN_CODES = [
  "unknown_field",
  "insufficient_scope",
  "idempotency_key_reused",
  "puzzle_not_completed",
  "day_open",
  "day_complete",
  "day_past",
] as const;

export type OwnCode = (typeof OWN_CODES)[number];

/** Every code, for the description; more may come. */
export const ERROR_CODES: readonly string[] = [...Object.values(BY_STATUS), ...OWN_CODES];
