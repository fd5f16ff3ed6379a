import { randomBytes } from "node:crypto";
import { and, count, desc, eq, gt, inArray, lte, ne } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import { type Db, prepared, type Store } from "~/db/store";
import type { Eaten } from "~/features/day/dates";
import { entryColumns, entryFrom, type FoodEntry } from "~/features/food/entry";
import type { Caller, Tx } from "~/http/caller.server";

export const PROPOSALS_MAX = 20;
export const PROPOSAL_MS = 3 * 24 * 60 * 60 * 1000;

export const TRAY_MESSAGES = {
  gone: "That proposal no longer waits: it was decided on, or is over.",
  dismissed: "Not logged",
} as const;

/** `proposedBy` is the name of the program's token. */
type New = { entry: FoodEntry; eaten: Eaten; proposedBy: string | null };

/** A food that a program proposes, until its person decides. `time` and `createdAt` are ms since 1970. */
export type Proposal = { id: string; entry: FoodEntry; proposedBy: string | null; createdAt: number } & Eaten;

/** Puts a food into the person's tray; the oldest beyond `PROPOSALS_MAX` go. */
export const propose = (by: Caller, { entry, eaten, proposedBy }: New): Promise<Proposal> =>
  by.change(async (tx) => {
    const { proposal } = tx.db.t;
    const id = randomBytes(16).toString("base64url");
    await tx.db.insert(proposal).values({
      ...entryColumns(entry),
      ...{ user_id: tx.viewer.id, id, time: eaten.time, local_date: eaten.date },
      ...{ proposed_by: proposedBy, created_at: tx.now },
    });
    const others = and(eq(proposal.user_id, tx.viewer.id), ne(proposal.id, id));
    const oldest = await tx.db
      .select({ id: proposal.id })
      .from(proposal)
      .where(others)
      .orderBy(desc(proposal.created_at), proposal.id)
      .limit(PROPOSALS_MAX)
      .offset(PROPOSALS_MAX - 1);
    const ids = oldest.map((row) => row.id);
    if (ids.length > 0) await tx.db.delete(proposal).where(and(others, inArray(proposal.id, ids)));
    return { id, entry, ...eaten, proposedBy, createdAt: tx.now };
  });

export async function openProposals(
  { db, viewer, now }: Pick<Caller, "db" | "viewer" | "now">,
  limit = PROPOSALS_MAX,
): Promise<Proposal[]> {
  const rows = await newest(db, { userId: viewer.id, after: now - PROPOSAL_MS, limit });
  return rows.map(proposalFrom);
}

const newest = prepared((db, { userId, after, limit }: { userId: string; after: number; limit: number }) => {
  const { proposal } = db.t;
  return db
    .select()
    .from(proposal)
    .where(and(eq(proposal.user_id, userId), gt(proposal.created_at, after)))
    .orderBy(desc(proposal.created_at), proposal.id)
    .limit(limit);
});

export async function countProposals({ db, viewer, now }: Caller): Promise<number> {
  const { proposal } = db.t;
  const open = and(eq(proposal.user_id, viewer.id), gt(proposal.created_at, now - PROPOSAL_MS));
  const [row] = await db.select({ open: count() }).from(proposal).where(open);
  return row?.open ?? 0;
}

export async function openProposal(
  { db, viewer, now }: Pick<Caller, "db" | "viewer" | "now">,
  id: string,
): Promise<Proposal | undefined> {
  const { proposal } = db.t;
  const mine = and(eq(proposal.user_id, viewer.id), eq(proposal.id, id));
  const rows = await db
    .select()
    .from(proposal)
    .where(and(mine, gt(proposal.created_at, now - PROPOSAL_MS)));
  return rows.map(proposalFrom)[0];
}

function proposalFrom(row: Db["t"]["proposal"]["$inferSelect"]): Proposal {
  const { id, time, local_date: date, proposed_by: proposedBy, created_at: createdAt } = row;
  return { id, entry: entryFrom(row), time, date, proposedBy, createdAt };
}

export const dismissProposal = (by: Caller, id: string): Promise<boolean> =>
  by.change((tx) => dropProposal(tx, id));

export async function dropProposal(tx: Tx, id: string): Promise<boolean> {
  const { proposal } = tx.db.t;
  const mine = and(eq(proposal.user_id, tx.viewer.id), eq(proposal.id, id));
  const gone = await tx.db.delete(proposal).where(mine).returning({ id: proposal.id });
  return gone.length > 0;
}

export async function dropOldProposals(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "proposal", ({ t }) => lte(t.proposal.created_at, now - PROPOSAL_MS));
}
