import { type PointerEvent, useEffect, useRef, useState } from "react";
import { abilitiesOf, applySetting, zoomOf } from "./camera.island";

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

export const ZOOM_RETRY_MS = 500;
const RETRIES = 20;

/** Camera zoom; some cameras report their range late, until then `range` is undefined. */
export function useCameraZoom(track: MediaStreamTrack | undefined) {
  const [range, setRange] = useState<ZoomRange>();
  const [zoom, setZoom] = useState(1);
  const next = useRef<number>();
  const busy = useRef(false);

  useEffect(() => {
    if (!track) return;
    const readRange = () => {
      const supported = zoomRange(abilitiesOf(track).zoom);
      if (!supported) return false;
      setRange(supported);
      setZoom(zoomOf(track) ?? supported.min);
      return true;
    };
    let tries = 0;
    const timer = setInterval(
      () => (readRange() || ++tries >= RETRIES) && clearInterval(timer),
      ZOOM_RETRY_MS,
    );
    if (readRange()) clearInterval(timer);
    return () => {
      clearInterval(timer);
      setRange(undefined);
    };
  }, [track]);

  async function zoomTo(wanted: number) {
    if (!track || !range) return;
    next.current = clampZoom(range, wanted);
    setZoom(next.current);
    // A pinch outruns the camera: only its last zoom counts.
    if (busy.current) return;
    busy.current = true;
    for (let applied: number | undefined; next.current !== applied; ) {
      applied = next.current;
      await applySetting(track, { zoom: applied });
    }
    busy.current = false;
  }

  return { range, zoom, zoomTo };
}

const TAP_PX = 10;
const TAP_MS = 500;

type Point = { x: number; y: number };
type Gestures = {
  onTap: (x: number, y: number, view: DOMRect) => void;
  onPinchStart: () => void;
  /** Pixels between the fingers at the start and now. */
  onPinch: (from: number, to: number) => void;
};

export function useGestures({ onTap, onPinchStart, onPinch }: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const tap = useRef<(Point & { at: number }) | null>(null);
  const startApart = useRef(0);

  const apart = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (fingers.current.size === 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    tap.current = fingers.current.size === 1 ? { ...point, at: event.timeStamp } : null;
    if (fingers.current.size === 2) {
      startApart.current = apart();
      onPinchStart();
    }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 2) onPinch(startApart.current, apart());
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const began = tap.current;
    onPointerCancel(event);
    if (!began || event.timeStamp - began.at > TAP_MS) return;
    if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > TAP_PX) return;
    const view = event.currentTarget.getBoundingClientRect();
    onTap(event.clientX - view.left, event.clientY - view.top, view);
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    tap.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
