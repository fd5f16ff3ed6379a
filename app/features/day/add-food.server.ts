import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import type { FoodEntry } from "~/features/food/food-entry";
import { type Eaten, eatenAt } from "./eaten-at";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { type Settled, settleDay } from "./settle-day.server";

/** Adds a food to a day of the player's, by default now, inside a transaction. One that is there under this id stays. */
export async function addFood(
  db: Db,
  player: Player,
  food: { id: string; entry: FoodEntry; eaten?: Eaten },
  now: number,
): Promise<Settled> {
  const { id, entry, eaten = eatenAt(player.timeZone, {}, now) } = food;
  const day = await openDay(db, player.id, eaten.date, now);
  const { calories, carbs, protein, fats } = entry.amounts;
  await insertFood(db, {
    user_id: player.id,
    id,
    name: entry.name,
    emoji: entry.emoji,
    time: eaten.time,
    local_date: eaten.date,
    calories,
    carbs,
    protein,
    fats,
    number_of_servings: entry.servings,
    created_at: now,
  });
  return settleDay(db, day, player, now);
}

type Row = Omit<Db["t"]["food"]["$inferInsert"], "deleted_at">;

const insertFood = prepared((db, row: Row) =>
  db
    .insert(db.t.food)
    .values({
      user_id: row.user_id,
      id: row.id,
      name: row.name,
      emoji: row.emoji,
      time: row.time,
      local_date: row.local_date,
      calories: row.calories,
      carbs: row.carbs,
      protein: row.protein,
      fats: row.fats,
      number_of_servings: row.number_of_servings,
      created_at: row.created_at,
    })
    .onConflictDoNothing(),
);
