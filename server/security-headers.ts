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

/** What every answer carries unless it says otherwise. Documents bring their own Content-Security-Policy. */
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
