import type { Db } from "~/db/store";
import { latestFoods } from "~/features/food/latest-foods.server";
import type { PageCursor } from "~/features/food/page-cursor";
import { type Hours, localDate } from "../calendar/local-date";
import { itemOf, recentPage } from "./recent-page.server";
import { usualFoods } from "./usual-foods";

const USUAL_MAX = 3;

type Shown = { page: number; before?: PageCursor };

export async function eatPage(db: Db, eater: Hours & { id: string }, { page, before }: Shown, now: number) {
  const latest = await latestFoods(db, eater.id);
  const at = { date: localDate(eater, now), time: now };
  const usual = page > 0 ? [] : usualFoods(latest, at, USUAL_MAX);
  return {
    usual: usual.map((food) => itemOf(eater, { newest: food, all: [food] })),
    recent: await recentPage(db, eater, page, before, latest),
  };
}
