import { NutrientMark } from "~/features/nutrition/nutrient-mark";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { paletteOf } from "~/features/puzzles/palette";
import type { Puzzle } from "~/features/puzzles/puzzle";
import { gramsText, NUTRIENT_LABELS } from "./nutrient-texts";
import { PaletteStrip } from "./palette-strip";

type Props = { puzzle: Pick<Puzzle, "map">; nutrition: PerNutrient; hidesGrams?: boolean };

export function NutrientColumns({ puzzle, nutrition, hidesGrams }: Props) {
  const hidden = useHidesNumbers() || hidesGrams;
  const palette = paletteOf(puzzle.map);
  return (
    <dl className="nutrient-columns">
      {NUTRIENTS.map((nutrient) => (
        <div key={nutrient}>
          <dt>
            <NutrientMark kind={nutrient} /> {NUTRIENT_LABELS[nutrient]}
          </dt>
          <dd>
            <PaletteStrip shades={palette[nutrient]} />
            {!hidden && gramsText(nutrition[nutrient])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
