export const TOKEN_SCOPES = ["read", "log", "all"] as const;

/** What a personal token may do: read everything, log food and weight without reading days, or both and settings too. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];
