import { amountLabels } from "~/features/nutrition/amounts";
import { NutrientRow, useEnergy } from "~/features/nutrition/nutrient-row";
import { Icon } from "~/ui/button";
import type { Home } from "./home.server";
import { useShow } from "./shown.island";

export function NutritionPool({ home: { totals, goals, finishAt, puzzle } }: { home: Home }) {
  const { show, to } = useShow();
  const blocksOf = (name: string) =>
    puzzle && name !== "calories" ? { to: to(name), shown: show === name } : undefined;
  return (
    <section className="pool" aria-labelledby="pool-title">
      <header>
        <h3 id="pool-title">Nutrition Pool</h3>
        <button
          type="button"
          className="icon-button"
          popovertarget="pool-help"
          aria-label="How a nutrition puzzle comes together?"
        >
          <Icon name="help" />
        </button>
      </header>
      {amountLabels(useEnergy()).map(({ name, label, unit }) => (
        <NutrientRow
          key={name}
          kind={name}
          label={label}
          unit={unit}
          value={totals[name]}
          goal={goals[name]}
          finishAt={finishAt}
          blocks={blocksOf(name)}
        />
      ))}
      <PoolHelp />
    </section>
  );
}

function PoolHelp() {
  return (
    <div id="pool-help" className="sheet" popover="auto" role="dialog" aria-labelledby="pool-help-title">
      <h2 id="pool-help-title">How a nutrition puzzle comes together?</h2>
      <ul>
        <li>Each puzzle has a set shape and a set number of pixel blocks.</li>
        <li>Each block stands for a fixed amount of one nutrient: carbs, protein or fats.</li>
        <li>Blocks fill as you log that nutrient, from the bottom row upward.</li>
        <li>When every block is filled, you have reached your daily goal and the puzzle is yours.</li>
      </ul>
      <button type="button" className="button primary" popovertarget="pool-help" popovertargetaction="hide">
        Ok
      </button>
    </div>
  );
}
