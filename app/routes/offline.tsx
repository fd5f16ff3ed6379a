import { type MetaFunction, useSearchParams } from "@remix-run/react";
import { OfflineEntry } from "~/features/food/offline/offline-entry.island";
import { safePath } from "~/http/safe-path";
import { ButtonLink, useHydrated } from "~/ui/controls";
import { EmptyState, Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Offline · Pixelplate" }];

/** Shown by the browser in place of a page it can't get; foods wait here for a connection. */
export default function Offline() {
  const [query] = useSearchParams();
  // The stored page was rendered for no URL.
  const hydrated = useHydrated();
  return (
    <Page title="Offline" hideTitle menu={false} tabs={false}>
      <div className="offline-page">
        <EmptyState
          picture="cloud"
          title="No Internet connection"
          text="Your garden is where you left it. What you log here waits in this browser until there is a connection."
          action={
            <ButtonLink to={hydrated ? safePath(query.get("from")) : "/"} reloadDocument>
              Try Again
            </ButtonLink>
          }
        />
        <OfflineEntry />
      </div>
    </Page>
  );
}
