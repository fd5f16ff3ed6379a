import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useShell } from "~/ui/use-shell";
import { draftStore } from "./draft-store.island";

/** Signing out ends on the landing page, and the drafts with it. A session that ran out leads to the log-in, and back to them. */
export function DraftsEnd() {
  const { viewer } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!viewer && pathname === "/") draftStore.clear();
  }, [viewer, pathname]);
  return null;
}
