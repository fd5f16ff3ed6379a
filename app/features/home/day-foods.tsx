import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PART_NAMES, PARTS_OF_DAY, type PartOfDay } from "~/features/day/calendar-days";
import { NUTRIENTS, roundTenth } from "~/features/nutrition/amounts";
import { mixText } from "~/features/nutrition/goal-ratio";
import { EnergyValue, NutrientMark } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { blocksIn, type Span } from "~/features/puzzles/fill";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import type { Home } from "./home.server";
import { useShow } from "./shown.island";
import "./day-foods.css";

type Props = {
  from: string;
  /** Today by default. */
  to?: string;
  group?: PartOfDay;
  copyKey: string;
  label?: string;
  children: ReactNode;
};

export function CopyForm({ from, to, group, copyKey, label, children }: Props) {
  return (
    <Form method="post" action={`/day/${from}/copy`} className="copy-form">
      <input type="hidden" name="key" value={copyKey} />
      {to && <input type="hidden" name="to" value={to} />}
      {group && <input type="hidden" name="group" value={group} />}
      <Button variant="quiet" pendingText="Saving..." aria-label={label}>
        <Icon name="copy" /> {children}
      </Button>
    </Form>
  );
}

type FoodBlocksProps = { food: { id: string; name: string; span: Span | null } };

/** The blocks that a food filled; leads to them, on the picture at the top. */
export function FoodBlocks({ food: { id, name, span } }: FoodBlocksProps) {
  const { show, to } = useShow();
  const hidden = useHidesNumbers();
  if (!span) return null;
  const blocks = blocksIn(span);
  const some = NUTRIENTS.filter((nutrient) => blocks[nutrient] > 0);
  const total = some.reduce((sum, nutrient) => sum + blocks[nutrient], 0);
  if (total === 0) return null;
  return (
    <Link className="food-blocks" to={to(id)} replace aria-current={show === id || undefined}>
      <span className="visually-hidden">{name}: </span>
      {some.map((nutrient, i) => (
        <span key={nutrient}>
          <NutrientMark kind={nutrient} />{" "}
          {!hidden && `${blocks[nutrient]} ${nutrient}${i < some.length - 1 ? "," : ""} `}
        </span>
      ))}
      {hidden ? mixText(blocks) : total === 1 ? "block" : "blocks"}
    </Link>
  );
}

type DayFood = {
  id: string;
  name: string;
  emoji: string;
  timeText: string;
  calories: number;
  part: PartOfDay;
  span: Span | null;
};

type Copied = Pick<Home, "date" | "isToday" | "copyFrom" | "copyKey">;
type DayFoodsProps = { foods: readonly DayFood[]; day: Copied };

export function DayFoods({ foods, day }: DayFoodsProps) {
  const { date, isToday, copyFrom, copyKey } = day;
  if (foods.length === 0 && copyFrom)
    return (
      <section className="copy-offer" aria-label="Nothing on the plate">
        <CopyForm from={copyFrom} to={date} copyKey={copyKey}>
          {isToday ? "Copy yesterday" : "Copy the day before"}
        </CopyForm>
      </section>
    );
  if (foods.length === 0) return null;
  return (
    <section className="day-foods" aria-labelledby="day-foods-title">
      <div className="plate-title">
        <h2 id="day-foods-title">On the plate</h2>
        {!isToday && (
          <CopyForm from={date} copyKey={copyKey}>
            Copy to today
          </CopyForm>
        )}
      </div>
      {PARTS_OF_DAY.map((part) => {
        const eaten = foods.filter((food) => food.part === part);
        return eaten.length > 0 && <PlateGroup key={part} part={part} foods={eaten} day={day} />;
      })}
    </section>
  );
}

function PlateGroup({ part, foods, day }: DayFoodsProps & { part: PartOfDay }) {
  const kcal = roundTenth(foods.reduce((sum, { calories }) => sum + calories, 0));
  return (
    <section className="plate-group" data-group={part} aria-labelledby={`plate-${part}`}>
      <header>
        <h3 id={`plate-${part}`}>{PART_NAMES[part]}</h3>
        {!day.isToday && (
          <CopyForm
            from={day.date}
            group={part}
            copyKey={day.copyKey}
            label={`Copy to today: ${PART_NAMES[part]}`}
          >
            Copy to today
          </CopyForm>
        )}
        {foods.length > 1 && (
          <span className="sum">
            <EnergyValue kcal={kcal} />
          </span>
        )}
      </header>
      <ol>
        {foods.map((food) => (
          <PlateFood key={food.id} food={food} />
        ))}
      </ol>
    </section>
  );
}

function PlateFood({ food }: { food: DayFood }) {
  const onDay = useOnDay();
  return (
    <li>
      <Link to={onDay(`/food/${food.id}`)} preventScrollReset>
        <span className="emoji" aria-hidden="true">
          {food.emoji}
        </span>
        <span className="name">{food.name}</span>
        <span className="muted small">{food.timeText}</span>
        <span className="kcal">
          <EnergyValue kcal={food.calories} />
        </span>
      </Link>
      <FoodBlocks food={food} />
    </li>
  );
}
