import { matchRoutes } from "@remix-run/react";

const loaded = new Set<string>();

/** Script URLs of the page a form posts to that aren't loaded yet; without them the router would reload the page. */
export function missingModules(action: string): string[] {
  const { pathname } = new URL(action);
  const matches =
    matchRoutes(window.__remixRouter.routes as never, pathname, window.__remixRouter.basename) ?? [];
  return matches.flatMap(({ route: { id } }) => {
    const module = id && !(id in window.__remixRouteModules) && window.__remixManifest.routes[id]?.module;
    return module && !loaded.has(module) ? [module] : [];
  });
}

export const loadModules = (modules: string[]): Promise<unknown> =>
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module).then(() => loaded.add(module))));
