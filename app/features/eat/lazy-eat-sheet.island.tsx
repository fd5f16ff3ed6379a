import type { ComponentProps } from "react";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import type { EatSheet } from "./eat-sheet";
import "~/features/food/food.css";
import "~/features/food/recent.css";
import "./eat-sheet.css";

const part = lazyPart(async () => (await import("./eat-sheet")).EatSheet);

export const loadEatSheet = part.load;

/** In a file of its own, which home loads once it is there; its styles load with the page. */
export const LazyEatSheet = (props: ComponentProps<typeof EatSheet>) => (
  <ShownPart part={part} props={props} />
);
