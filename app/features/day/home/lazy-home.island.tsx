import { type ComponentProps, lazy, Suspense, useState } from "react";
import type { HomeScreen } from "./home-screen";
import "~/features/nutrition/nutrient-row.css";
import "~/features/nutrition/nutrient-mark.css";
import "../eat/usual-offer.css";
import "./day-foods.css";
import "./empty-card.css";
import "./home.css";

let loaded: typeof HomeScreen | undefined;

export async function loadHome() {
  const file = await import("./home-screen");
  loaded = file.HomeScreen;
  return { default: loaded };
}

const LaterHome = lazy(loadHome);

/** The home screen in a file of its own, which the landing page does without; its styles load with the page. */
export function LazyHome(props: ComponentProps<typeof HomeScreen>) {
  const [Screen] = useState(() => loaded ?? LaterHome);
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}
