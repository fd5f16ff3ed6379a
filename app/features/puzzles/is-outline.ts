import type { PixelMap } from "./pixel-map";

/** Whether a cell of the picture is drawn in one of its dark lines, or lies at its edge. */
export function isOutline({ legend, rows }: PixelMap, x: number, y: number): boolean {
  const inkAt = (column: number, row: number) => legend[rows[row]?.[column] ?? ""];
  const ink = inkAt(x, y);
  if (!ink) return false;
  if (brightness(ink.color) < DARK) return true;
  return [inkAt(x - 1, y), inkAt(x + 1, y), inkAt(x, y - 1), inkAt(x, y + 1)].includes(undefined);
}

const DARK = 80;

/** Perceived brightness of `#rrggbb`, 0 to 255 (ITU-R BT.601). */
function brightness(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
}
