import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { tagOf } from "~/http/cached-answers.server";
import { plainCookie, setPlainCookie } from "~/http/plain-cookie";

const STYLESHEET = /<link rel="stylesheet" href="([^"]*)(\/assets\/[\w.-]+\.css)"\/>/g;
const FONT = /<link rel="preload" as="font"/g;

type FirstVisit = { html: string; styleHash?: string; headers?: Record<string, string> };

/**
 * A page for a browser without our files: its styles are the last of the head, where React expects nothing, and paint
 * without another round trip. A second visit is known by a cookie of these styles, or the landing page by its tag.
 */
export function firstVisit(
  request: Request,
  html: string | Buffer,
  styleOf = builtStyle,
): FirstVisit | undefined {
  const isVisitor = !request.headers.has("Cookie");
  if (!isStart(request) || !(isVisitor || isNavigation(request))) return undefined;
  const page = html.toString();
  const links = [...page.matchAll(STYLESHEET)];
  const sheets = links.map(([, base, href = ""]) => styleOf(href)?.replaceAll("url(/", `url(${base}/`));
  if (links.length === 0 || sheets.includes(undefined)) return undefined;
  const css = sheets.join("");
  const hash = createHash("sha256").update(css).digest("base64");
  const seen = encodeURIComponent(hash.slice(0, 8));
  if (!isVisitor && plainCookie(request, "styles") === seen) return undefined;
  const first = page
    .replace(FONT, '<link rel="later" as="font"')
    .replace(STYLESHEET, '<link rel="stylesheet" media="not all" href="$1$2"/>')
    .replace("</head>", () => `<style>${css}</style></head>`);
  const headers = isVisitor ? heldByBrowser(first) : { "Set-Cookie": setPlainCookie("styles", seen) };
  return { html: first, styleHash: `'sha256-${hash}'`, headers };
}

const heldByBrowser = (html: string) => ({
  ETag: tagOf(html),
  "Cache-Control": "private, no-cache",
  Vary: "Cookie",
});

function isStart({ url }: Request) {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "";
}

const isNavigation = ({ headers }: Request) => headers.has("Upgrade-Insecure-Requests");

const read = new Map<string, string | undefined>();

/** Of the build beside this one; none while developing. */
function builtStyle(href: string): string | undefined {
  if (!read.has(href)) read.set(href, contentOf(href));
  return read.get(href);
}

function contentOf(href: string): string | undefined {
  try {
    return readFileSync(new URL(`../client${href}`, import.meta.url), "utf8");
  } catch {
    return undefined;
  }
}
