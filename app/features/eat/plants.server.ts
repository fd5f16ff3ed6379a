import { and, asc, eq, gte, isNull, lte } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { datesOfWeek, weekOf } from "~/features/day/calendar";
import { partsFrom } from "~/features/food/entry";
import { tableFoodOf } from "~/features/foods/foods";
import { type Plant, plantsIn, plantsNamed } from "~/features/foods/plants";

/** The different plants eaten in the week of a day (`YYYY-MM-DD`), in the order eaten. */
export async function plantsOfWeek(
  db: Db,
  userId: string,
  date: string,
): Promise<{ from: string; plants: Plant[] }> {
  const dates = datesOfWeek(weekOf(date));
  const [from = date, to = date] = [dates[0], dates.at(-1)];
  return { from, plants: await plantsBetween(db, { userId, from, to }) };
}

type Between = { userId: string; from: string; to: string };

export async function plantsBetween(db: Db, between: Between): Promise<Plant[]> {
  const rows = await eatenBetween(db, between);
  const plants = rows.flatMap(({ name, parts }) => {
    const foods = partsFrom(parts) ?? [{ name, ref: null }];
    return foods.flatMap(plantsOf);
  });
  return [...new Set(plants)];
}

/** Of a food of the table by its row; of any other only when its name, or what stands before its first comma, is that of a row. */
function plantsOf({ ref, name }: { ref: string | null; name: string }): readonly Plant[] {
  const row = ref ? tableFoodOf(ref) : undefined;
  if (row) return plantsIn(row);
  const plants = plantsNamed(name);
  return plants.length > 0 ? plants : plantsNamed(name.split(",")[0] ?? "");
}

const eatenBetween = prepared((db, { userId, from, to }: Between) => {
  const { food } = db.t;
  return db
    .select({ name: food.name, parts: food.parts })
    .from(food)
    .where(
      and(
        eq(food.user_id, userId),
        gte(food.local_date, from),
        lte(food.local_date, to),
        isNull(food.deleted_at),
      ),
    )
    .orderBy(asc(food.time), asc(food.id));
});
