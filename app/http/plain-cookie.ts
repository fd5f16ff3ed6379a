export const PLAIN_COOKIES = {
  zone: "pp_zone",
  /** Time zones declined for the account, separated by `~`. */
  declinedZones: "pp_declined_zones",
  prompted: "pp_prompted",
  puzzleView: "pp_puzzle_view",
  theme: "pp_theme",
  /** The styles that this browser holds. */
  styles: "pp_styles",
  safariNotice: "pp_safari_notice",
  /** Who saw the collection last, and when: a viewer tag, a dot and ms since 1970. */
  collectionSeen: "pp_collection_seen",
} as const;

export type PlainCookie = keyof typeof PLAIN_COOKIES;

export const YEAR_S = 31_536_000;

export const plainCookie = ({ headers }: Pick<Request, "headers">, name: PlainCookie): string | undefined =>
  new RegExp(`(?:^|;\\s*)${PLAIN_COOKIES[name]}=([^;]*)`).exec(headers.get("Cookie") ?? "")?.[1];

/** A Set-Cookie header for a year; an empty value deletes it. */
export const setPlainCookie = (name: PlainCookie, value: string): string =>
  `${PLAIN_COOKIES[name]}=${value}; Path=/; Max-Age=${value ? YEAR_S : 0}; HttpOnly; SameSite=Lax`;
