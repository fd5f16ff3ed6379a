import { mounted } from "~/platform/mounted";
import { insideBase } from "~/ui/dialog/data-requests.island";
import { whenResting } from "~/ui/lazy-part";
import type { Home } from "./home.server";

/** As long as a day that was fetched ahead may be shown in place of a new one. */
const AGE_MAX_MS = 60_000;

type Day = { at: number; answer: Promise<Response | undefined> };

/** Fetches the days that the arrows lead to while the page rests, into memory only; whatever is sent makes them stale. */
export function watchDays(home: { current: Home }): () => void {
  const days = new Map<string, Day>();
  const fetchIt = window.fetch;

  const fetchDays = () => {
    if (location.pathname !== mounted("/") || window.__remixRouter.state.navigation.state !== "idle") return;
    for (const date of [home.current.previous, home.current.next]) {
      const { href } = new URL(mounted(`/_root.data?date=${date}`), location.origin);
      const known = days.get(href);
      if (!date || (known && isFresh(known))) continue;
      days.set(href, {
        at: Date.now(),
        answer: fetchIt(href, { headers: { Purpose: "prefetch" } })
          .then(wholeAnswer)
          .catch(() => undefined),
      });
    }
  };

  window.fetch = async (input, init) => {
    if (init?.method) {
      days.clear();
      return fetchIt(input, init).finally(() => days.clear());
    }
    insideBase(input);
    const day = input instanceof URL && days.get(input.href);
    if (!day) return fetchIt(input, init);
    days.delete(input.href);
    return (isFresh(day) && (await day.answer)) || fetchIt(input, init);
  };

  let callOff = whenResting(fetchDays);
  let shown = window.__remixRouter.state.location;
  const unsubscribe = window.__remixRouter.subscribe(({ location, navigation }) => {
    if (location === shown || navigation.state !== "idle") return;
    shown = location;
    callOff();
    callOff = whenResting(fetchDays);
  });
  return () => {
    callOff();
    unsubscribe();
    window.fetch = fetchIt;
  };
}

const isFresh = ({ at }: Day) => Date.now() - at < AGE_MAX_MS;

async function wholeAnswer(sent: Response): Promise<Response | undefined> {
  const { status, headers } = sent;
  const text = await sent.text();
  return status === 200 && headers.has("X-Remix-Response")
    ? new Response(text, { status, headers })
    : undefined;
}
