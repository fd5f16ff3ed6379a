import { type EatDay, eatDayOf } from "./eat-day";
import { localDate } from "./local-date";

export const dayIn = ({ url }: Request, viewer: { timeZone: string }, now: number): EatDay | null =>
  eatDayOf(new URL(url).searchParams.get("date"), localDate(viewer.timeZone, now));
