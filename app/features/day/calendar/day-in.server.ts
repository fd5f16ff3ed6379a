import { type EatDay, eatDayOf } from "./eat-day";
import { type Hours, localDate } from "./local-date";

export const dayIn = ({ url }: Request, viewer: Hours, now: number): EatDay | null =>
  eatDayOf(new URL(url).searchParams.get("date"), localDate(viewer, now));
