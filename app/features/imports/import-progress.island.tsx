import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { Import } from "~/features/imports/stage/import.server";
import { UndoForm } from "./preview";
import { countText } from "./texts";

const AGAIN_MS = 1000;

export function ImportProgress({ shown: { id, program, state, done, summary } }: { shown: Import }) {
  const { revalidate, state: loading } = useRevalidator();
  const adding = state === "adding";
  useEffect(() => {
    if (loading !== "idle") return;
    const timer = setTimeout(revalidate, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [revalidate, loading]);
  return (
    <section className="card import-card" aria-labelledby="progress">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <h2 id="progress">{adding ? `Adding from ${program}` : "Undoing the import"}</h2>
      <progress aria-labelledby="progress" value={done} max={summary.foods || undefined} />
      <p role="status">
        {done.toLocaleString("en-US")} of {countText(summary.foods, "food")}. You may leave this page
        meanwhile.
      </p>
      {adding && <UndoForm id={id} text="Stop and undo" pendingText="Stopping..." />}
    </section>
  );
}
