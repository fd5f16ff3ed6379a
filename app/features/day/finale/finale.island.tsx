import { Link } from "@remix-run/react";
import { useId, useRef } from "react";
import type { Card } from "~/features/collection/card";
import { Congratulation } from "~/features/collection/congratulation.island";
import { Modal } from "~/ui/dialog/modal.island";
import { Icon } from "~/ui/icon";
import { useFilm } from "./film.island";
import type { Finale as Shown } from "./finale-of.server";
import { FinaleView } from "./finale-view";

type Props = { finale: Shown; unlocked?: Card; closeTo: string };

export function Finale({ finale, unlocked, closeTo }: Props) {
  const titleId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const filming = useFilm(stage);
  if (unlocked && !filming) return <Congratulation card={unlocked} closeTo={closeTo} />;
  return (
    <Modal closeTo={closeTo} titleId={titleId}>
      <div ref={stage} className="finale-scroll">
        <FinaleView
          finale={finale}
          filming={filming}
          head={
            <header className="finale-head">
              <h2 id={titleId} tabIndex={-1}>
                {finale.card.puzzle.name} collected!
              </h2>
              <Link className="icon-button" to={closeTo} aria-label="Close" preventScrollReset data-close>
                <Icon name="close" />
              </Link>
            </header>
          }
        />
      </div>
    </Modal>
  );
}
