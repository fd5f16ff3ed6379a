import type { IncomingMessage } from "node:http";
import { HttpError } from "../answers/http-error";
import type { EdgeSettings } from "../edge-settings";

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
