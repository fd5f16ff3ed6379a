import { Link } from "@remix-run/react";
import { EnergyValue } from "~/features/nutrition/energy-value";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import type { WeekdayGoal } from "./weekday-goals.server";
import { weekdayNames } from "./weekday-names";

export function WeekdayList({ goals }: { goals: WeekdayGoal[] }) {
  const hidden = useHidesNumbers();
  return (
    <ul className="goal-weekdays" aria-label="Goals for some weekdays">
      {goals.map(({ weekdays, goals: { calories } }) => (
        <li key={weekdays.join()}>
          <Link to={`?${weekdays.map((day) => `weekdays=${day}`).join("&")}`} preventScrollReset replace>
            {weekdayNames(weekdays)}
          </Link>
          {!hidden && ": "}
          <EnergyValue kcal={calories} />
        </li>
      ))}
    </ul>
  );
}
