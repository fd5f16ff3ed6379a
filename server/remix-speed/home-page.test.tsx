import type { EntryContext, ServerBuild } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Link, matchRoutes, Outlet, RemixServer, useLoaderData } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { IncomingRequest } from "../answers/incoming-request";
import { homePage } from "./home-page";
import { routeFinder } from "./route-of";

const page = (loader: () => unknown) => ({
  loader,
  default: () => (
    <div>
      {JSON.stringify(useLoaderData())} <Link to="/eat">Eat</Link>
      <Outlet />
    </div>
  ),
});

function homeOf(loader: () => unknown) {
  const routes = {
    root: { id: "root", path: "", module: page(() => ({ is: "root" })) },
    "routes/home": { id: "routes/home", parentId: "root", index: true, module: page(loader) },
  };
  const assets = Object.fromEntries(
    Object.entries(routes).map(([id, { module: _, ...route }]) => [
      id,
      { ...route, hasLoader: true, module: `/${id}.js` },
    ]),
  );
  const build = {
    routes,
    assets: { version: "1", entry: { imports: [] }, routes: assets },
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
  const renderAtOnce = (context: EntryContext, url: string, state: string) => ({
    status: 200,
    headers: { state },
    body: renderToString(<RemixServer context={context} url={url} />),
  });
  const remix = async () => ({ status: 200, headers: {}, body: "by Remix" });
  return homePage(build, routeFinder(build.routes, matchRoutes), { renderAtOnce }, remix);
}

const ask = (path: string, { method = "GET", cookie = "pp=1" } = {}) => {
  const request = new Request(`http://localhost${path}`, { method, headers: cookie ? { cookie } : {} });
  return Object.assign(request, { whole: () => request }) as IncomingRequest;
};

test("a page of plain data is rendered at once, with what the browser part reads", async () => {
  const answer = await homeOf(() => ({ foods: ["Soup"], none: null }))(ask("/?date=2026-03-01"));
  const text = String(answer?.body).replaceAll("&quot;", "");
  expect(text).toMatch(/^<div>\{is:root\}.*href="\/eat".*<div>\{foods:\[Soup\],none:null\}.*<\/div><\/div>$/);
  expect(answer?.headers.state).toContain('"Soup"');
  const withoutHeaders = await homeOf(() => data({ foods: 1 }, { headers: {} }))(ask("/"));
  expect(withoutHeaders?.body).toContain("{&quot;foods&quot;:1}");
});

test.each([
  [
    "redirects",
    () => {
      throw redirect("/welcome");
    },
  ],
  [
    "fails",
    () => {
      throw new Error("broken");
    },
  ],
  [
    "is not found",
    () => {
      throw new Response(null, { status: 404 });
    },
  ],
  ["answers with a Response", () => Response.json({})],
  ["sets a cookie", () => data({}, { headers: { "Set-Cookie": "a=1" } })],
  ["has another status", () => data({}, { status: 400 })],
  ["gives a Date", () => ({ at: new Date() })],
  ["gives a promise", () => ({ later: Promise.resolve() })],
])("a page that %s is left to Remix", async (_what, loader) => {
  expect((await homeOf(loader)(ask("/")))?.body).toBe("by Remix");
});

test.each([
  ["/eat", {}],
  ["/_root.data", {}],
  ["/?index", {}],
  ["/?a=1&_routes=root", {}],
  ["/", { method: "POST" }],
  ["/", { method: "HEAD" }],
  ["/", { cookie: "" }],
])("%s %j is none of its requests", (path, init) => {
  expect(homeOf(() => ({}))(ask(path, init))).toBeUndefined();
});
