import type { ComponentProps } from "react";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import type { Landing } from "./landing";
import "./celebrate.css";
import "./hero.css";
import "./how-it-works.css";
import "./landing.css";

const part = lazyPart(async () => (await import("./landing")).Landing);

export const loadLanding = part.load;

/** The landing page in a file of its own, which the home screen does without; its styles load with the page. */
export const LazyLanding = (props: ComponentProps<typeof Landing>) => <ShownPart part={part} props={props} />;
