import { and, desc, eq, gte, lt, lte } from "drizzle-orm";
import type { Db } from "~/db/store";

export type Weight = { date: string; kg: number };

type Span = { from?: string; to?: string; before?: string; limit?: number };

/** Newest first; `from` and `to` are days (`YYYY-MM-DD`) and included, `before` is not. */
export async function weightsOf(
  db: Db,
  userId: string,
  { from, to, before, limit }: Span = {},
): Promise<Weight[]> {
  const { weight } = db.t;
  const query = db
    .select({ date: weight.date, kg: weight.kg })
    .from(weight)
    .where(
      and(
        eq(weight.user_id, userId),
        from === undefined ? undefined : gte(weight.date, from),
        to === undefined ? undefined : lte(weight.date, to),
        before === undefined ? undefined : lt(weight.date, before),
      ),
    )
    .orderBy(desc(weight.date));
  return limit === undefined ? query : query.limit(limit);
}
