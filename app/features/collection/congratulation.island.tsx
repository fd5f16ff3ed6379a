import { Form, useSubmit } from "@remix-run/react";
import { useId, useRef } from "react";
import { Button } from "~/ui/button";
import { Modal } from "~/ui/modal.island";
import type { Card } from "./card";
import { COLLECTION_TEXTS } from "./collection-texts";
import { PuzzleCard } from "./puzzle-card";

/**
 * Shown once for each unlocked special puzzle. 'Done' posts that it was seen. Once awake, however the dialog is left,
 * it plays its exit and then posts the same.
 */
export function Congratulation({ card }: { card: Card }) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  // Nothing is loaded beside it: what was asked before Done arrived would show the dialog again.
  const done = () => submit(form.current, { method: "post", replace: true, preventScrollReset: true });

  return (
    <Modal closeTo="/my-collections" titleId={titleId} onLeft={done}>
      <header className="dialog-head">
        <h2 id={titleId} tabIndex={-1}>
          {COLLECTION_TEXTS.unlocked}
        </h2>
      </header>
      <div className="dialog-body">
        <PuzzleCard {...card} />
        <Form method="post" action="/my-collections" ref={form} className="congratulation-done">
          <input type="hidden" name="puzzle_name" value={card.puzzle.id} />
          <Button data-close>Done</Button>
        </Form>
      </div>
    </Modal>
  );
}
