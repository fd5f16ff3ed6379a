import { type RefObject, useEffect, useRef } from "react";
import { abilitiesOf, applySetting } from "./camera-track.island";

export const FOCUS_MS = 1000;

/** Focus on tap: shows `ring` for a second, then hands focus back to the camera. */
export function useCameraFocus(track: MediaStreamTrack | undefined, ring: RefObject<HTMLElement>) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  return function focusAt(x: number, y: number, view: { width: number; height: number }) {
    if (!track) return;
    if (ring.current) {
      ring.current.hidden = true;
      // Reflow, so that the animation restarts.
      ring.current.getBoundingClientRect();
      ring.current.hidden = false;
      ring.current.style.translate = `${x}px ${y}px`;
    }
    const modes = abilitiesOf(track).focusMode ?? [];
    const mode = (["single-shot", "manual"] as const).find((choice) => modes.includes(choice));
    if (mode)
      applySetting(track, { focusMode: mode, pointsOfInterest: [{ x: x / view.width, y: y / view.height }] });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (ring.current) ring.current.hidden = true;
      if (modes.includes("continuous")) applySetting(track, { focusMode: "continuous" });
    }, FOCUS_MS);
  };
}
