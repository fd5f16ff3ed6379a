import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button-link";
import type { ProblemOf } from "~/ui/route-problem";
import { DAY_MESSAGES } from "../messages";
import { CalendarProblem } from "./calendar-problem";

/** How the calendar and the home screen of a day report a failure; undefined for other pages. */
export const dayProblem: ProblemOf = ({ pathname, search }, isResponse) => {
  if (!isResponse && pathname === "/calendar") return { title: "Choose a day", problem: <CalendarProblem /> };
  if (pathname !== "/" || !new URLSearchParams(search).has("date")) return undefined;
  return {
    title: "Home",
    problem: (
      <EmptyState
        picture="cloud"
        title={DAY_MESSAGES.snapshotFailed}
        action={
          <ButtonLink to={pathname + search} reloadDocument>
            Try Again
          </ButtonLink>
        }
      />
    ),
  };
};
