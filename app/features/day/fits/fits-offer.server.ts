import type { Db } from "~/db/store";
import { QUARTER_MS } from "~/http/held-answers.server";
import { localTime } from "../calendar/local-time";
import { partOfDay } from "../calendar/part-of-day";
import type { Home } from "../home/home-of.server";
import type { Player } from "../player";
import { fitsOf } from "./fits-of.server";

const NAMED = 3;

/** In the evening, the names of foods that fit into today's open blocks; null at other times or without any. */
export async function fitsOffer(db: Db, player: Player, home: Home, now: number): Promise<string | null> {
  const time = localTime(player.timeZone, now - (now % QUARTER_MS));
  if (!home.isToday || partOfDay(time) !== "evening") return null;
  const { fits } = await fitsOf(db, player.id, home, NAMED);
  return fits.map(({ emoji, name }) => `${emoji} ${name}`).join(", ") || null;
}
