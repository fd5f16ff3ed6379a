import { brightness } from "./brightness";
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
