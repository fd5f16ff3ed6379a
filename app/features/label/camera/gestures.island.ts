import { type PointerEvent, useRef } from "react";

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
