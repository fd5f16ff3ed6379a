import { ZONE_COOKIE } from "~/platform/time-zone";
import { SAFARI_NOTICE_COOKIE } from "./safari-notice-cookie.server";
import { THEME_COOKIE } from "./theme-cookie.server";

const COOKIES = ["pp_prompted", "pp_puzzle_view", ZONE_COOKIE, THEME_COOKIE, SAFARI_NOTICE_COOKIE];

/** Adds to an answer what makes the browser forget the account: its cookies, stored keys and cached pages. */
export function forgetBrowser(headers: Headers): Headers {
  for (const name of COOKIES) headers.append("Set-Cookie", `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  // Not "cookies": that would take the toast along.
  headers.set("Clear-Site-Data", '"cache", "storage"');
  return headers;
}
