import { attempt } from "~/platform/attempt";

const KEY = "pixelplate:draft";

/** What was typed and not sent, by form; `tag` is whose it is (see `viewerTag`), `version` the build it was typed in. */
type Drafts = { tag: string; version: string; forms: Record<string, unknown> };

const version = () => window.__remixManifest.version;

/** Unsent forms of this tab. Another account never sees them; where storage is forbidden there are none. */
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
