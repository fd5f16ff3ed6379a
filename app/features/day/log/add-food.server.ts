import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { entryColumns, type FoodEntry } from "~/features/food/food-entry";
import { type Eaten, eatenAt } from "../calendar/eaten-at";
import { openDay } from "../open-day.server";
import type { Player } from "../player";
import { type Settled, settleDay } from "../settle-day.server";
import { checkRoom } from "./check-room.server";

/** Inside a transaction; an existing food with this id stays unchanged. Throws Refusal when the day is full. */
export async function addFood(
  db: Db,
  player: Player,
  food: { id: string; entry: FoodEntry; eaten?: Eaten },
  now: number,
): Promise<Settled> {
  const { id, entry, eaten = eatenAt(player, {}, now) } = food;
  const day = await openDay(db, player.id, eaten.date, now);
  await insertFood(db, {
    user_id: player.id,
    id,
    ...entryColumns(entry),
    time: eaten.time,
    local_date: eaten.date,
    created_at: now,
  });
  await checkRoom(db, player.id, eaten.date);
  return settleDay(db, day, player, now);
}

const insertFood = prepared((db, row: Db["t"]["food"]["$inferInsert"]) =>
  db.insert(db.t.food).values(row).onConflictDoNothing(),
);
