import { Link } from "@remix-run/react";
import { EnergyValue } from "~/features/nutrition/energy-value";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { Span } from "~/features/puzzles/blocks-by-food";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { PART_NAMES, PARTS_OF_DAY, type PartOfDay } from "../calendar/part-of-day";
import { CopyForm } from "./copy-form";
import { FoodBlocks } from "./food-blocks";
import type { Home } from "./home-of.server";
import "./day-foods.css";

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
type Props = { foods: readonly DayFood[]; day: Copied };

export function DayFoods({ foods, day }: Props) {
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

function PlateGroup({ part, foods, day }: Props & { part: PartOfDay }) {
  const kcal = toTenth(foods.reduce((sum, { calories }) => sum + calories, 0));
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
        <span className="sum">
          <EnergyValue kcal={kcal} />
        </span>
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
