import type { EntryContext } from "@remix-run/node";
import { basePath } from "~/platform/base-path";

/** A page's context with the base path that the edge took off its address: Remix renders links with it, and gives it to the browser. */
export function mountedContext(context: EntryContext): EntryContext {
  const base = basePath();
  if (!base) return context;
  const { staticHandlerContext, serverHandoffString } = context;
  const { location } = staticHandlerContext;
  return {
    ...context,
    serverHandoffString: serverHandoffString?.replace('"basename":"/"', `"basename":"${base}/"`),
    staticHandlerContext: {
      ...staticHandlerContext,
      basename: `${base}/`,
      location: { ...location, pathname: base + location.pathname },
    },
  };
}
