import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "~/ui/form/button";
import { countText } from "./import-texts";
import type { Import } from "./stage/import-of.server";

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
      {adding && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button variant="plain" name="intent" value="undo" pendingText="Stopping...">
            Stop and undo
          </Button>
        </Form>
      )}
    </section>
  );
}
