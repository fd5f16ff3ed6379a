import type { z } from "zod";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { loggedFood } from "~/features/food/logged-food.server";
import { Refusal } from "~/http/refusal";
import { eatenAt } from "../calendar/eaten-at";
import { localDate } from "../calendar/local-date";
import { homePath } from "../home/home-path";
import { DAY_MESSAGES } from "../messages";
import type { Player } from "../player";
import { addCopies, copyIdOf } from "./add-copies.server";
import type { usualSchema } from "./usual-schema.server";

type Sent = z.output<ReturnType<typeof usualSchema>>;

/**
 * Logs foods once more, together: now, or on another day. Gives the path of that day, and of what takes them off again.
 * Throws Refusal: 404 when all of them are gone.
 */
export async function logTogether(
  store: Store,
  player: Player,
  { foods: ids, key, date, time }: Sent,
  now: number,
): Promise<{ home: string; undo: string }> {
  const today = localDate(player, now);
  const eaten = eatenAt(player, { date, time }, now);
  const copyId = copyIdOf(player.id, ["together", key, ids, eaten.date === today ? null : eaten.date]);
  return store.tx(async (db) => {
    await lockUser(db, player.id);
    const found = await Promise.all(ids.map((id) => loggedFood(db, player.id, id)));
    const foods = found.flatMap((food) => (food ? [{ ...food, time: eaten.time }] : []));
    if (foods.length === 0) throw new Refusal(404, DAY_MESSAGES.foodGone);
    const { collected } = await addCopies(db, player, { copyId, to: eaten.date, foods }, now);
    return {
      home: homePath(eaten.date, today, collected),
      undo: `/day/${eaten.date}/copy/${copyId}/undo`,
    };
  });
}
