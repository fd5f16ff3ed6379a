import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` where there is a layout; React warns of it on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
