import { energyIn, energyUnit } from "~/features/nutrition/amounts";
import { Button, useHydrated } from "~/ui/controls";
import { foodQueue, useQueued } from "./queue.island";
import "./queued.css";
import { useCallback, useState } from "react";
import { EntryForm } from "~/features/food/entry-form";
import { useShell } from "~/ui/shell/side-menu";

function QueuedList({ tag }: { tag: string | null }) {
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

/** The food form and queue for use offline; empty if nobody signed in on this browser. */
export function OfflineEntry() {
  const { viewer } = useShell();
  const hydrated = useHydrated();
  const [entryKey, setEntryKey] = useState(newKey);
  const onQueued = useCallback(() => setEntryKey(newKey()), []);
  const tag = viewer?.tag ?? (hydrated ? foodQueue.lastTag() : null);
  if (!hydrated || !tag) return null;
  return (
    <>
      <QueuedList tag={tag} />
      <section className="card" aria-labelledby="offline-entry">
        <h2 id="offline-entry">Log a food for later</h2>
        <EntryForm key={entryKey} entryKey={entryKey} action="/eat/enter-value" onQueued={onQueued} />
      </section>
    </>
  );
}

// `crypto.randomUUID` needs https.
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
