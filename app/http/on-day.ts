/** A path on this site with `date` (`YYYY-MM-DD`), if any, in its query. */
export function onDay(address: string, date: string | null | undefined): string {
  if (!date) return address;
  return `${address}${address.includes("?") ? "&" : "?"}date=${encodeURIComponent(date)}`;
}
