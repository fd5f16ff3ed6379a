import { useEffect } from "react";

/** Registers the service worker of this build; a new build brings a new one. Browsers offer it on https and localhost. */
export function ServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const { version } = window.__remixManifest;
    navigator.serviceWorker?.register(`/sw.js?v=${version}`).catch(() => {});
  }, []);
  return null;
}
