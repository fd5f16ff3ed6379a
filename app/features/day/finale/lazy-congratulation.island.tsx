import type { ComponentProps } from "react";
import type { Congratulation } from "~/features/collection/congratulation.island";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import "~/features/collection/puzzle-card.css";

const part = lazyPart(
  async () => (await import("~/features/collection/congratulation.island")).Congratulation,
);

/** In a file of its own, as it is shown once; its styles load with the page. */
export const LazyCongratulation = (props: ComponentProps<typeof Congratulation>) => (
  <ShownPart part={part} props={props} />
);
