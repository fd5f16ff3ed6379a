import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { noteEntry, skipLeftDialogs } from "./dialog-flow.island";

/** The browser's Back never opens a dialog again that was closed or finished. */
export function LeftDialogs() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history
  useEffect(noteEntry, [key]);
  useEffect(skipLeftDialogs, []);
  return null;
}
