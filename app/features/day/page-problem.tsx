import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";
import { RouteProblem } from "~/ui/route-problem";
import { CalendarProblem } from "./calendar-problem";
import { DAY_MESSAGES } from "./messages";

export function PageProblem() {
  const refused = isRouteErrorResponse(useRouteError());
  const { pathname, search } = useLocation();
  if (!refused && pathname === "/calendar")
    return <InShell title="Choose a day" problem={<CalendarProblem />} />;
  if (pathname !== "/" || !new URLSearchParams(search).has("date")) return <RouteProblem />;
  return (
    <InShell
      title="Home"
      problem={
        <EmptyState
          picture="cloud"
          title={DAY_MESSAGES.snapshotFailed}
          action={
            <ButtonLink to={pathname + search} reloadDocument>
              Try Again
            </ButtonLink>
          }
        />
      }
    />
  );
}

const InShell = ({ title, problem }: { title: string; problem: ReactNode }) => (
  <Page title={title} hideTitle dialogOpen={false}>
    {problem}
  </Page>
);
