import { Button } from "~/ui/button";
import { keptStore } from "./kept-store.island";
import { useKept } from "./use-kept.island";
import "./kept.css";

/** The foods that wait in this browser, each of which can be given up. */
export function KeptList({ tag }: { tag: string | null }) {
  const waiting = useKept(tag);
  if (waiting.length === 0) return null;
  return (
    <section className="kept-list" aria-labelledby="kept-title">
      <h2 id="kept-title">Waiting to be logged</h2>
      <ul>
        {waiting.map(({ key, fields, refused }) => (
          <li key={key} className="card">
            <p>
              <strong>{fields.name}</strong>
              <small>{refused ?? `${fields.calories} kcal`}</small>
            </p>
            <Button
              variant="plain"
              type="button"
              onClick={() => keptStore.drop(key)}
              aria-label={`Remove ${fields.name}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
