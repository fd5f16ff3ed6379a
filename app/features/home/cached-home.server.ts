import { type Answer, cachedAnswer } from "~/http/cached-answers.server";
import { PLAIN_COOKIES } from "~/http/plain-cookie";
import { viewerNow } from "~/http/viewer.server";

const PLAIN: readonly string[] = Object.values(PLAIN_COOKIES);
const SESSION = /^(?:__(?:Host|Secure)-)?pp$/;
const OURS = /^(?:__(?:Host|Secure)-)?pp_/;

/** Today's home page by `make`, or as it was if nothing that it is made of changed. The session is looked up either way. */
export async function cachedHome<A extends Answer>(request: Request, make: () => Promise<A>): Promise<A> {
  const cookies = isHome(request) && plainCookies(request);
  if (!cookies) return make();
  const viewer = await viewerNow(request).catch(() => null);
  return viewer ? cachedAnswer(viewer, [request.url, ...cookies], make) : make();
}

function isHome({ method, url }: Request) {
  if (method !== "GET") return false;
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "";
}

/** Undefined with one that may bring a message or a saved form. */
function plainCookies({ headers }: Request): string[] | undefined {
  const all = (headers.get("Cookie") ?? "").split(/;\s*/);
  const ours = all.filter((cookie) => OURS.test(cookie));
  if (!all.some((cookie) => SESSION.test(nameOf(cookie)))) return undefined;
  return ours.every((cookie) => PLAIN.includes(nameOf(cookie))) ? ours : undefined;
}

const nameOf = (cookie: string) => cookie.split("=")[0] ?? "";
