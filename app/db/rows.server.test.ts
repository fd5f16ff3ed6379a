import { lte } from "drizzle-orm";
import { expect, it } from "vitest";
import { testStore } from "../../tests/support/store";
import { dropInBatches, ROWS_A_BATCH } from "./rows.server";

it("what is over goes a thousand rows a transaction, and others have their turn in between", async () => {
  const store = await testStore();
  const rows = (from: number, count: number, expires_at: number) =>
    store.tx((db) =>
      db
        .insert(db.t.rate_limit)
        .values(Array.from({ length: count }, (_, i) => ({ bucket: `b${from + i}`, points: 1, expires_at }))),
    );
  const over = ROWS_A_BATCH * 2 + 1;
  for (let from = 0; from < over; from += 500) await rows(from, Math.min(500, over - from), 1);
  await rows(over, 2, 3);
  const countRows = async () => (await store.read.select().from(store.read.t.rate_limit)).length;

  const left: number[] = [];
  const counting: typeof store = {
    ...store,
    async tx(work) {
      const result = await store.tx(work);
      left.push(await countRows());
      return result;
    },
  };
  await dropInBatches(counting, "rate_limit", ({ t }) => lte(t.rate_limit.expires_at, 2));
  expect(left).toEqual([ROWS_A_BATCH + 3, 3, 2]);
});
