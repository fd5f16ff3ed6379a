import { EmptyState, type ProblemOf, TryAgain } from "~/ui/page";
import { DAY_MESSAGES } from "./calendar-days";
import type { EatDay } from "./dates.server";

export const CalendarProblem = () => (
  <EmptyState
    picture="snail"
    title="Something went wrong with the date picker."
    action={<TryAgain to="/calendar" />}
  />
);

/** How the calendar and the home screen of a day report a failure; undefined for other pages. */
export const dayProblem: ProblemOf = ({ pathname, search }, isResponse) => {
  if (!isResponse && pathname === "/calendar") return { title: "Choose a day", problem: <CalendarProblem /> };
  if (pathname !== "/" || !new URLSearchParams(search).has("date")) return undefined;
  const problem = <EmptyState picture="cloud" title={DAY_MESSAGES.snapshotFailed} action={<TryAgain />} />;
  return { title: "Home", problem };
};

export function EatTitle({ title, day }: { title: string; day: EatDay | null | undefined }) {
  if (!day) return <>{title}</>;
  return (
    <>
      {title} <small className="for-day">for {day.text}</small>
    </>
  );
}
