import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import type { PuzzleView } from "~/features/puzzles/puzzle-view";

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
