import { useEffect, useRef, useState } from "react";
import type { Home } from "./home-of.server";

/** `shown` in place of `of`, until `end` is called once something else is shown. */
export type Ahead = { of: Home; shown: Home; end: () => void };

/** The day with the food that is being sent, as if its answer were here. */
export function useAhead(home: Home): Home {
  const [ahead, setAhead] = useState<Ahead>();
  const latest = useRef(home);
  latest.current = home;
  useEffect(() => {
    const watching = import("./ahead.island")
      .then(({ watchAhead }) => watchAhead(latest, setAhead))
      .catch(() => () => {});
    return () => void watching.then((unwatch) => unwatch());
  }, []);
  useEffect(() => ahead?.end, [ahead]);
  return ahead?.of === home ? ahead.shown : home;
}
