import { addAmounts } from "~/features/nutrition/add-amounts";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { perAmount } from "~/features/nutrition/per-amount";

type Averages = { daysLogged: number; amounts: Amounts };

/** Of the days with food only; 0 without any. */
export function averagesOf(days: readonly { totals: Amounts }[]): Averages {
  const logged = days
    .map(({ totals }) => totals)
    .filter((totals) => AMOUNTS.some((name) => totals[name] > 0));
  const sum = addAmounts(logged);
  return { daysLogged: logged.length, amounts: perAmount((name) => sum[name] / (logged.length || 1)) };
}
