import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentProps, useEffect } from "react";
import type { Congratulation } from "~/features/collection/congratulation.island";
import type { MoreAboutDay, Notes } from "~/features/home/notes/notes";
import { useNavigation } from "~/ui/dialog/navigation.island";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import type { Finale } from "./finale.island";
import type { FinishedDay } from "./finale-view";
import "~/features/collection/puzzle-card.css";

const part = lazyPart(async () => (await import("./finale.island")).Finale);

const loadFinale = part.load;

/** In a file of its own, which the landing page does without; home loads it ahead of time. */
export const LazyFinale = (props: ComponentProps<typeof Finale>) => <ShownPart part={part} props={props} />;

/** Opens the card of the day whose last block was just logged, if what logged it didn't lead there. */
export function useFinaleOpener(justComplete: boolean) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const idle = useNavigation().state === "idle";
  useEffect(() => void loadFinale().catch(() => {}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each completion
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!justComplete || !idle || pathname !== "/" || query.has("done") || query.has("eat")) return;
    query.delete("show");
    query.set("done", "1");
    navigate(`/?${query}`, { replace: true, preventScrollReset: true });
  }, [justComplete]);
}

const finishedDay = lazyPart(async () => (await import("./finale-view")).FinishedDay);

/** In a file of its own, which most of a day does without. */
export const LazyFinishedDay = (props: ComponentProps<typeof FinishedDay>) => (
  <ShownPart part={finishedDay} props={props} />
);

const shownNotes = lazyPart(async () => (await import("~/features/home/notes/notes")).Notes);

/** In a file of its own, as few ever have one. */
export const LazyNotes = (props: ComponentProps<typeof Notes>) => (
  <ShownPart part={shownNotes} props={props} />
);

const moreOfDay = lazyPart(async () => (await import("~/features/home/notes/notes")).MoreAboutDay);

export const LazyMore = (props: ComponentProps<typeof MoreAboutDay>) => (
  <ShownPart part={moreOfDay} props={props} />
);

const congratulated = lazyPart(
  async () => (await import("~/features/collection/congratulation.island")).Congratulation,
);

/** In a file of its own, as it is shown once; its styles load with the page. */
export const LazyCongratulation = (props: ComponentProps<typeof Congratulation>) => (
  <ShownPart part={congratulated} props={props} />
);
