import type { Plant } from "~/features/foods/plants/plants-in";
import { PLANT_BED } from "./plant-texts";
import "./plant-bed.css";

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
