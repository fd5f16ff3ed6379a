import { type ComponentProps, lazy, Suspense, useState } from "react";
import type { Finale } from "./finale.island";

let loaded: typeof Finale | undefined;

export async function loadFinale() {
  const file = await import("./finale.island");
  loaded = file.Finale;
  return { default: loaded };
}

const LaterFinale = lazy(loadFinale);

/** In a file of its own, which the landing page does without; home loads it ahead of time. */
export function LazyFinale(props: ComponentProps<typeof Finale>) {
  const [Shown] = useState(() => loaded ?? LaterFinale);
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
