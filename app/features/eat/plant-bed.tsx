import type { Plant } from "~/features/foods/plants";
import "./plant-bed.css";

const FULL = 30;

export const PLANT_BED = {
  title: "This week's bed",
  rule: "Each different fruit, vegetable, grain, bean, nut, seed or herb grows in a plot of its own. More of the same changes nothing.",
  counted: (count: number) =>
    count >= FULL
      ? `A full bed: ${count} different plants this week.`
      : `${count} different plant${count === 1 ? "" : "s"} this week; thirty fill the bed.`,
} as const;

const PLOTS = 30;

/** A bed of thirty plots, one for each different plant of the week. */
export function PlantBed({ plants }: { plants: readonly Plant[] }) {
  const empty = Math.max(0, PLOTS - plants.length);
  return (
    <section className="plant-bed" aria-labelledby="plant-bed-title">
      <h2 id="plant-bed-title">{PLANT_BED.title}</h2>
      <p className="muted small">{PLANT_BED.counted(plants.length)}</p>
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
    </section>
  );
}
