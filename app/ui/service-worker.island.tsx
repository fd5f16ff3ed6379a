import { useEffect } from "react";
import { mounted } from "~/platform/mounted";

/** Registers this build's service worker; browsers allow it on https and localhost. */
export function ServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const { version } = window.__remixManifest;
    navigator.serviceWorker?.register(mounted(`/sw.js?v=${version}`)).catch(() => {});
  }, []);
  return null;
}
