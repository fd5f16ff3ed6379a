import type { EntryContext } from "@remix-run/node";
import { errorAnswer } from "~/features/api/answer";
import { basePath } from "~/platform/mounted";
import { fixedWindowLimiter } from "~/platform/rate-limit.server";

const NOBODY = [
  "accelerometer",
  "browsing-topics",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const ONLY_THIS_SITE = ["camera", "clipboard-write"];

type Secured = { baseUrl: string; basePath?: string; hsts?: "off" | "host" | "subdomains" };

/** Without Strict-Transport-Security under a path: the host has other sites, and maybe other servers below it. */
export function securityHeaders({ baseUrl, basePath = "", hsts = "host" }: Secured): Record<string, string> {
  const isStrict = baseUrl.startsWith("https:") && !basePath && hsts !== "off";
  return {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    // Not no-referrer: browsers would then post forms with `Origin: null`.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Permissions-Policy": [
      ...ONLY_THIS_SITE.map((feature) => `${feature}=(self)`),
      ...NOBODY.map((feature) => `${feature}=()`),
    ].join(", "),
    ...(isStrict && {
      "Strict-Transport-Security": `max-age=31536000${hsts === "subdomains" ? "; includeSubDomains" : ""}`,
    }),
  };
}

/** Headers of a built file beside those. A script may run as a worker, which lives under its own file's policy. */
export const fileHeaders = (path: string): Record<string, string> =>
  /\.m?js$/.test(path)
    ? {
        "Content-Security-Policy":
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
      }
    : {};

/** The Content-Security-Policy of a page with one `<style>` of that hash, if any; `dev` also allows what Vite's development server needs. */
export const pagePolicy = (nonce: string, dev: boolean, styleHash?: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    `style-src 'self'${styleHash ? ` ${styleHash}` : ""}${dev ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** A page's context with the base path that the edge took off its address: Remix renders links with it, and gives it to the browser. */
export function mountedContext(context: EntryContext): EntryContext {
  const base = basePath();
  if (!base) return context;
  const { staticHandlerContext, serverHandoffString } = context;
  const { location } = staticHandlerContext;
  return {
    ...context,
    serverHandoffString: serverHandoffString?.replace('"basename":"/"', `"basename":"${base}/"`),
    staticHandlerContext: {
      ...staticHandlerContext,
      basename: `${base}/`,
      location: { ...location, pathname: base + location.pathname },
    },
  };
}

export const refusalBody = (path: string, status: number, message: string) =>
  path.startsWith("/api/") || path === "/mcp"
    ? { type: "application/json", body: errorAnswer(status, message).body }
    : { type: "text/plain; charset=utf-8", body: `${message}\n` };

export const REQUESTS_PER_MINUTE = 600;

/** Returns the ms an address block must wait, 0 when it may pass. */
export function requestLimit(): (addressBlock: string) => number {
  const requests = fixedWindowLimiter({ points: REQUESTS_PER_MINUTE, perMs: 60_000 }, () =>
    performance.now(),
  );
  return (addressBlock) => requests.take(addressBlock);
}
