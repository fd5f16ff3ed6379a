import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import type { PuzzleView } from "~/features/puzzles/puzzle-view";

/** The view as chosen, at once while the choice is still on its way; `onChoice` sends a form of the puzzle's menu. */
export function usePuzzleView(saved: PuzzleView) {
  const { formData: sent, submit } = useFetcher();
  const asked = (name: keyof PuzzleView) => (sent ? sent.get(name) === "on" : saved[name]);

  function onChoice(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = new FormData(event.currentTarget, submitter);
    choice.set("stay", "1");
    submit(choice, { method: "post", action: "/puzzle-view" });
  }
  return { view: { hideGrid: asked("hideGrid"), hideUnfinished: asked("hideUnfinished") }, onChoice };
}
