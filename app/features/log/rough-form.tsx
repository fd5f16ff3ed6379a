import { Form, Link } from "@remix-run/react";
import { PART_NAMES, PARTS_OF_DAY, type PartOfDay } from "~/features/day/calendar-days";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { Button, useOnDay } from "~/ui/controls";
import { ROUGH_SIZES, SIZE_NAMES, SIZE_TIMES } from "./rough";
import "./rough.css";

const MEALS: Record<PartOfDay, string> = {
  morning: "breakfasts",
  midday: "lunches",
  afternoon: "snacks",
  evening: "dinners",
};

type Props = { part: PartOfDay; kcal: number; isOwn: boolean; formKey: string; date?: string };

export function RoughForm({ part, kcal, isOwn, formKey, date }: Props) {
  const onDay = useOnDay();
  return (
    <div className="rough">
      <nav aria-label="Part of the day">
        {PARTS_OF_DAY.map((one) => (
          <Link
            key={one}
            to={onDay(`/eat/rough?part=${one}`)}
            replace
            preventScrollReset
            aria-current={one === part || undefined}
          >
            {PART_NAMES[one]}
          </Link>
        ))}
      </nav>
      <p>
        {isOwn
          ? `Based on your usual ${MEALS[part]}.`
          : `A third of your goals, until you’ve logged a few ${MEALS[part]}.`}
      </p>
      <Form method="post">
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="key" value={formKey} />
        {date && <input type="hidden" name="date" value={date} />}
        {ROUGH_SIZES.map((size) => (
          <Button
            key={size}
            variant={size === "usual" ? undefined : "plain"}
            name="size"
            value={size}
            pendingText="Saving..."
          >
            {SIZE_NAMES[size]}{" "}
            <small>
              <EnergyValue kcal={kcal * SIZE_TIMES[size]} />
            </small>
          </Button>
        ))}
      </Form>
      <p className="muted small">Its blocks are striped until you fill in the details.</p>
    </div>
  );
}
