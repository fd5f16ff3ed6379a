import type { ComponentProps } from "react";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import type { ZoneQuestion } from "./zone-question";
import "./zone-question.css";

const part = lazyPart(async () => (await import("./zone-question")).ZoneQuestion);

/** In a file of its own, as few are ever in another zone; its styles load with the page. */
export const LazyZoneQuestion = (props: ComponentProps<typeof ZoneQuestion>) => (
  <ShownPart part={part} props={props} />
);
