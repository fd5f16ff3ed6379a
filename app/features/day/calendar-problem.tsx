import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { DAY_MESSAGES } from "./messages";

export const CalendarProblem = () => (
  <EmptyState
    picture="snail"
    title={DAY_MESSAGES.calendarFailed}
    action={
      <ButtonLink to="/calendar" reloadDocument>
        Try Again
      </ButtonLink>
    }
  />
);
