type Page = { __remixContext?: { basename?: string } };

/** The path that the site is mounted at, such as `/food`; empty at the root of its host. A page carries it for Remix; a server sets the same. */
export const basePath = (): string => ((globalThis as Page).__remixContext?.basename ?? "/").slice(0, -1);

/** A path of the site as browsers need it. Those of built files carry the base path already, on servers that have one. */
export const mounted = (path: string): string =>
  path.startsWith(`${basePath()}/assets/`) ? path : basePath() + path;

/** Tells this server where it is mounted, as a page tells its browser. */
export const mountAt = (path: string) =>
  Object.assign(globalThis, { __remixContext: { basename: `${path}/` } });
