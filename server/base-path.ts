import type { IncomingMessage } from "node:http";
import { type BufferedResponse, HttpError, type StreamedResponse } from "./answers/send";
import { mountedFile } from "./answers/static-files";
import type { Build, EdgeSettings } from "./product";

/**
 * Takes the base path off a request's target. Throws HttpError: 308 at the base path without its slash, 404 elsewhere
 * but for `rootPaths`.
 */
export function enterBasePath(req: IncomingMessage, { basePath, rootPaths = [] }: EdgeSettings) {
  if (!basePath) return;
  const target = req.url ?? "";
  const [path = ""] = target.split("?");
  const query = target.slice(path.length);
  // Remix asks for home's data here.
  if (path === `${basePath}.data`) req.url = `/_root.data${query}`;
  else if (path.startsWith(`${basePath}/`)) req.url = target.slice(basePath.length);
  else if (path === basePath) throw new HttpError(308, "Moved.", { Location: `${basePath}/${query}` });
  else if (!rootPaths.includes(path))
    throw new HttpError(404, `Nothing is here. Pixelplate is at ${basePath}/`);
}

/** An answer of the product, which knows no base path, with the path in its redirect and its cookies. */
export function leaveBasePath<R extends BufferedResponse | StreamedResponse>(
  response: R,
  basePath: string,
): R {
  const { location, "set-cookie": cookies } = response.headers;
  if (location === undefined && cookies === undefined) return response;
  const headers = { ...response.headers };
  if (typeof location === "string" && /^\/(?!\/)/.test(location)) headers.location = basePath + location;
  if (cookies !== undefined)
    headers["set-cookie"] = [cookies]
      .flat()
      .map((cookie) => cookie.replace("; Path=/", `; Path=${basePath}/`));
  return { ...response, headers };
}

export const mountedBuild = (build: Build, basePath: string): Build => ({
  ...build,
  publicPath: basePath + build.publicPath,
  assets: JSON.parse(mountedFile(JSON.stringify(build.assets), basePath)),
});
