/** Finger travel for a zoom of one. */
const PINCH_PX = 200;
const DEFAULT_STEP = 0.1;

export type ZoomRange = { min: number; max: number; step: number };

/** Undefined where the camera reports nothing usable. */
export function zoomRange(capability: { min?: number; max?: number; step?: number } | undefined) {
  const { min, max, step } = capability ?? {};
  if (min === undefined || max === undefined || !(max > min)) return undefined;
  return { min, max, step: step && step > 0 ? step : DEFAULT_STEP };
}

export function clampZoom({ min, max, step }: ZoomRange, wanted: number): number {
  const stepped = min + Math.round((wanted - min) / step) * step;
  return Math.min(Math.max(Number(stepped.toFixed(3)), min), max);
}

export const pinchedZoom = (zoom: number, from: number, to: number) => zoom + (to - from) / PINCH_PX;
