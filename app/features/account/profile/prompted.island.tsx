import { useEffect } from "react";
import { attempt } from "~/platform/attempt";

/** Where other programs of this browser look for it too. */
const KEY = "pixelplate:user-info-prompted";

/** Notes in this browser that the first-time prompt was shown. Storage may be switched off. */
export function Prompted() {
  useEffect(() => {
    attempt(() => localStorage.setItem(KEY, "true"));
  }, []);
  return null;
}
