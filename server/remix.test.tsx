import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Link, matchRoutes, Outlet, RemixServer, Scripts, useLoaderData, useMatches } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { IncomingRequest } from "./answers/incoming-request";
import { branchHandlers, homePage, routeFinder } from "./remix";

const says = (id: string) => ({
  loader: ({ request, params }: { request: Request; params: object }) =>
    Response.json({ id, params, query: new URL(request.url).search }),
  action: async ({ request }: { request: Request }) => Response.json({ id, sent: await request.text() }),
});
const page = (id: string) => ({
  loader: () => ({ id }),
  action: () => ({ acted: id }),
  default: () => (
    <div>
      {JSON.stringify(useLoaderData())} {useMatches().length}
      <Link to="../other">other</Link>
      <Outlet />
      {id === "root" && <Scripts />}
    </div>
  ),
});
const fails = (status?: number) => ({
  loader: () => {
    throw status ? new Response("no", { status }) : new Error("broken");
  },
});

const MODULES: Record<string, { parentId?: string; path?: string; index?: true; module: object }> = {
  root: { path: "", module: { ...page("root"), ErrorBoundary: () => "a problem" } },
  "routes/stage": { parentId: "root", module: page("stage") },
  "routes/stage.index": { parentId: "routes/stage", index: true, module: page("index") },
  "routes/stage.dialog": { parentId: "routes/stage", path: "dialog", module: page("dialog") },
  "routes/stage.thing": { parentId: "routes/stage", path: "things/:id", module: page("thing") },
  "routes/broken": { parentId: "root", path: "broken", module: { ...page("broken"), ...fails() } },
  "routes/gone": { parentId: "root", path: "gone", module: { ...page("gone"), ...fails(410) } },
  "routes/api": { parentId: "root", path: "api/home", module: says("api") },
  "routes/api.id": { parentId: "root", path: "api/:id", module: says("api.id") },
  "routes/api.broken": { parentId: "root", path: "api/broken", module: fails() },
  "routes/api.refused": { parentId: "root", path: "api/refused", module: fails(403) },
  "routes/api.rest": { parentId: "root", path: "api/*", module: says("api.rest") },
};
const entries = <T,>(of: (id: string, route: (typeof MODULES)[string]) => T) =>
  Object.fromEntries(Object.entries(MODULES).map(([id, route]) => [id, of(id, route)]));

const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: never) =>
        new Response(renderToString(<RemixServer context={context} url={request.url} />), {
          status,
          headers,
        }),
      handleError() {},
    },
  },
  routes: entries((id, route) => ({ id, ...route })),
  assets: {
    version: "1",
    url: "/manifest.js",
    entry: { module: "/entry.js", imports: [] },
    routes: entries((id, { module, ...route }) => ({
      id,
      ...route,
      module: `/${id}.js`,
      hasLoader: "loader" in module,
      hasAction: "action" in module,
      hasErrorBoundary: id === "root",
    })),
  },
  future: { v3_singleFetch: true },
  publicPath: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
  mode: "production",
} as unknown as ServerBuild;

const whole = createRequestHandler(build, "production");
const branches = branchHandlers(build, routeFinder(build.routes, matchRoutes));

const ADDRESSES = [
  ..."/ /?index /?a=1 // /dialog /dialog/ /Dialog /things/1 /things/%2F /broken /gone /nowhere /nowhere/at/all".split(
    " ",
  ),
  ..."/_root.data /dialog.data /things/1.data /broken.data /nowhere.data /dialog.data?_routes=routes/stage".split(
    " ",
  ),
  ..."/api/home /api/home/ /API/home /api/home?q=1 /api/home.data /api/other /api/broken /api/refused".split(
    " ",
  ),
  ..."/api/home/x /api /toString /__proto__ /constructor".split(" "),
];

test.each(["GET", "HEAD", "POST", "PUT", "DELETE"])(
  "a branch answers a %s as all of Remix does",
  async (method) => {
    // Remix itself writes some failures there.
    vi.spyOn(console, "error").mockImplementation(() => {});
    for (const address of ADDRESSES) {
      const answerOf = async (handle: (request: Request) => Promise<Response>) => {
        const body = /GET|HEAD/.test(method) ? undefined : "some words";
        const response = await handle(new Request(`http://localhost${address}`, { method, body }));
        return {
          address,
          status: response.status,
          headers: [...response.headers],
          text: await response.text(),
        };
      };
      expect(await answerOf(branches)).toEqual(await answerOf(whole));
      // And once more, when it is known.
      expect(await answerOf(branches)).toEqual(await answerOf(whole));
    }
  },
);

test("finds paths with and without parameters", () => {
  const find = routeFinder(build.routes, matchRoutes);
  expect(find("/").id).toBe("routes/stage.index");
  expect(find("/_root.data").id).toBe("routes/stage.index");
  expect(find("/api/home").id).toBe("routes/api");
  expect(find("/api/home.data").id).toBe("routes/api");
  expect(find("/api/7")).toEqual({ id: "routes/api.id", params: { id: "7" } });
  expect(find("/nowhere")).toEqual({ id: "none", params: {} });
});

const ask = (path: string, { method = "GET", cookie = "pp=1" } = {}) => {
  const request = new Request(`http://localhost${path}`, { method, headers: cookie ? { cookie } : {} });
  return Object.assign(request, { whole: () => request }) as IncomingRequest;
};
const heldPage = homePage(
  async (request, make) => ({ ...(await make()), headers: { cached: request.url } }),
  async () => ({ status: 200, headers: {}, body: "by Remix" }),
);

test("the home page of a visitor with a cookie is the product's to hold", async () => {
  const answer = await heldPage(ask("/"));
  expect(answer).toEqual({ status: 200, headers: { cached: "http://localhost/" }, body: "by Remix" });
});

test.each([
  ["/eat", {}],
  ["/_root.data", {}],
  ["/?date=2026-03-01", {}],
  ["/", { method: "POST" }],
  ["/", { method: "HEAD" }],
  ["/", { cookie: "" }],
])("%s %j is left to Remix", (path, init) => {
  expect(heldPage(ask(path, init))).toBeUndefined();
});
