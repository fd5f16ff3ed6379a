import { PLAIN_COOKIES, type PlainCookie, setPlainCookie } from "~/http/plain-cookie";

/** Adds to an answer what makes the browser forget the account: its cookies, stored keys and cached pages. */
export function forgetBrowser(headers: Headers): Headers {
  for (const name of Object.keys(PLAIN_COOKIES) as PlainCookie[])
    headers.append("Set-Cookie", setPlainCookie(name, ""));
  // Not "cookies": that would take the toast along.
  headers.set("Clear-Site-Data", '"cache", "storage"');
  return headers;
}
