import { useCallback, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { useShell } from "~/ui/use-shell";
import { EntryForm } from "../entry-form";
import { foodQueue } from "./food-queue.island";
import { QueuedList } from "./queued-list.island";
import "./queued.css";

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
