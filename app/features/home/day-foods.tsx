import { Link } from "@remix-run/react";
import { PART_NAMES, PARTS_OF_DAY, type PartOfDay } from "~/features/day/calendar-days";
import { CopyForm } from "~/features/eat/copy-form";
import { NUTRIENTS, type PerNutrient, roundTenth } from "~/features/nutrition/amounts";
import { mixText } from "~/features/nutrition/goal-ratio";
import { EnergyValue, NutrientMark } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { blocksIn, type Span } from "~/features/puzzles/puzzle";
import { Icon, useOnDay } from "~/ui/controls";
import type { Home } from "./home.server";
import { useShow } from "./shown.island";
import "./day-foods.css";

export function ShowBlocks({ id, span }: { id: string; span: Span }) {
  const { to } = useShow();
  const hidden = useHidesNumbers();
  const count = sumOf(blocksIn(span));
  if (count === 0) return null;
  return (
    <Link to={to(id)}>
      Show its {!hidden && count > 1 && `${count} `}
      {count === 1 ? "block" : "blocks"}
    </Link>
  );
}

const sumOf = (blocks: PerNutrient) => NUTRIENTS.reduce((sum, nutrient) => sum + blocks[nutrient], 0);

/** The blocks that a food filled, while they stand out in the picture; a press ends that. */
function FoodBlocks({ food: { id, name, span } }: { food: DayFood }) {
  const { show, to } = useShow();
  const hidden = useHidesNumbers();
  if (!span) return null;
  const blocks = blocksIn(span);
  const some = NUTRIENTS.filter((nutrient) => blocks[nutrient] > 0);
  const total = sumOf(blocks);
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
          {isToday ? "Copy yesterday" : "Copy previous day"}
        </CopyForm>
      </section>
    );
  if (foods.length === 0) return null;
  return (
    <section className="day-foods" aria-labelledby="day-foods-title">
      <h2 id="day-foods-title">On the plate</h2>
      <p className="plate-sum">
        <PlateSum foods={foods} />
      </p>
      <details className="opener" open={foods.length <= OPEN_MAX}>
        <summary>
          <PlateSum foods={foods} />
          <Icon name="chevron-down" />
        </summary>
      </details>
      <div className="opened">
        {!isToday && (
          <CopyForm from={date} copyKey={copyKey}>
            Copy to today
          </CopyForm>
        )}
        {PARTS_OF_DAY.map((part) => {
          const eaten = foods.filter((food) => food.part === part);
          return eaten.length > 0 && <PlateGroup key={part} part={part} foods={eaten} day={day} />;
        })}
      </div>
    </section>
  );
}

/** As many foods stand there in full; more on a press, where there is no room beside the picture. */
const OPEN_MAX = 3;

function PlateSum({ foods }: Pick<DayFoodsProps, "foods">) {
  const hidden = useHidesNumbers();
  return (
    <>
      {foods.length} {foods.length === 1 ? "food" : "foods"}
      {!hidden && (
        <>
          {" · "}
          <EnergyValue kcal={kcalOf(foods)} />
        </>
      )}
    </>
  );
}

const kcalOf = (foods: readonly DayFood[]) =>
  roundTenth(foods.reduce((sum, { calories }) => sum + calories, 0));

function PlateGroup({ part, foods, day }: DayFoodsProps & { part: PartOfDay }) {
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
            <EnergyValue kcal={kcalOf(foods)} />
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
  const { show } = useShow();
  return (
    <li>
      <Link to={onDay(`/food/${food.id}`)} preventScrollReset>
        <span className="emoji" aria-hidden="true">
          {food.emoji}
        </span>
        <span className="name">{food.name}</span>
        <span className="time">{food.timeText}</span>
        <span className="kcal">
          <EnergyValue kcal={food.calories} />
        </span>
      </Link>
      {show === food.id && <FoodBlocks food={food} />}
    </li>
  );
}
