import { readServings } from "~/features/food/servings";
import { unitOf } from "~/features/nutrition/amount-labels";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { energyIn } from "~/features/nutrition/energy-in";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import { valueQuestion } from "~/features/nutrition/value-question";
import type { Home } from "./home-of.server";

/** What a food form will add to the day shown, by its fields or `data-amounts`; undefined if it can't be known or may be refused. */
export function sentAmounts(
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
  if (!text("confirmed") && valueQuestion(typed, servings, energy)) return undefined;
  return perAmount((name) => toTenth(typed[name] * servings));
}
