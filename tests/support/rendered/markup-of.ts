import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";

const { dataRoutes, query } = createStaticHandler([{ id: "root", path: "/" }]);
const page = await query(new Request("http://localhost/"));

/** The HTML of a part of a page, as a visitor sees it. */
export function markupOf(element: ReactElement): string {
  if (page instanceof Response) throw new Error("no page");
  const router = createStaticRouter([{ ...dataRoutes[0], id: "root", path: "/", element }], page);
  return renderToStaticMarkup(createElement(StaticRouterProvider, { router, context: page, hydrate: false }));
}
