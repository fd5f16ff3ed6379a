import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and while it wakes up, then true: for what only makes sense with JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
