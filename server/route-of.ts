import type { ServerBuild } from "@remix-run/node";
import type { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

type Found = { id: string; params: Record<string, string | undefined> };

/** Finds the route that answers a path, and the path's variable parts; few ids stand for endless paths. */
export function routeFinder(
  routes: ServerBuild["routes"],
  match: typeof matchRoutes,
): (path: string) => Found {
  const childrenOf = (parentId?: string): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive } = route;
      return index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: childrenOf(id) };
    });
  const tree = childrenOf();
  const find = (path: string): Found => {
    const found = match(tree, path)?.at(-1);
    return { id: found?.route.id ?? "none", params: found?.params ?? {} };
  };
  // Addresses without a variable part are asked for most, and they are few.
  const plain = new Set(plainPaths(routes));
  const found = new Map<string, Found>();
  // Whoever may answer a request asks in turn.
  let last = { page: "", route: find("") };

  return (path) => {
    // A page's data has the page's address and an ending.
    const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    if (page === last.page) return last.route;
    const route = found.get(page) ?? find(page);
    if (plain.has(page)) found.set(page, route);
    last = { page, route };
    return route;
  };
}

function plainPaths(routes: ServerBuild["routes"]): string[] {
  const pathOf = (id?: string): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...pathOf(route.parentId), ...(route.path ? [route.path] : [])] : [];
  };
  return Object.keys(routes)
    .map((id) => `/${pathOf(id).join("/")}`)
    .filter((path) => !/[:*?]/.test(path));
}
