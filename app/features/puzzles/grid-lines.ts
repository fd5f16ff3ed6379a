import { GRID_SIZE } from "./pixel-map";

export const GRID_LINES = Array.from(
  { length: GRID_SIZE - 1 },
  (_, i) => `M0 ${i + 1}h${GRID_SIZE}M${i + 1} 0v${GRID_SIZE}`,
).join("");
