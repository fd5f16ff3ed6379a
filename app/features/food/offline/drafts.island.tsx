import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { attempt } from "~/platform/text";
import { manifest } from "~/ui/dialog/navigation.island";
import { useShell } from "~/ui/shell/side-menu";

const KEY = "pixelplate:draft";

type Drafts = { tag: string; version: string; forms: Record<string, unknown> };

const version = () => manifest().version;

/** Unsent values by form, of this tab, account (`tag`, see `viewerTag`) and build; none where storage is blocked. */
export const draftStore = {
  read: (tag: string, form: string): unknown => draftsOf(tag)?.forms[form],
  save: (tag: string, form: string, draft: unknown) =>
    attempt(() => {
      const forms = { ...draftsOf(tag)?.forms, [form]: draft };
      sessionStorage.setItem(KEY, JSON.stringify({ tag, version: version(), forms }));
    }),
  clear: () => attempt(() => sessionStorage.removeItem(KEY)),
};

function draftsOf(tag: string): Drafts | undefined {
  const drafts = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Drafts | null);
  return drafts?.tag === tag && drafts.version === version() ? drafts : undefined;
}

/** Signing out lands on the landing page and clears drafts; an expired session leads to the log-in and keeps them. */
export function DraftsEnd() {
  const { viewer } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!viewer && pathname === "/") draftStore.clear();
  }, [viewer, pathname]);
  return null;
}
