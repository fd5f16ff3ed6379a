import { useEffect, useRef, useState } from "react";
import { abilitiesOf, ask, zoomOf } from "./camera-track.island";
import { clampZoom, type ZoomRange, zoomRange } from "./zoom";

export const RETRY_MS = 500;
const RETRIES = 20;

/** Camera zoom; some cameras report their range late, until then `range` is undefined. */
export function useCameraZoom(track: MediaStreamTrack | undefined) {
  const [range, setRange] = useState<ZoomRange>();
  const [zoom, setZoom] = useState(1);
  const next = useRef<number>();
  const asking = useRef(false);

  useEffect(() => {
    if (!track) return;
    const look = () => {
      const found = zoomRange(abilitiesOf(track).zoom);
      if (!found) return false;
      setRange(found);
      setZoom(zoomOf(track) ?? found.min);
      return true;
    };
    let tries = 0;
    const timer = setInterval(() => (look() || ++tries >= RETRIES) && clearInterval(timer), RETRY_MS);
    if (look()) clearInterval(timer);
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
    if (asking.current) return;
    asking.current = true;
    for (let asked: number | undefined; next.current !== asked; ) {
      asked = next.current;
      await ask(track, { zoom: asked });
    }
    asking.current = false;
  }

  return { range, zoom, zoomTo };
}
