import { useEffect } from "react";

/** Where other programs of this browser look for it too. */
const KEY = "pixelplate:user-info-prompted";

/** Notes in this browser that the first-time prompt was shown. Storage may be switched off. */
export function Prompted() {
  useEffect(() => {
    try {
      localStorage.setItem(KEY, "true");
    } catch {}
  }, []);
  return null;
}
