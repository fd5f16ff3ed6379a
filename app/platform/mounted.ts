import { basePath } from "./base-path";

/** A path of the site as browsers need it. Those of built files carry the base path already, on servers that have one. */
export const mounted = (path: string): string =>
  path.startsWith(`${basePath()}/assets/`) ? path : basePath() + path;
