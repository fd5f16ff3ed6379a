const YEAR_S = 31_536_000;
export const SAFARI_NOTICE_COOKIE = "pp_safari_notice";

/** The header that keeps the notice away in this browser, whose setting it is about. */
export const DISMISS_SAFARI_NOTICE = `${SAFARI_NOTICE_COOKIE}=dismissed; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax`;

export const isSafariNoticeDismissed = (request: Request): boolean =>
  /(?:^|;\s*)pp_safari_notice=dismissed(?:;|$)/.test(request.headers.get("Cookie") ?? "");
