import { matchRoutes } from "@remix-run/react";

/**
 * The scripts of the page that a form posts to, where they aren't there yet. The router would reload the page if they
 * couldn't be had.
 */
export function missingModules(action: string): string[] {
  const { pathname } = new URL(action);
  const matches = matchRoutes(window.__remixRouter.routes as never, pathname) ?? [];
  return matches.flatMap(({ route: { id } }) => {
    const module = id && !(id in window.__remixRouteModules) && window.__remixManifest.routes[id]?.module;
    return module ? [module] : [];
  });
}

export const loadModules = (modules: string[]): Promise<unknown> =>
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
