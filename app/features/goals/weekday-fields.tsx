import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { ChoiceField } from "~/ui/form/choice-field";
import { GOAL_MESSAGES } from "./messages";
import type { WeekdayGoal } from "./weekday-goals.server";
import { WeekdayList } from "./weekday-list";
import { WEEKDAY_CHOICES } from "./weekday-names";

type Props = {
  /** Whose goals the form holds; none means every day. */
  weekdays: number[];
  others: WeekdayGoal[];
  lastResult?: SubmissionResult<string[]>;
};

export function WeekdayFields({ weekdays, others, lastResult }: Props) {
  const sent = lastResult?.initialValue?.weekdays;
  const chosen = typeof sent === "string" ? sent.split(",") : weekdays.map(String);
  return (
    <div className="weekdays">
      {others.length > 0 && <WeekdayList goals={others} />}
      {weekdays.length > 0 && (
        <p>
          <Link to="?" preventScrollReset replace>
            The goals of every day
          </Link>
        </p>
      )}
      <ChoiceField
        key={weekdays.join()}
        legend="Only on"
        name="weekdays"
        options={WEEKDAY_CHOICES}
        defaultValue={chosen}
        hint={GOAL_MESSAGES.weekdaysHint}
        error={lastResult?.error?.weekdays ?? undefined}
      />
    </div>
  );
}
