import * as react from "react/jsx-runtime";
import { withMountedAddresses } from "./with-mounted-addresses";

export type { JSX } from "react/jsx-runtime";
export { Fragment } from "react/jsx-runtime";

const mounting =
  (element: typeof react.jsx): typeof react.jsx =>
  (type, props, key) =>
    element(type, typeof type === "string" ? withMountedAddresses(props) : props, key);

export const jsx = mounting(react.jsx);
export const jsxs = mounting(react.jsxs);
