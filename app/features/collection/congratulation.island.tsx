import { Form, useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
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
  const { submit } = useFetcher();

  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    const onClose = () => !dialog?.open && submit(form.current, { method: "post" });
    dialog?.addEventListener("close", onClose);
    return () => dialog?.removeEventListener("close", onClose);
  }, [submit]);

  return (
    <Modal closeTo="/my-collections" titleId={titleId}>
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
