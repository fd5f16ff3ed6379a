import type { RequestLike } from "./request-like";

/** Cookies that tell how a browser is used, and nothing of who somebody is. */
export const PLAIN_COOKIES = {
  /** The browser's own zone, before the account knows it. */
  zone: "pp_zone",
  /** Zones that this browser's person doesn't want for the account, `~` between them. */
  declinedZones: "pp_declined_zones",
  /** The first-time prompt was shown: it does not open by itself there again. */
  prompted: "pp_prompted",
  puzzleView: "pp_puzzle_view",
  /** Without it the system decides. */
  theme: "pp_theme",
  safariNotice: "pp_safari_notice",
} as const;

export type PlainCookie = keyof typeof PLAIN_COOKIES;

export const YEAR_S = 31_536_000;

/** What this browser keeps under the name. */
export const plainCookie = (
  { headers }: Pick<RequestLike, "headers">,
  name: PlainCookie,
): string | undefined =>
  new RegExp(`(?:^|;\\s*)${PLAIN_COOKIES[name]}=([^;]*)`).exec(headers.get("Cookie") ?? "")?.[1];

/** The header that has a browser keep a value for a year; an empty one is forgotten. */
export const setPlainCookie = (name: PlainCookie, value: string): string =>
  `${PLAIN_COOKIES[name]}=${value}; Path=/; Max-Age=${value ? YEAR_S : 0}; HttpOnly; SameSite=Lax`;
