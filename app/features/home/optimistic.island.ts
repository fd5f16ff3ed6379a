import { startTransition } from "react";
import { fillFor } from "~/features/day/day-rules";
import { readServings } from "~/features/food/servings";
import {
  AMOUNTS,
  type Amounts,
  addAmounts,
  energyIn,
  perAmount,
  roundTenth,
  unitOf,
} from "~/features/nutrition/amounts";
import { parseAmount, valueQuestion } from "~/features/nutrition/read-number";
import { mounted } from "~/platform/mounted";
import { insideBase } from "~/ui/dialog/data-requests.island";
import { failedNavigation, router } from "~/ui/dialog/navigation.island";
import { whenResting } from "~/ui/lazy-part";
import type { Home } from "./home.server";

/** `shown` in place of `of`, until `end` is called once something else is shown. */
export type OptimisticHome = { of: Home; shown: Home; end: () => void };

/** As long as a day that was fetched ahead may be shown in place of a new one. */
const AGE_MAX_MS = 60_000;

type Day = { at: number; answer: Promise<Response | undefined> };

/** Fetches the days that the arrows lead to while the page rests, into memory only; whatever is sent makes them stale. */
function watchDays(home: { current: Home }): () => void {
  const days = new Map<string, Day>();
  const fetchIt = window.fetch;

  const fetchDays = () => {
    if (location.pathname !== mounted("/") || router().state.navigation.state !== "idle") return;
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
  let shown = router().state.location;
  const unsubscribe = router().subscribe(({ location, navigation }) => {
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

/** What a food form will add to the day shown, by its fields or `data-amounts`; undefined if it can't be known or may be refused. */
function amountsOfForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { date, isToday }: Pick<Home, "date" | "isToday">,
): Amounts | undefined {
  const sent = new FormData(form, submitter);
  const text = (name: string) => String(sent.get(name) ?? "").trim();
  const isShownDay = text("date") ? text("date") === date : isToday;
  if (!("keep" in form.dataset && isShownDay && ["", "enter"].includes(text("intent")))) return undefined;
  if (form.querySelector('[name^="amount_"][aria-invalid="true"]')) return undefined;
  const known = form.dataset.amounts?.split(" ").map(Number);
  if (known) return perAmount((name) => known[AMOUNTS.indexOf(name)] ?? 0);
  const energy = energyIn(text("energy")) ?? "kcal";
  const servings = readServings(text("number_of_servings") || "1");
  const typed = perAmount((name) => parseAmount(text(name), unitOf(name, energy)) ?? Number.NaN);
  if (!text("name") || !servings || Object.values(typed).some(Number.isNaN)) return undefined;
  if (!text("confirmed") && valueQuestion({ amounts: typed, servings, energy })) return undefined;
  return perAmount((name) => roundTenth(typed[name] * servings));
}

const { get: failed } = failedNavigation;

/** Fills blocks as soon as a food with known amounts is sent; its dialog steps aside until the answer is here. */
function watchSends(home: { current: Home }, show: (ahead: OptimisticHome | undefined) => void): () => void {
  let form: HTMLFormElement;
  let amounts: Amounts | undefined;
  let started = false;

  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    form = target as HTMLFormElement;
    amounts = amountsOfForm(form, submitter, home.current);
  };
  const onChange = () => {
    const { navigation } = router().state;
    const sending = navigation.formMethod === "POST" && navigation !== failed();
    if (!started && sending && amounts) {
      started = true;
      const stage = form.closest("dialog")?.parentElement;
      stage?.setAttribute("data-sending", "Saving...");
      const end = () => stage?.removeAttribute("data-sending");
      show({ of: home.current, shown: withAmounts(home.current, amounts), end });
    }
    if (!sending && started) {
      started = false;
      // Together with what the router shows next.
      startTransition(() => show(undefined));
    }
    if (!sending) amounts = undefined;
  };

  window.addEventListener("submit", onSubmit, true);
  const unsubscribe = [router().subscribe(onChange), failedNavigation.subscribe(onChange)];
  return () => {
    window.removeEventListener("submit", onSubmit, true);
    for (const each of unsubscribe) each();
  };
}

function withAmounts(home: Home, amounts: Amounts): Home {
  const { puzzle, goals, finishAt } = home;
  const totals = addAmounts([home.totals, amounts]);
  if (!puzzle) return { ...home, totals };
  const full = puzzle.complete && !puzzle.closed;
  const { filled, progress } = fillFor(puzzle, totals, goals, full, finishAt);
  return { ...home, totals, puzzle: { ...puzzle, filled, progress: puzzle.complete ? 1 : progress } };
}

/** What home shows before the server answers: the days beside it, and what is being sent. */
export function watchHome(
  home: { current: Home },
  show: (ahead: OptimisticHome | undefined) => void,
): () => void {
  const unwatch = [watchDays(home), watchSends(home, show)];
  return () => {
    for (const each of unwatch) each();
  };
}
