import { Link } from "@remix-run/react";
import { formatKcal } from "~/features/nutrition/format-kcal";
import { useOnDay } from "~/ui/dialog/use-on-day";

type DayFood = { id: string; name: string; emoji: string; timeText: string; calories: number };

export function DayFoods({ foods }: { foods: readonly DayFood[] }) {
  const onDay = useOnDay();
  if (foods.length === 0) return null;
  return (
    <section className="day-foods" aria-labelledby="day-foods-title">
      <h2 id="day-foods-title">On the plate</h2>
      <ol>
        {foods.map((food) => (
          <li key={food.id}>
            <Link to={onDay(`/food/${food.id}`)} preventScrollReset>
              <span className="emoji" aria-hidden="true">
                {food.emoji}
              </span>
              <span className="name">{food.name}</span>
              <span className="muted small">{food.timeText}</span>
              <span className="kcal">{formatKcal(food.calories)} kcal</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
