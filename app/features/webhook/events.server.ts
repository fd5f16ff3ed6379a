import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { prepared } from "~/db/store";
import type { Tx } from "~/http/caller.server";

export const WEBHOOK_EVENTS = ["food.logged", "puzzle.completed", "day.closed"] as const;

type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const WAITING_MAX = 500;
const TOO_MANY = `More than ${WAITING_MAX} events waited, so newer ones were left out.`;

/**
 * Stores an event for the person's webhook, if there is one, in the transaction of what happened: it is delivered if
 * that is committed, and only then.
 */
export async function noteEvent(tx: Tx, event: WebhookEvent, data: () => unknown): Promise<void> {
  const userId = tx.viewer.id;
  const [hook] = await hookOn(tx.db, { userId });
  if (!hook) return;
  const { webhook, webhook_delivery: deliveries } = tx.db.t;
  const [tooMany] = await tx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.user_id, userId))
    .orderBy(deliveries.id)
    .limit(1)
    .offset(WAITING_MAX - 1);
  if (tooMany) {
    const failure = { failed_at: tx.now, failure: TOO_MANY };
    await tx.db.update(webhook).set(failure).where(eq(webhook.user_id, userId));
    return;
  }
  await tx.db.insert(deliveries).values({
    user_id: userId,
    id: newEventId(tx.now),
    event,
    data: data(),
    attempts: 0,
    due_at: tx.now,
    created_at: tx.now,
  });
  wake();
}

let made = 0;

/** Sorts by when it was made, also within a millisecond. */
export function newEventId(now: number): string {
  const count = (made++ % 36 ** 3).toString(36).padStart(3, "0");
  return `${now.toString(36).padStart(9, "0")}${count}${randomBytes(8).toString("hex")}`;
}

const hookOn = prepared((db, { userId }: { userId: string }) => {
  const { webhook } = db.t;
  return db
    .select({ url: webhook.url })
    .from(webhook)
    .where(and(eq(webhook.user_id, userId), isNull(webhook.off_at)));
});

let wake = () => {};

/** `woken` is called when there may be something to deliver, before it is committed. */
export const onEvent = (woken: () => void): void => {
  wake = woken;
};
