import { Link } from "@remix-run/react";
import { type RefObject, useId, useRef, useState } from "react";
import { Congratulation } from "~/features/collection/congratulation.island";
import type { Card } from "~/features/collection/shelves";
import { Icon, useBrowserLayoutEffect, useHydrated } from "~/ui/controls";
import { Modal } from "~/ui/dialog/modal.island";
import type { FinaleOfDay as Shown } from "./finale.server";
import { FinaleView } from "./finale-view";

/** The style sheet holds the same times. */
const FILM_MS = 1500;
const LANDED_MS = 600;

const LANDED_BLOCKS = ".just-complete .pixel-grid";

/** Whether the film still runs: only right after the last block was logged, until it ends or something is pressed. */
function useFilm(stage: RefObject<HTMLElement>): boolean {
  const [filming, setFilming] = useState(useHydrated());

  useBrowserLayoutEffect(() => {
    if (!filming) return;
    const picture = document.querySelector(LANDED_BLOCKS);
    if (!picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return setFilming(false);
    const stop = () => setFilming(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.preventDefault();
      stop();
    };
    const frame = requestAnimationFrame(() => stage.current && liftFrom(picture, stage.current));
    const timers = [
      setTimeout(stop, FILM_MS),
      setTimeout(() => navigator.vibrate?.([40, 60, 40]), LANDED_MS),
    ];
    addEventListener("pointerdown", stop, true);
    addEventListener("keydown", onKey, true);
    return () => {
      cancelAnimationFrame(frame);
      timers.forEach(clearTimeout);
      removeEventListener("pointerdown", stop, true);
      removeEventListener("keydown", onKey, true);
    };
  }, [filming, stage]);

  return filming;
}

/** The front of the packet starts where the picture lies on the page: both pictures cover each other. */
function liftFrom(picture: Element, stage: HTMLElement) {
  const front = stage.querySelector<HTMLElement>(".finale-front .finale-art");
  const place = stage.querySelector<HTMLElement>(".finale-stage");
  const face = stage.querySelector<HTMLElement>(".finale-front");
  if (!front || !place || !face) return;
  const from = picture.getBoundingClientRect();
  const { left, top, width } = place.getBoundingClientRect();
  const middle = offsetWithin(front, face) + front.offsetHeight / 2;
  const set = (name: string, value: number, unit = "") =>
    stage.style.setProperty(name, `${Math.round(value * 1000) / 1000}${unit}`);
  set("--from-x", from.left + from.width / 2 - (left + width / 2), "px");
  set("--from-y", from.top + from.height / 2 - (top + middle), "px");
  set("--from-scale", from.width / front.offsetWidth);
  set("--middle", middle, "px");
}

function offsetWithin(element: HTMLElement, ancestor: HTMLElement) {
  let top = 0;
  for (
    let at: HTMLElement | null = element;
    at && at !== ancestor;
    at = at.offsetParent as HTMLElement | null
  )
    top += at.offsetTop;
  return top;
}

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
