import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { weightText } from "~/features/weight/weight-text";
import { countText, dayText } from "./import-texts";
import type { WeightCount } from "./stage/summary";

export function WeightsNote({ count, known, from, to, kg, unit, guessed }: WeightCount) {
  const hidden = useHidesNumbers();
  return (
    <p>
      <strong>{countText(count, "weight")}</strong>,{" "}
      {from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`}
      {!hidden && `, the last one ${weightText(kg, unit)}`}.{" "}
      {guessed &&
        `The file doesn't name its unit: they are read as ${unit}, the unit of your profile. If that is wrong, change it there first. `}
      {known > 0 &&
        (known === count
          ? "Each of these days has a weight already, which stays."
          : `Your own ${countText(known, "weight")} on these days ${known === 1 ? "stays" : "stay"}.`)}
    </p>
  );
}
