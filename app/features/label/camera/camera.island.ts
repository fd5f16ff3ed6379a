import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type CameraAbilities = MediaTrackCapabilities & {
  zoom?: { min?: number; max?: number; step?: number };
  focusMode?: string[];
};

type CameraSetting = {
  zoom?: number;
  focusMode?: "continuous" | "single-shot" | "manual";
  pointsOfInterest?: { x: number; y: number }[];
};

export const abilitiesOf = (track: MediaStreamTrack): CameraAbilities => track.getCapabilities?.() ?? {};

export const zoomOf = (track: MediaStreamTrack): number | undefined =>
  (track.getSettings() as CameraSetting).zoom;

export async function applySetting(track: MediaStreamTrack, setting: CameraSetting): Promise<void> {
  try {
    await track.applyConstraints({ advanced: [setting as MediaTrackConstraintSet] });
  } catch {}
}

const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** `denied`: no permission. `missing`: no camera, or in use elsewhere. */
type CameraState = "starting" | "live" | "denied" | "missing";

/** Shows the rear camera in `video` while the page is visible. */
export function useCamera(video: RefObject<HTMLVideoElement>) {
  const [state, setState] = useState<CameraState>("starting");
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [tries, setTries] = useState(0);
  const on = usePageInSight();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` starts it again
  useEffect(() => {
    if (!on) return;
    let stream: MediaStream | undefined;
    let ended = false;
    setState("starting");
    navigator.mediaDevices.getUserMedia(CONSTRAINTS).then(
      async (media) => {
        stream = media;
        const [camera] = media.getVideoTracks();
        if (ended || !camera || !video.current) return stop(media);
        video.current.srcObject = media;
        if (abilitiesOf(camera).focusMode?.includes("continuous"))
          applySetting(camera, { focusMode: "continuous" });
        camera.addEventListener("ended", () => setState("missing"));
        await video.current.play().catch(() => {});
        if (ended) return;
        setTrack(camera);
        setState("live");
      },
      (error: DOMException) => !ended && setState(isRefusal(error) ? "denied" : "missing"),
    );
    return () => {
      ended = true;
      setTrack(undefined);
      if (stream) stop(stream);
      if (video.current) video.current.srcObject = null;
    };
  }, [on, tries]);

  return { state, track, retry: () => setTries((count) => count + 1) };
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

const isRefusal = ({ name }: DOMException) => name === "NotAllowedError" || name === "SecurityError";

/** Also false in the back/forward cache. */
function usePageInSight(): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    // flushSync: a page being left runs nothing later.
    const look = ({ type }: Event) =>
      flushSync(() => setInSight(type !== "pagehide" && document.visibilityState === "visible"));
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", look);
    window.addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", look);
      window.removeEventListener("pageshow", look);
    };
  }, []);
  return inSight;
}

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
