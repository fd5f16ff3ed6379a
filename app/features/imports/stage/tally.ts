import type { LeftOut, ReadFood } from "../read/read-row";
import { type ImportSummary, NOTHING_READ } from "./summary";

const FIRST_ROWS = 8;
const PLACES = 5;

type Tally = Omit<ImportSummary, "timeZone" | "dayStart" | "nickname" | "question">;

export function tally() {
  const counts: Tally = { ...NOTHING_READ, first: [], leftOut: [] };
  const perDay = new Map<string, number>();

  return {
    /** The foods of this day so far, this one included. */
    addFood({ line, date, time, entry }: ReadFood): number {
      const ofDay = (perDay.get(date) ?? 0) + 1;
      perDay.set(date, ofDay);
      counts.foods++;
      if (counts.from === "" || date < counts.from) counts.from = date;
      if (date > counts.to) counts.to = date;
      if (counts.first.length < FIRST_ROWS)
        counts.first.push({ line, date, time, name: entry.name, amounts: entry.amounts });
      return ofDay;
    },
    foodsOn: (date: string) => perDay.get(date) ?? 0,
    leaveOut({ line, column, reason }: LeftOut) {
      const same = counts.leftOut.find((rows) => rows.reason === reason);
      const place = { line, ...(column !== undefined && { column }) };
      if (!same) counts.leftOut.push({ reason, count: 1, first: [place] });
      else {
        same.count++;
        if (same.first.length < PLACES) same.first.push(place);
      }
    },
    result: (): Tally => ({ ...counts, days: perDay.size }),
  };
}
