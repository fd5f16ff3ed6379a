import { basePath, mounted } from "~/platform/mounted";

const ADDRESS = /^(?:href|src|srcSet|action|formAction)$/;
const PATH = /^\/(?!\/)/;

/** The properties of an HTML or SVG element with the base path before each path of the site. */
export function withMountedAddresses<T>(props: T): T {
  if (!basePath()) return props;
  const placed = { ...props } as Record<string, string>;
  for (const [name, value] of Object.entries(placed))
    if (ADDRESS.test(name) && PATH.test(value)) placed[name] = mounted(value);
  return placed as T;
}
