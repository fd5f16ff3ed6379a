import { useEffect } from "react";
import { mounted } from "~/platform/mounted";
import { manifest, useNavigation } from "~/ui/dialog/navigation.island";

/** A bar along the top while a page loads; CSS delays it by 400 ms. */
export function PendingBar() {
  const { state } = useNavigation();
  return <div role="status">{state !== "idle" && <p className="pending-bar">Loading...</p>}</div>;
}

/** Registers this build's service worker; browsers allow it on https and localhost. */
export function ServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const { version } = manifest();
    navigator.serviceWorker?.register(mounted(`/sw.js?v=${version}`)).catch(() => {});
  }, []);
  return null;
}
