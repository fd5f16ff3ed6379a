import { startTransition } from "react";
import { addAmounts } from "~/features/nutrition/add-amounts";
import type { Amounts } from "~/features/nutrition/amounts";
import { failedNavigation } from "~/ui/dialog/failed-navigation.island";
import { measure } from "../measure";
import type { Home } from "./home-of.server";
import { sentAmounts } from "./sent-amounts.island";
import type { Ahead } from "./use-ahead.island";

const { get: failed } = failedNavigation;

/** Fills blocks as soon as a food with known amounts is sent; its dialog steps aside until the answer is here. */
export function watchSends(home: { current: Home }, show: (ahead: Ahead | undefined) => void): () => void {
  let form: HTMLFormElement;
  let amounts: Amounts | undefined;
  let started = false;

  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    form = target as HTMLFormElement;
    amounts = sentAmounts(form, submitter, home.current);
  };
  const onChange = () => {
    const { navigation } = window.__remixRouter.state;
    const sending = navigation.formMethod === "POST" && navigation !== failed();
    if (!started && sending && amounts) {
      started = true;
      const stage = form.closest("dialog")?.parentElement;
      stage?.setAttribute("data-sending", "Saving...");
      const end = () => stage?.removeAttribute("data-sending");
      show({ of: home.current, shown: withAmounts(home.current, amounts), end });
    }
    if (!sending && started) {
      started = false;
      // Together with what the router shows next.
      startTransition(() => show(undefined));
    }
    if (!sending) amounts = undefined;
  };

  window.addEventListener("submit", onSubmit, true);
  const unsubscribe = [window.__remixRouter.subscribe(onChange), failedNavigation.subscribe(onChange)];
  return () => {
    window.removeEventListener("submit", onSubmit, true);
    for (const each of unsubscribe) each();
  };
}

function withAmounts(home: Home, amounts: Amounts): Home {
  const { puzzle, goals, finishAt } = home;
  const totals = addAmounts([home.totals, amounts]);
  if (!puzzle) return { ...home, totals };
  const { filled, progress } = measure(puzzle, totals, goals, puzzle.complete, finishAt);
  return { ...home, totals, puzzle: { ...puzzle, filled, progress } };
}
