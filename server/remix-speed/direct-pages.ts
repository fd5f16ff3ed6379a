import type { EntryContext, ServerBuild } from "@remix-run/node";
import type { BufferedResponse } from "../answers/send";
import { encodePlain } from "./encode-plain";

/** Renders a page at once. `state` is what Remix's browser part reads from its stream, in one piece. */
export type RenderAtOnce = (
  context: EntryContext,
  url: string,
  state: string,
) => BufferedResponse | undefined;

type Route = ServerBuild["routes"][string];

/** The page at `/`, of plain data alone. It is rendered without Remix's server half, whose context it fills; anything unusual gives undefined, and is Remix's to answer. */
export function directPage(build: ServerBuild, leaf: string, render: RenderAtOnce) {
  const branch: Route[] = [];
  for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) {
    const route: Route | undefined = build.routes[id];
    if (route) branch.unshift(route);
  }
  const only = <T>(all: Record<string, T>) =>
    Object.fromEntries(branch.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]]])));
  const { future, isSpaMode, basename } = build;
  const shared = {
    manifest: { ...build.assets, routes: only(build.assets.routes) },
    routeModules: Object.fromEntries(branch.map(({ id, module }) => [id, module])),
    serverHandoffString: JSON.stringify({ basename, future, isSpaMode }),
    future,
    isSpaMode,
    serializeError: (error: Error) => error,
  };

  return async (request: Request): Promise<BufferedResponse | undefined> => {
    const loaderData = await dataOf(branch, request).catch(() => undefined);
    if (!loaderData) return undefined;
    const { pathname, search } = new URL(request.url);
    const staticHandlerContext = {
      basename: "/",
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches: branch.map(({ id }) => ({ params: {}, pathname: "/", pathnameBase: "/", route: { id } })),
      loaderData,
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    };
    const context = { ...shared, renderMeta: {}, staticHandlerContext } as unknown as EntryContext;
    return render(context, request.url, encodePlain({ loaderData, actionData: null, errors: null }));
  };
}

/** Undefined when a loader answers with more than data. */
async function dataOf(branch: Route[], request: Request) {
  const all = await Promise.all(
    branch.map(async ({ id, module }) => {
      const data: unknown = await module.loader?.({ request, params: {}, context: {} });
      return [id, plainData(data)] as const;
    }),
  );
  return all.some(([, data]) => data === undefined) ? undefined : Object.fromEntries(all);
}

type WithInit = { type: "DataWithResponseInit"; data: unknown; init: ResponseInit | null };

const isWithInit = (value: unknown): value is WithInit =>
  (value as WithInit | null)?.type === "DataWithResponseInit";

function plainData(value: unknown): unknown {
  if (!isWithInit(value)) return value instanceof Response ? undefined : value;
  const { status = 200, headers } = value.init ?? {};
  return status === 200 && [...new Headers(headers)].length === 0 ? value.data : undefined;
}
