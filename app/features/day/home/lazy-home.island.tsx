import type { ComponentProps } from "react";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import type { HomeScreen } from "./home-screen";
import "~/features/account/preferences/zone-question.css";
import "~/features/nutrition/nutrient-row.css";
import "~/features/nutrition/nutrient-mark.css";
import "../eat/usual-offer.css";
import "./day-foods.css";
import "./empty-card.css";
import "./home.css";

const part = lazyPart(async () => (await import("./home-screen")).HomeScreen);

export const loadHome = part.load;

/** The home screen in a file of its own, which the landing page does without; its styles load with the page. */
export const LazyHome = (props: ComponentProps<typeof HomeScreen>) => <ShownPart part={part} props={props} />;
