import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { DAY_MESSAGES } from "./messages";

/** In place of a calendar that could not be made; trying again starts it afresh. */
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
