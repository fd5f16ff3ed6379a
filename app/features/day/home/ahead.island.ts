import { watchDays } from "./days-ahead.island";
import { watchSends } from "./fill-ahead.island";
import type { Home } from "./home-of.server";
import type { Ahead } from "./use-ahead.island";

/** What home shows before the server answers: the days beside it, and what is being sent. */
export function watchAhead(home: { current: Home }, show: (ahead: Ahead | undefined) => void): () => void {
  const unwatch = [watchDays(home), watchSends(home, show)];
  return () => {
    for (const each of unwatch) each();
  };
}
