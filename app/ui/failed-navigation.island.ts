type Listener = () => void;

const listeners = new Set<Listener>();
let failed: unknown = null;

/**
 * The navigation whose request failed. The router still waits for it, so that page, address and answers stay as they
 * are; the next one takes its place.
 */
export const failedNavigation = {
  get: (): unknown => failed,
  set(navigation: unknown) {
    failed = navigation;
    for (const changed of listeners) changed();
  },
  subscribe(changed: Listener) {
    listeners.add(changed);
    return () => {
      listeners.delete(changed);
    };
  },
};
