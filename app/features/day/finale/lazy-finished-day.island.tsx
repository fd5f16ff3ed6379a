import type { ComponentProps } from "react";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import type { FinishedDay } from "./finished-day";

const part = lazyPart(async () => (await import("./finished-day")).FinishedDay);

/** In a file of its own, which most of a day does without. */
export const LazyFinishedDay = (props: ComponentProps<typeof FinishedDay>) => (
  <ShownPart part={part} props={props} />
);
