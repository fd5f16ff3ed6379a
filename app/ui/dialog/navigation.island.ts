import { useNavigation as useRouterNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";

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

type Navigation = ReturnType<typeof useRouterNavigation>;

const IDLE: Extract<Navigation, { state: "idle" }> = {
  state: "idle",
  location: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

/** The router's navigation; idle once its request has failed. */
export function useNavigation(): Navigation {
  const navigation = useRouterNavigation();
  const failed = useSyncExternalStore(failedNavigation.subscribe, failedNavigation.get, () => null);
  return navigation === failed ? IDLE : navigation;
}

/** The page's router, of which Remix has no public handle outside its components. */
export const router = () => window.__remixRouter;

export const manifest = () => window.__remixManifest;

export const routeModules = () => window.__remixRouteModules;
