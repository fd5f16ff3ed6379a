import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useShell } from "~/ui/use-shell";
import { draftStore } from "./draft-store.island";

/** Signing out lands on the landing page and clears drafts; an expired session leads to the log-in and keeps them. */
export function DraftsEnd() {
  const { viewer } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!viewer && pathname === "/") draftStore.clear();
  }, [viewer, pathname]);
  return null;
}
