import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";
import { RouteProblem } from "~/ui/route-problem";
import { DAY_MESSAGES } from "./messages";

/** What a page shows when it failed; a day of the home screen says it in its own words. */
export function PageProblem() {
  const { pathname, search } = useLocation();
  if (pathname !== "/" || !new URLSearchParams(search).has("date")) return <RouteProblem />;
  return (
    <Page title="Home" hideTitle dialogOpen={false}>
      <EmptyState
        picture="cloud"
        title={DAY_MESSAGES.snapshotFailed}
        action={
          <ButtonLink to={pathname + search} reloadDocument>
            Try Again
          </ButtonLink>
        }
      />
    </Page>
  );
}
