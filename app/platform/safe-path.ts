// One leading slash, then no backslash, space or control character: browsers read those as other hosts.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses.
const PATH = /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/;

/** A path on this site from outside data, for redirects and links; anything else gives `fallback`. */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || value.length > 2000 || !PATH.test(value)) return fallback;
  const here = "http://same.invalid";
  return URL.canParse(value, here) && new URL(value, here).origin === here ? value : fallback;
}
