import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button-link";
import { DAY_MESSAGES } from "../messages";

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
