import { Form } from "@remix-run/react";
import { useId, useRef } from "react";
import { Button, Icon } from "~/ui/controls";
import { Modal } from "~/ui/dialog/modal.island";
import { PuzzleCard } from "./puzzle-card";
import type { Card } from "./shelves";

type Props = {
  card: Card;
  closeTo: string;
};

/** 'Done' marks it as shown; with JavaScript so does any other way out. */
export function Congratulation({ card, closeTo }: Props) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const seen = async () => {
    if (!form.current) return;
    const body = new FormData(form.current);
    await fetch(form.current.action, { method: "post", body, keepalive: true, redirect: "manual" }).catch(
      () => {},
    );
  };

  return (
    <Modal closeTo={closeTo} titleId={titleId} onLeave={seen}>
      <header className="dialog-head">
        <h2 id={titleId} tabIndex={-1}>
          Congratulations! New Pixel Art Unlocked!
        </h2>
      </header>
      <div className="dialog-body">
        <PuzzleCard {...card} />
        <Form method="post" action="/my-collections" ref={form} className="congratulation-done">
          <input type="hidden" name="puzzle_name" value={card.puzzle.id} />
          <input type="hidden" name="redirectTo" value={closeTo} />
          <Button data-close>Done</Button>
          <Button name="share" value="1" variant="plain">
            <Icon name="share" /> Share
          </Button>
        </Form>
      </div>
    </Modal>
  );
}
