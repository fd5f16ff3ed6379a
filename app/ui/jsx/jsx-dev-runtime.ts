import { jsxDEV as element } from "react/jsx-dev-runtime";
import { withMountedAddresses } from "./jsx-runtime";

export type { JSX } from "react/jsx-dev-runtime";
export { Fragment } from "react/jsx-dev-runtime";

export const jsxDEV: typeof element = (type, props, ...rest) =>
  element(type, typeof type === "string" ? withMountedAddresses(props) : props, ...rest);
