/** An address of this site for another day than today: with its `date` (`YYYY-MM-DD`), where there is one. */
export function onDay(address: string, date: string | null | undefined): string {
  if (!date) return address;
  return `${address}${address.includes("?") ? "&" : "?"}date=${encodeURIComponent(date)}`;
}
