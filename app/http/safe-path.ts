// One leading slash, then no backslash, space or control character: browsers read those as other hosts.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses.
const PATH = /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/;

/** A path on this site from outside text, normalized for a header, or `fallback`. */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || value.length > 2000 || !PATH.test(value)) return fallback;
  const base = "http://same.invalid";
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}

/** A path on this site with `date` (`YYYY-MM-DD`), if any, in its query. */
export function onDay(address: string, date: string | null | undefined): string {
  if (!date) return address;
  return `${address}${address.includes("?") ? "&" : "?"}date=${encodeURIComponent(date)}`;
}
