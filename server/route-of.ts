import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Finds the id of the route that answers a path; few ids stand for endless paths. */
export function routeFinder(routes: ServerBuild["routes"]): (path: string) => string {
  const childrenOf = (parentId?: string): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive } = route;
      return index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: childrenOf(id) };
    });
  const tree = childrenOf();
  return (path) => {
    // A page's data has the page's address and an ending.
    const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    return matchRoutes(tree, page)?.at(-1)?.route.id ?? "none";
  };
}
