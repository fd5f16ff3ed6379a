import { agrees } from "~/features/nutrition/agreement";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { perAmount } from "~/features/nutrition/per-amount";
import { noteFor } from "./note-for";
import type { Read } from "./reading-of";

export function bothReadings(first: Read | null, second: Read | null): Read | null {
  if (!first || !second) return first ?? second;
  const [better, worse] = second.worth > first.worth ? [second, first] : [first, second];
  const { name, emoji, servingSize } = first.reading;
  const reading = { ...better.reading, name, emoji, servingSize: servingSize ?? second.reading.servingSize };
  const [values, otherValues] = [reading.nutrition, worse.reading.nutrition];
  const contradict = AMOUNTS.some(
    (key) =>
      values[key] !== null && otherValues[key] !== null && Math.abs(values[key] - otherValues[key]) > 0.01,
  );
  if (reading.basis !== worse.reading.basis || contradict) return { ...better, reading };
  const nutrition = perAmount((key) => values[key] ?? otherValues[key]);
  if (agrees(nutrition) === false) return { ...better, reading };
  return { ...better, reading: { ...reading, nutrition, note: noteFor(nutrition) } };
}
