import type { BufferedResponse, StreamedResponse } from "../answers/buffered-response";

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
