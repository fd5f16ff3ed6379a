import * as react from "react/jsx-runtime";
import { basePath, mounted } from "~/platform/mounted";

export type { JSX } from "react/jsx-runtime";
export { Fragment } from "react/jsx-runtime";

const mounting =
  (element: typeof react.jsx): typeof react.jsx =>
  (type, props, key) =>
    element(type, typeof type === "string" ? withMountedAddresses(props) : props, key);

export const jsx = mounting(react.jsx);
export const jsxs = mounting(react.jsxs);

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

// React 18 renders these attributes; only its types lack them.
declare module "react" {
  interface HTMLAttributes<T> {
    inert?: "" | undefined;
    popover?: "" | "auto" | "manual" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "toggle" | "show" | "hide" | undefined;
    command?: string | undefined;
    commandfor?: string | undefined;
  }
}
