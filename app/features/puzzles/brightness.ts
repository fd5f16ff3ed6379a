/** Perceived brightness of `#rrggbb`, 0 to 255 (ITU-R BT.601). */
export function brightness(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
}
