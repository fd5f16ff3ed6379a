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

export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
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
    ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
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

/** The Content-Security-Policy of a page; `dev` also allows what Vite's development server needs. */
export const pagePolicy = (nonce: string, dev: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : ""}`,
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
