import { jsx as element } from "react/jsx-runtime";
import { withMountedAddresses } from "./with-mounted-addresses";

export type { JSX } from "react/jsx-runtime";
export { Fragment } from "react/jsx-runtime";

export const jsx: typeof element = (type, props, key) =>
  element(type, typeof type === "string" ? withMountedAddresses(props) : props, key);

export const jsxs = jsx;
