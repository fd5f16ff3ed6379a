import { agrees } from "~/features/nutrition/agreement";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { perAmount } from "~/features/nutrition/per-amount";
import { noteFor } from "./note-for";
import type { Read } from "./reading-of";

/** What two looks at one label tell together: the better one, with what only the other could read. */
export function bothReadings(one: Read | null, other: Read | null): Read | null {
  if (!one || !other) return one ?? other;
  const [better, worse] = other.worth > one.worth ? [other, one] : [one, other];
  const { name, emoji, servingSize } = one.reading;
  const reading = { ...better.reading, name, emoji, servingSize: servingSize ?? other.reading.servingSize };
  const [mine, theirs] = [reading.nutrition, worse.reading.nutrition];
  const contradict = AMOUNTS.some(
    (key) => mine[key] !== null && theirs[key] !== null && Math.abs(mine[key] - theirs[key]) > 0.01,
  );
  if (reading.basis !== worse.reading.basis || contradict) return { ...better, reading };
  const nutrition = perAmount((key) => mine[key] ?? theirs[key]);
  if (agrees(nutrition) === false) return { ...better, reading };
  return { ...better, reading: { ...reading, nutrition, note: noteFor(nutrition) } };
}
