import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;
const FONT = /<link rel="preload" as="font"[^>]*>/g;

/** The page, and the hash that lets the content security policy take its styles. */
export type FirstVisit = { html: string; styleHash?: string };

/**
 * A page for a browser that has nothing of ours yet: its styles stand in it, so that it paints without another round
 * trip. The files come afterwards, for the pages that follow. For pages without scripts only: React would miss its links.
 * `styleOf` reads the file of an address; undefined leaves the page as it is.
 */
export function firstVisit(page: string, styleOf = builtStyle): FirstVisit {
  const hrefs = [...page.matchAll(STYLESHEET)].map(([, href = ""]) => href);
  const sheets = hrefs.map(styleOf);
  if (hrefs.length === 0 || sheets.includes(undefined)) return { html: page };
  const css = sheets.join("");
  const later = hrefs.map((href) => `<link rel="prefetch" as="style" href="${href}"/>`).join("");
  const html = page
    .replace(FONT, "")
    .replace(STYLESHEET, "")
    .replace("</head>", () => `<style>${css}</style>${later}</head>`);
  return { html, styleHash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}

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
