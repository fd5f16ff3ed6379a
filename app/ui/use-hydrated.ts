import { useLocation } from "@remix-run/react";
import { createContext, useContext, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { onDay } from "~/http/safe-path";

const never = () => () => {};

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** `useLayoutEffect` where there is a layout; React warns of it on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The script nonce; empty in the browser, which hides nonces. */
export const NonceContext = createContext("");

export const useNonce = () => useContext(NonceContext);

export function useOnDay(): (path: string) => string {
  const date = new URLSearchParams(useLocation().search).get("date");
  return (path) => onDay(path, date);
}
