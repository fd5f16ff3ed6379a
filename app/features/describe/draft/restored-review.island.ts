import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { draftStore } from "~/features/food/draft/draft-store.island";
import { useShell } from "~/ui/use-shell";
import { MEAL_DRAFT, type MealDraft } from "./meal-draft";

/** This tab's last review, unless it was logged or left for its description. */
export function useRestoredReview(): [MealDraft["reviewed"], startOver: () => void] {
  const tag = useShell().viewer?.tag ?? "";
  const { key } = useLocation();
  const [restored, setRestored] = useState<MealDraft["reviewed"]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew at each entry of the history
  useEffect(() => {
    setRestored((draftStore.read(tag, MEAL_DRAFT) as MealDraft | undefined)?.reviewed);
  }, [tag, key]);

  return [
    restored,
    () => {
      draftStore.save(tag, MEAL_DRAFT, undefined);
      setRestored(undefined);
    },
  ];
}
