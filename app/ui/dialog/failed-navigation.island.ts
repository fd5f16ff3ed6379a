type Listener = () => void;

const listeners = new Set<Listener>();
let failed: unknown = null;

/** The navigation whose request failed; the router waits for it, so the page stays as it is until the next one. */
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
