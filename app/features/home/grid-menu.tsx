import { Form, useFetcher, useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import type { PuzzleView } from "~/features/puzzles/puzzle-view.server";
import { Button, ButtonLink, Icon } from "~/ui/controls";
import type { Home } from "./home.server";

export const GRID_MENU_ID = "puzzle-menu";

type Props = {
  home: Pick<Home, "date" | "canChange" | "sizeInMenu">;
  view: PuzzleView;
  onChoice: (event: FormEvent<HTMLFormElement>) => void;
};

export function GridMenu({ home: { date, canChange, sizeInMenu }, view, onChoice }: Props) {
  return (
    <div
      id={GRID_MENU_ID}
      className="sheet puzzle-menu"
      popover="auto"
      role="dialog"
      aria-label="Puzzle menu"
    >
      {canChange && (
        <ButtonLink to="/puzzles" variant="plain" preventScrollReset>
          <Icon name="repeat" /> Change puzzle
        </ButtonLink>
      )}
      {sizeInMenu && (
        <Form
          method="post"
          action={`/day/${date}/shrink${sizeInMenu === "whole" ? "?undo" : ""}`}
          preventScrollReset
        >
          <Button variant="plain">
            <Icon name="zoom" />{" "}
            {sizeInMenu === "whole" ? "Make today’s picture whole" : "Shrink today’s picture"}
          </Button>
        </Form>
      )}
      <Toggle part="hideGrid" view={view} onChoice={onChoice}>
        <Icon name="grid" /> {view.hideGrid ? "Show grid" : "Hide grid"}
      </Toggle>
      <Toggle part="hideUnfinished" view={view} onChoice={onChoice}>
        <Icon name="eye" /> {view.hideUnfinished ? "Show unfinished blocks" : "Hide unfinished blocks"}
      </Toggle>
      <button type="button" className="button quiet" popovertarget={GRID_MENU_ID} popovertargetaction="hide">
        <Icon name="close" /> Close
      </button>
    </div>
  );
}

const Reopen = ({ date }: { date: string }) => (
  <Form method="post" action={`/day/${date}/done?undo`} preventScrollReset>
    <Button variant="plain">
      <Icon name="repeat" /> Not done yet
    </Button>
  </Form>
);

/** Of a day that was called done, until it is over. */
export const ReopenMenu = ({ date }: { date: string }) => (
  <div id={GRID_MENU_ID} className="sheet puzzle-menu" popover="auto" role="dialog" aria-label="Puzzle menu">
    <Reopen date={date} />
    <button type="button" className="button quiet" popovertarget={GRID_MENU_ID} popovertargetaction="hide">
      <Icon name="close" /> Close
    </button>
  </div>
);

type ToggleProps = Pick<Props, "view" | "onChoice"> & { part: keyof PuzzleView; children: ReactNode };

/** Sends the whole view, so that two quick presses can't undo each other. */
function Toggle({ part, view, onChoice, children }: ToggleProps) {
  const { pathname, search } = useLocation();
  const other = part === "hideGrid" ? "hideUnfinished" : "hideGrid";
  return (
    <form method="post" action="/puzzle-view" onSubmit={onChoice}>
      <input type="hidden" name={other} value={view[other] ? "on" : "off"} />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <button type="submit" className="button plain" name={part} value={view[part] ? "off" : "on"}>
        {children}
      </button>
    </form>
  );
}

export function usePuzzleView(saved: PuzzleView) {
  const { formData: sent, submit } = useFetcher();
  const isOn = (name: keyof PuzzleView) => (sent ? sent.get(name) === "on" : saved[name]);

  function onChoice(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = new FormData(event.currentTarget, submitter);
    choice.set("stay", "1");
    submit(choice, { method: "post", action: "/puzzle-view" });
  }
  return { view: { hideGrid: isOn("hideGrid"), hideUnfinished: isOn("hideUnfinished") }, onChoice };
}
