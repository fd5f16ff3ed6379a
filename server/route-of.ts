import type { ServerBuild } from "@remix-run/node";
import type { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Finds the id of the route that answers a path; few ids stand for endless paths. */
export function routeFinder(
  routes: ServerBuild["routes"],
  match: typeof matchRoutes,
): (path: string) => string {
  const childrenOf = (parentId?: string): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive } = route;
      return index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: childrenOf(id) };
    });
  const tree = childrenOf();
  const find = (path: string) => match(tree, path)?.at(-1)?.route.id ?? "none";
  // Addresses without a variable part are asked for most, and they are few.
  const plain = new Set(plainPaths(routes));
  const found = new Map<string, string>();

  return (path) => {
    // A page's data has the page's address and an ending.
    const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const id = found.get(page) ?? find(page);
    if (plain.has(page)) found.set(page, id);
    return id;
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
