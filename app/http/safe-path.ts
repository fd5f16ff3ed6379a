// One leading slash, then no backslash, space or control character: browsers read those as other hosts.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses.
const PATH = /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/;

/**
 * A path on this site from outside data, for redirects and links; anything else gives `fallback`. It is written as
 * browsers send it: a header takes no other letters, and dots could hide a second slash at its beginning.
 */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || value.length > 2000 || !PATH.test(value)) return fallback;
  const here = "http://same.invalid";
  if (!URL.canParse(value, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}
