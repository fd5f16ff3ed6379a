import type { ComponentProps } from "react";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import type { Finale } from "./finale.island";

const part = lazyPart(async () => (await import("./finale.island")).Finale);

export const loadFinale = part.load;

/** In a file of its own, which the landing page does without; home loads it ahead of time. */
export const LazyFinale = (props: ComponentProps<typeof Finale>) => <ShownPart part={part} props={props} />;
