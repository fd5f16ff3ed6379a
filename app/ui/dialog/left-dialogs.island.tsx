import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useBrowserLayoutEffect } from "../use-browser-layout-effect";
import { noteEntry, skipLeftDialogs } from "./dialog-flow.island";

/** Back never reopens a closed or finished dialog. */
export function LeftDialogs() {
  const { key } = useLocation();
  useBrowserLayoutEffect(noteEntry, [key]);
  useEffect(skipLeftDialogs, []);
  return null;
}
