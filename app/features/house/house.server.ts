import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, ne, notInArray } from "drizzle-orm";
import { z } from "zod";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { sha256 } from "~/platform/crypto.server";
import { housemates, type Member, type MemberReader, memberRow, membersIn } from "./members.server";

export const INVITATION_OVER = "This invitation is over, or somebody has joined by it. Ask for another one.";
const NONE = "You are not in a house.";

const MEMBERS_MAX = 8;
const INVITE_MS = 7 * 24 * 60 * 60 * 1000;

/** Makes a house with the person as its first member; who is in one stays there. */
export const makeHouse = (by: Caller): Promise<void> =>
  by.change(async (tx) => {
    if (!(await memberRow(tx.db, tx.viewer.id))) await sitDown(tx, newId());
  });

const newId = () => randomBytes(16).toString("base64url");

/** Takes the first free seat. Throws Refusal 409 where there is none. */
async function sitDown({ db, viewer, now }: Tx, houseId: string): Promise<void> {
  await unshareAll({ db, viewer });
  const { house_member: member } = db.t;
  for (let seat = 1; seat <= MEMBERS_MAX; seat++) {
    const row = { user_id: viewer.id, house_id: houseId, seat, member_id: newId(), joined_at: now };
    const taken = await db.insert(member).values(row).onConflictDoNothing().returning({ seat: member.seat });
    if (taken.length > 0) return;
  }
  throw new Refusal(409, "This house is full: it has eight people.");
}

/** The token of a link by which one person may join, for seven days; the one before ends. Throws Refusal 404 without a house. */
export const inviteToHouse = (by: Caller): Promise<string> =>
  by.change(async (tx) => {
    const { house_member: member } = tx.db.t;
    // Without the person's id, which may open share links.
    const token = randomBytes(32).toString("base64url");
    const changed = await tx.db
      .update(member)
      .set({ invite_hash: sha256(token), invited_at: tx.now })
      .where(eq(member.user_id, tx.viewer.id))
      .returning({ id: member.house_id });
    if (changed.length === 0) throw new Refusal(404, NONE);
    return token;
  });

/** Whom one would join by a link. Throws Refusal 404 for one that is over, or was used. */
export async function invitingHouse(by: MemberReader & { now: number }, token: string): Promise<Member[]> {
  return membersIn(by.db, await invitedTo(by, token), by.viewer.id);
}

const isOpen = ({ db, now }: Pick<Tx, "db" | "now">, token: string) => {
  const { house_member: member } = db.t;
  return and(eq(member.invite_hash, sha256(token)), gt(member.invited_at, now - INVITE_MS));
};

async function invitedTo(by: Pick<Tx, "db" | "now">, token: string): Promise<string> {
  const { house_member: member } = by.db.t;
  const [row] = await by.db.select({ id: member.house_id }).from(member).where(isOpen(by, token));
  if (!row) throw new Refusal(404, INVITATION_OVER);
  return row.id;
}

/** Joins by the link that `inviteToHouse` made, once. Throws Refusal: 404 for one that is over, 409 in another house or where it is full. */
export const joinHouse = (by: Caller, token: string): Promise<void> =>
  by.change(async (tx) => {
    const mine = await memberRow(tx.db, tx.viewer.id);
    const houseId = await invitedTo(tx, token);
    if (mine?.house_id === houseId) return;
    if (mine) throw new Refusal(409, "You are in a house already. Leave it first.");
    const { house_member: member } = tx.db.t;
    const over = { invite_hash: null, invited_at: null };
    const joined = await tx.db
      .update(member)
      .set(over)
      .where(isOpen(tx, token))
      .returning({ id: member.user_id });
    if (joined.length === 0) throw new Refusal(404, INVITATION_OVER);
    await sitDown(tx, houseId);
  });

/** Ends all sharing, both ways; what was logged stays. */
export const leaveHouse = (by: Caller): Promise<void> =>
  by.change(async ({ db, viewer }) => {
    const { house_member: member, pot, pot_portion: portions, proposal } = db.t;
    const seat = await memberRow(db, viewer.id);
    if (!seat) return;
    const others = await housemates(db, viewer.id);
    // First, as it waits for who sends something at this moment.
    await db.delete(member).where(eq(member.user_id, viewer.id));
    const received = and(eq(proposal.user_id, viewer.id), isNotNull(proposal.from_member));
    const sent = and(inArray(proposal.user_id, others), eq(proposal.from_member, seat.member_id));
    for (const proposed of [received, sent]) await db.delete(proposal).where(proposed);
    await unshareAll({ db, viewer });
    const pots = db.select({ id: pot.id }).from(pot).where(eq(pot.user_id, viewer.id));
    const mine = eq(portions.user_id, viewer.id);
    await db.delete(portions).where(and(mine, notInArray(portions.pot_id, pots)));
    await db.delete(portions).where(and(ne(portions.user_id, viewer.id), inArray(portions.pot_id, pots)));
  });

/** No recipe is shared that its maker has not shared with these people. */
async function unshareAll({ db, viewer }: MemberReader): Promise<void> {
  const { saved_food: saved } = db.t;
  const shared = and(eq(saved.user_id, viewer.id), eq(saved.for_house, true));
  await db.update(saved).set({ for_house: false }).where(shared);
}

export const houseSchema = z.object({ intent: z.enum(["make", "invite", "leave"], NONE) });
export const joinSchema = z.object({ token: z.string(INVITATION_OVER).max(200, INVITATION_OVER) });

/** What somebody else of the house confirmed for a barcode, the latest first. */
export async function productInHouse({ db, viewer }: MemberReader, barcode: string) {
  const others = await housemates(db, viewer.id);
  if (others.length === 0) return undefined;
  const { product } = db.t;
  const [found] = await db
    .select()
    .from(product)
    .where(and(inArray(product.user_id, others), eq(product.barcode, barcode)))
    .orderBy(desc(product.updated_at))
    .limit(1);
  return found;
}
