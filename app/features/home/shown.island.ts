import { useSearchParams } from "@remix-run/react";
import { startTransition, useEffect, useRef, useState } from "react";
import { measure } from "~/features/day/measure";
import { readServings } from "~/features/food/entry";
import {
  AMOUNTS,
  type Amounts,
  addAmounts,
  energyIn,
  howMuch,
  mixText,
  NUTRIENTS,
  type PerNutrient,
  perAmount,
  perNutrient,
  roundTenth,
  unitOf,
} from "~/features/nutrition/amounts";
import { parseAmount, valueQuestion } from "~/features/nutrition/read-number";
import { blocksIn, blocksOf, type PixelMap, type Span } from "~/features/puzzles/puzzle";
import { mounted } from "~/platform/mounted";
import { useOnDay } from "~/ui/button";
import { insideBase } from "~/ui/dialog/data-requests.island";
import { failedNavigation } from "~/ui/dialog/navigation.island";
import { whenResting } from "~/ui/lazy-part";
import type { Home } from "./home.server";

/** `shown` in place of `of`, until `end` is called once something else is shown. */
export type Ahead = { of: Home; shown: Home; end: () => void };

/** The day with the food that is being sent, as if its answer were here. */
export function useAhead(home: Home): Home {
  const [ahead, setAhead] = useState<Ahead>();
  const latest = useRef(home);
  latest.current = home;
  useEffect(() => {
    const watching = import("./shown.island")
      .then(({ watchAhead }) => watchAhead(latest, setAhead))
      .catch(() => () => {});
    return () => void watching.then((unwatch) => unwatch());
  }, []);
  useEffect(() => ahead?.end, [ahead]);
  return ahead?.of === home ? ahead.shown : home;
}

type Seen = { key: string; filled: PerNutrient };

let last: Seen | undefined;

const isSame = (a: PerNutrient, b: PerNutrient) => NUTRIENTS.every((nutrient) => a[nutrient] === b[nutrient]);

/** The fill of puzzle `key` before its last change, for the new blocks' animation; undefined before any change. */
export function useSeenFill(key: string, filled: PerNutrient): PerNutrient | undefined {
  const [state, setState] = useState(() => ({ key, filled, before: changed(last, { key, filled }) }));
  useEffect(() => {
    last = { key, filled };
  }, [key, filled]);
  if (state.key === key && isSame(state.filled, filled)) return state.before;
  const before = changed(state, { key, filled });
  setState({ key, filled, before });
  return before;
}

const changed = (seen: Seen | undefined, now: Seen) =>
  seen?.key === now.key && !isSame(seen.filled, now.filled) ? seen.filled : undefined;

export type Shown = { text: string; span: Span };

type Picture = { map: PixelMap; filled: PerNutrient };
type Food = { id: string; name: string; span: Span | null };

export function shownBlocks(
  { map, filled }: Picture,
  foods: readonly Food[],
  show: string,
  hidden = false,
): Shown | null {
  const nutrient = NUTRIENTS.find((name) => name === show);
  if (nutrient) {
    const all = blocksOf(map)[nutrient];
    const to = perNutrient((name) => (name === nutrient ? all : 0));
    const text = hidden
      ? `Its ${nutrient} blocks: ${howMuch(filled[nutrient] / all)}.`
      : `${filled[nutrient]} of ${all} ${nutrient} blocks are filled.`;
    return { text, span: { from: perNutrient(() => 0), to } };
  }
  const food = foods.find(({ id }) => id === show);
  if (!food?.span) return null;
  const text = hidden ? mixText(blocksIn(food.span)) || "no blocks" : shownBlocksText(food.span);
  return { text: `${food.name}: ${text}.`, span: food.span };
}

/** `31 carbs, 4 protein blocks`: without the nutrients that got none. */
export function shownBlocksText(span: Span): string {
  const blocks = blocksIn(span);
  const counts = NUTRIENTS.map((nutrient) => ({ nutrient, count: blocks[nutrient] }));
  const some = counts.filter(({ count }) => count > 0);
  if (some.length === 0) return "no blocks";
  const total = some.reduce((sum, { count }) => sum + count, 0);
  return `${some.map(({ nutrient, count }) => `${count} ${nutrient}`).join(", ")} ${total === 1 ? "block" : "blocks"}`;
}

/** `show` is the nutrient, or the id of the food, whose blocks stand out; `to` leads there, and back from it. */
export function useShow() {
  const show = useSearchParams()[0].get("show");
  const day = useOnDay()("/");
  const to = (name: string) =>
    name === show ? day : `${day}${day.includes("?") ? "&" : "?"}show=${encodeURIComponent(name)}`;
  return { show, to };
}

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

/** What a food form will add to the day shown, by its fields or `data-amounts`; undefined if it can't be known or may be refused. */
export function amountsOfForm(
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
export function watchSends(home: { current: Home }, show: (ahead: Ahead | undefined) => void): () => void {
  let form: HTMLFormElement;
  let amounts: Amounts | undefined;
  let started = false;

  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    form = target as HTMLFormElement;
    amounts = amountsOfForm(form, submitter, home.current);
  };
  const onChange = () => {
    const { navigation } = window.__remixRouter.state;
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
  const unsubscribe = [window.__remixRouter.subscribe(onChange), failedNavigation.subscribe(onChange)];
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
  const { filled, progress } = measure(puzzle, totals, goals, full, finishAt);
  return { ...home, totals, puzzle: { ...puzzle, filled, progress: puzzle.complete ? 1 : progress } };
}

/** What home shows before the server answers: the days beside it, and what is being sent. */
export function watchAhead(home: { current: Home }, show: (ahead: Ahead | undefined) => void): () => void {
  const unwatch = [watchDays(home), watchSends(home, show)];
  return () => {
    for (const each of unwatch) each();
  };
}
