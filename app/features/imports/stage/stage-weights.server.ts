import { and, eq, gte, lte } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { isBelievable } from "~/features/weight/read-weight";
import { toKg, type WeightUnit, weightUnit } from "~/features/weight/weight-unit";
import { IMPORT_MESSAGES } from "../messages";
import type { LeftOut, ReadWeight } from "../read/read-row";
import type { WeightCount } from "./summary";

const ROWS_A_BITE = 300;

/** Gathers a file's weights, the last one of each day, then stores them for an import that is being read. */
export async function stagedWeights(store: Store, userId: string, importId: string) {
  const profileUnit = await unitOf(store.read, userId);
  const kgOf = new Map<string, number>();
  let guessed = false;
  return {
    /** Why a weight is left out; undefined when it is taken. */
    add({ line, date, weight, unit }: ReadWeight): LeftOut | undefined {
      const kg = toKg(weight, unit ?? profileUnit);
      if (!isBelievable(kg)) return { kind: "left out", line, reason: IMPORT_MESSAGES.weight };
      guessed ||= unit === undefined;
      kgOf.set(date, kg);
      return undefined;
    },
    async store(now: number): Promise<WeightCount | undefined> {
      const weights = [...kgOf].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const [first, last] = [weights[0], weights.at(-1)];
      if (!first || !last) return undefined;
      for (let at = 0; at < weights.length; at += ROWS_A_BITE) {
        const rows = weights.slice(at, at + ROWS_A_BITE).map(([date, kg]) => ({
          ...{ user_id: userId, import_id: importId, local_date: date, id: "weight" },
          ...{ kind: "weight", line: 0, content: { kg, updated_at: now } },
        }));
        await store.tx(async (db) => {
          await lockUser(db, userId);
          await db.insert(db.t.import_row).values(rows).onConflictDoNothing();
        });
      }
      return {
        count: weights.length,
        known: await knownDays(store.read, userId, first[0], last[0], kgOf),
        ...{ from: first[0], to: last[0], kg: last[1], unit: profileUnit, guessed },
      };
    },
  };
}

async function unitOf(db: Db, userId: string): Promise<WeightUnit> {
  const { user_info: info } = db.t;
  const [row] = await db.select({ unit: info.unit }).from(info).where(eq(info.user_id, userId));
  return weightUnit(row?.unit ?? null);
}

async function knownDays(db: Db, userId: string, from: string, to: string, days: Map<string, number>) {
  const { weight } = db.t;
  const rows = await db
    .select({ date: weight.date })
    .from(weight)
    .where(and(eq(weight.user_id, userId), gte(weight.date, from), lte(weight.date, to)));
  return rows.filter(({ date }) => days.has(date)).length;
}
