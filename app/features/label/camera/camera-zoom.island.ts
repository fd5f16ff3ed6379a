import { useEffect, useRef, useState } from "react";
import { abilitiesOf, applySetting, zoomOf } from "./camera-track.island";
import { clampZoom, type ZoomRange, zoomRange } from "./zoom";

export const RETRY_MS = 500;
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
    const timer = setInterval(() => (readRange() || ++tries >= RETRIES) && clearInterval(timer), RETRY_MS);
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
