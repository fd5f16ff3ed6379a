import type { Db } from "~/db/store";
import { localDate } from "~/features/day/calendar/local-date";
import type { Player } from "~/features/day/player";
import { dayText } from "./import-texts";
import { type Import, importOf, importsOf } from "./stage/import-of.server";

/** What the page of imports shows: the user's imports, and the one named, if it is theirs. */
export async function shownImports(db: Db, player: Player, named: string | null, now: number) {
  const [shown, imports] = await Promise.all([
    named === null ? undefined : importOf(db, player.id, named),
    importsOf(db, player.id),
  ]);
  const day = (instant: number) => dayText(localDate(player, instant));
  const withDays = (each: Import) => ({
    ...each,
    made: day(each.createdAt),
    undoDay: each.undoUntil !== null && each.undoUntil > now ? day(each.undoUntil) : undefined,
  });
  return { shown: shown ? withDays(shown) : null, imports: imports.map(withDays) };
}
