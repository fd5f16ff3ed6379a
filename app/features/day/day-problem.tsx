import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";
import { DAY_MESSAGES } from "./messages";

/** A day that could not be loaded. */
export function DayProblem() {
  const { pathname, search } = useLocation();
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
