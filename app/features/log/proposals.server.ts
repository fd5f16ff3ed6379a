import { randomBytes } from "node:crypto";
import { and, count, desc, eq, gt, inArray, isNull, lte, ne } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import { type Db, prepared, type Store } from "~/db/store";
import type { Eaten } from "~/features/day/dates.server";
import { entryColumns, entryFrom, FOOD_MESSAGES, type FoodEntry } from "~/features/food/entry";
import { foodId } from "~/features/food/logged.server";
import { readServings, withServings } from "~/features/food/servings";
import { type Companion, companionOf, companionsOf } from "~/features/house/members.server";
import { publicParts, RECIPE_MESSAGES } from "~/features/recipes/recipe";
import { EVERYBODY } from "~/features/review/review";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { localDate } from "~/platform/local-date";

/** Of all programs together, and of one person of the house. */
export const PROPOSALS_MAX = 20;
const MEALS_SENT_MAX = 5;
const TRAY_MAX = PROPOSALS_MAX + 7 * MEALS_SENT_MAX;
export const PROPOSAL_MS = 3 * 24 * 60 * 60 * 1000;

export const TRAY_MESSAGES = {
  gone: "That proposal is gone: it was already answered, or it expired.",
  stranger: "This person is not in your house, or no longer. Nothing was logged or sent.",
  full: (name: string | null) =>
    `${name ?? "This person"} still has ${MEALS_SENT_MAX} meals that you sent. Wait for an answer, or log yours without sending it.`,
  sent: ([name, ...others]: (string | null)[]) =>
    `Food Logged. Sent to ${others.length > 0 ? "all" : (name ?? "your house")}.`,
} as const;

/** `proposedBy` is the name of the program's token, or of who sent it from the same house, whose `member_id` stands beside it. */
type By = { proposedBy: string | null; fromMember: string | null };

/** A food that a program or somebody of the house proposes, until its person decides. `time` and `createdAt` are ms since 1970. */
export type Proposal = { id: string; entry: FoodEntry; createdAt: number } & By & Eaten;

type New = { entry: FoodEntry; eaten: Eaten; proposedBy: string | null };

export const propose = (by: Caller, { entry, eaten, proposedBy }: New): Promise<Proposal> =>
  by.change((tx) => {
    const id = randomBytes(16).toString("base64url");
    return addProposal(tx, tx.viewer.id, { id, entry, ...eaten, proposedBy, fromMember: null });
  });

type Also = { to: Companion; entry: FoodEntry; id: string };

/**
 * Puts a food into the tray of somebody of the person's house, once for the same id, whatever became of it. Nothing but
 * the food and the nickname goes along. Not in the change that logs: two who send to each other would wait for one another.
 * `time` is an instant in ms. Throws Refusal: 404 for who has left, 409 as `alsoFor`.
 */
export const sendFood = (by: Caller, { entry, to, id, time }: Also & { time: number }): Promise<Proposal> =>
  by.change(async (tx) => {
    const there = await companionOf(tx, to.id, true);
    if (!there) throw new Refusal(404, TRAY_MESSAGES.stranger);
    const { userId, fromMember, ...zone } = there;
    const hours = { ...zone, timeZone: zone.timeZone ?? tx.settings.timeZone };
    const eaten = { time, date: localDate(hours, Math.min(time, tx.now)) };
    const sent = { id, entry, ...eaten, proposedBy: tx.viewer.nickname, fromMember };
    await checkPlace(tx, { to: there, id });
    const isNew = await tx.db
      .insert(tx.db.t.idempotency_key)
      .values({ user_id: tx.viewer.id, key: sentKey(id), body_hash: id, created_at: tx.now })
      .onConflictDoNothing()
      .returning({ key: tx.db.t.idempotency_key.key });
    return isNew.length > 0 ? addProposal(tx, userId, sent) : { ...sent, createdAt: tx.now };
  });

/** No key of a program has a space. */
const sentKey = (id: string) => `sent ${id}`;

type SentAlso = { to: string; portion?: string; key: string };

/** As `alsoFor`, of each of the others for `EVERYBODY`. */
export async function alsoForThem(by: Caller, own: FoodEntry, sent: SentAlso): Promise<Also[]> {
  const to = sent.to === EVERYBODY ? await companionsOf(by) : [{ id: sent.to }];
  const all: Also[] = [];
  for (const { id } of to) all.push(await alsoFor(by, own, { ...sent, to: id }));
  return all;
}

/** What somebody else of the house gets of a food that is logged, `portion` times as much. Throws Refusal: 404, 400, 409 while they have as many of the person's as they can. */
export async function alsoFor(
  by: Caller,
  own: FoodEntry,
  { to: named, portion = "1", key }: SentAlso,
): Promise<Also> {
  const to = await companionOf(by, named);
  if (!to) throw new Refusal(404, TRAY_MESSAGES.stranger);
  const times = readServings(portion);
  if (times === undefined) throw new Refusal(400, { portion: [FOOD_MESSAGES.servingsNone] });
  const theirs = withServings(own, own.servings * times);
  if (!theirs) throw new Refusal(400, { portion: [RECIPE_MESSAGES.tooMuch] });
  const entry = { ...theirs, parts: publicParts(theirs.parts), whole: undefined, source: "house" };
  const also = { to, entry, id: foodId(`${by.viewer.id} ${to.userId}`, key, entry) };
  await checkPlace(by, also);
  return also;
}

async function checkPlace(
  { db, viewer, now }: Pick<Tx, "db" | "viewer" | "now">,
  { to, id }: Omit<Also, "entry">,
) {
  const { proposal, idempotency_key: keys } = db.t;
  const same = and(eq(keys.user_id, viewer.id), eq(keys.key, sentKey(id)));
  if ((await db.select({ key: keys.key }).from(keys).where(same)).length > 0) return;
  const open = and(isOpen(db, to.userId, now - PROPOSAL_MS), eq(proposal.from_member, to.fromMember));
  const waiting = await db.select({ id: proposal.id }).from(proposal).where(open).limit(MEALS_SENT_MAX);
  if (waiting.length === MEALS_SENT_MAX) throw new Refusal(409, TRAY_MESSAGES.full(to.nickname));
}

/** Of the proposals of programs, the oldest beyond `PROPOSALS_MAX` go. */
async function addProposal(tx: Tx, userId: string, added: Omit<Proposal, "createdAt">): Promise<Proposal> {
  const { proposal } = tx.db.t;
  const { id, entry, time, date, proposedBy, fromMember } = added;
  const row = {
    ...entryColumns(entry),
    ...{ user_id: userId, id, time, local_date: date },
    ...{ proposed_by: proposedBy, from_member: fromMember, created_at: tx.now },
  };
  await tx.db.insert(proposal).values(row).onConflictDoNothing();
  const ofPrograms = and(isOpen(tx.db, userId, tx.now - PROPOSAL_MS), isNull(proposal.from_member));
  const others = and(ofPrograms, ne(proposal.id, id));
  const oldest = await tx.db
    .select({ id: proposal.id })
    .from(proposal)
    .where(others)
    .orderBy(desc(proposal.created_at), proposal.id)
    .limit(PROPOSALS_MAX)
    .offset(PROPOSALS_MAX - 1);
  const ids = oldest.map((row) => row.id);
  if (ids.length > 0 && !fromMember)
    await tx.db.delete(proposal).where(and(others, inArray(proposal.id, ids)));
  return { ...added, createdAt: tx.now };
}

const isYoung = ({ t: { proposal } }: Db, userId: string, after: number) =>
  and(eq(proposal.user_id, userId), gt(proposal.created_at, after));

const isOpen = (db: Db, userId: string, after: number) =>
  and(isYoung(db, userId, after), isNull(db.t.proposal.dismissed_at));

export async function openProposals(
  { db, viewer, now }: Pick<Caller, "db" | "viewer" | "now">,
  limit = TRAY_MAX,
): Promise<Proposal[]> {
  const rows = await newest(db, { userId: viewer.id, after: now - PROPOSAL_MS, limit });
  return rows.map(proposalFrom);
}

const newest = prepared((db, { userId, after, limit }: { userId: string; after: number; limit: number }) => {
  const { proposal } = db.t;
  return db
    .select()
    .from(proposal)
    .where(isOpen(db, userId, after))
    .orderBy(desc(proposal.created_at), proposal.id)
    .limit(limit);
});

export async function countProposals({ db, viewer, now }: Caller): Promise<number> {
  const { proposal } = db.t;
  const [row] = await db
    .select({ open: count() })
    .from(proposal)
    .where(isOpen(db, viewer.id, now - PROPOSAL_MS));
  return row?.open ?? 0;
}

export async function openProposal(
  { db, viewer, now }: Pick<Caller, "db" | "viewer" | "now">,
  id: string,
): Promise<Proposal | undefined> {
  const { proposal } = db.t;
  const rows = await db
    .select()
    .from(proposal)
    .where(and(isOpen(db, viewer.id, now - PROPOSAL_MS), eq(proposal.id, id)));
  return rows.map(proposalFrom)[0];
}

function proposalFrom(row: Db["t"]["proposal"]["$inferSelect"]): Proposal {
  const { id, time, local_date: date, created_at: createdAt } = row;
  const by = { proposedBy: row.proposed_by, fromMember: row.from_member };
  return { id, entry: entryFrom(row), time, date, ...by, createdAt };
}

/** False when there is none to say no to. `restoreProposal` undoes it until the proposal is over. */
export const dismissProposal = (by: Caller, id: string): Promise<boolean> => setDismissed(by, id, true);

/** False when there is none to put back. */
export const restoreProposal = (by: Caller, id: string): Promise<boolean> => setDismissed(by, id, false);

const setDismissed = (by: Caller, id: string, dismissed: boolean) =>
  by.change(async ({ db, viewer, now }) => {
    const { proposal } = db.t;
    const isThere = (dismissed ? isOpen : isYoung)(db, viewer.id, now - PROPOSAL_MS);
    const set = await db
      .update(proposal)
      .set({ dismissed_at: dismissed ? now : null })
      .where(and(isThere, eq(proposal.id, id)))
      .returning({ id: proposal.id });
    return set.length > 0;
  });

export async function dropProposal(tx: Tx, id: string): Promise<boolean> {
  const { proposal } = tx.db.t;
  const mine = and(eq(proposal.user_id, tx.viewer.id), eq(proposal.id, id));
  const gone = await tx.db.delete(proposal).where(mine).returning({ id: proposal.id });
  return gone.length > 0;
}

export async function dropOldProposals(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "proposal", ({ t }) => lte(t.proposal.created_at, now - PROPOSAL_MS));
}
