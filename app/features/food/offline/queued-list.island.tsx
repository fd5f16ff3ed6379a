import { energyUnit } from "~/features/nutrition/amount-labels";
import { energyIn } from "~/features/nutrition/energy-in";
import { Button } from "~/ui/form/button";
import { foodQueue } from "./food-queue.island";
import { useQueued } from "./use-queued.island";
import "./queued.css";

export function QueuedList({ tag }: { tag: string | null }) {
  const waiting = useQueued(tag);
  if (waiting.length === 0) return null;
  return (
    <section className="queued-list" aria-labelledby="queued-title">
      <h2 id="queued-title">Waiting to be logged</h2>
      <ul>
        {waiting.map(({ key, name, kcal, fields, refused }) => (
          <li key={key} className="card">
            <p>
              <strong>{name}</strong>
              <small>{refused ?? withUnit(kcal, fields.energy)}</small>
            </p>
            <Button
              variant="plain"
              type="button"
              onClick={() => foodQueue.drop(key)}
              aria-label={`Remove ${name}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withUnit = (text: string, energy: string | undefined) =>
  /\d$/.test(text) ? `${text} ${energyUnit(energyIn(energy) ?? "kcal")}` : text;
