import type { Plant } from "~/features/foods/plants";
import { Icon } from "~/ui/button";
import "./plant-bed.css";

const FULL = 30;

export const PLANT_BED = {
  rule: "Every new plant you eat this week fills a plot.",
  counted: (count: number) =>
    count >= FULL ? `A full bed: ${count} plants this week` : `${count} of ${FULL} plants this week`,
} as const;

const SHOWN = 7;

/** A row that opens a bed of thirty plots, one for each different plant of the week. */
export function PlantBed({ plants }: { plants: readonly Plant[] }) {
  const empty = Math.max(0, FULL - plants.length);
  return (
    <details className="plant-bed">
      <summary>
        <h2>{PLANT_BED.counted(plants.length)}</h2>
        <span aria-hidden="true">{plants.slice(0, SHOWN).map(({ emoji }) => emoji)}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {plants.map(({ name, emoji }) => (
          <li key={name} title={name}>
            <span aria-hidden="true">{emoji}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <li key={-i} aria-hidden="true" />
        ))}
      </ul>
      <p className="muted small">{PLANT_BED.rule}</p>
    </details>
  );
}
