import { type AnyColumn, and, eq, inArray, ne, or } from "drizzle-orm";
import type { Db } from "~/db/store";
import { nicknameIn } from "~/http/caller.server";

/** `id` is theirs in this house alone. */
export type Member = { id: string; nickname: string | null; isViewer: boolean };

export type MemberReader = { db: Db; viewer: { id: string } };

/** Everybody in the person's house, in the order of their seats; none without a house. */
export async function membersOf({ db, viewer }: MemberReader): Promise<Member[]> {
  const mine = await memberRow(db, viewer.id);
  return mine ? membersIn(db, mine.house_id, viewer.id) : [];
}

export async function membersIn(db: Db, houseId: string, viewerId: string): Promise<Member[]> {
  const { house_member: member, user_info: info } = db.t;
  const rows = await db.select().from(member).where(eq(member.house_id, houseId)).orderBy(member.seat);
  const names = await db
    .select({ userId: info.user_id, nickname: info.nickname, name: info.name })
    .from(info)
    .where(
      inArray(
        info.user_id,
        rows.map(({ user_id }) => user_id),
      ),
    );
  return rows.map(({ user_id, member_id }) => {
    const named = names.find(({ userId }) => userId === user_id);
    return {
      id: member_id,
      nickname: nicknameIn(named),
      isViewer: user_id === viewerId,
    };
  });
}

export async function memberRow(db: Db, userId: string) {
  const { house_member: member } = db.t;
  const [row] = await db.select().from(member).where(eq(member.user_id, userId));
  return row;
}

/** The ids of the others of a person's house. */
export async function housemates(db: Db, userId: string): Promise<string[]> {
  const mine = await memberRow(db, userId);
  if (!mine) return [];
  const { house_member: member } = db.t;
  const others = and(eq(member.house_id, mine.house_id), ne(member.user_id, userId));
  const rows = await db.select({ id: member.user_id }).from(member).where(others);
  return rows.map(({ id }) => id);
}

/** Somebody else of one's house, with the hours of their days; `fromMember` is who they know one as. */
export type Companion = {
  id: string;
  nickname: string | null;
  userId: string;
  fromMember: string;
  timeZone: string | null;
  dayStart: number;
};

/** By the id that `membersOf` gives, undefined for anybody else. `isHeld`: until the change is over they can't leave. */
export async function companionOf(
  { db, viewer }: MemberReader,
  id: string,
  isHeld = false,
): Promise<Companion | undefined> {
  const { house_member: member, users, user_info: info } = db.t;
  const mine = await memberRow(db, viewer.id);
  if (!mine) return undefined;
  const named = and(
    eq(member.house_id, mine.house_id),
    eq(member.member_id, id),
    ne(member.user_id, viewer.id),
  );
  const seat = db.select({ userId: member.user_id }).from(member).where(named).limit(1);
  const [row] = await (isHeld ? db.forUpdate(seat) : seat);
  if (!row) return undefined;
  const [found] = await db
    .select({
      hours: { timeZone: users.time_zone, dayStart: users.day_start },
      named: { nickname: info.nickname, name: info.name },
    })
    .from(users)
    .leftJoin(info, eq(info.user_id, users.id))
    .where(eq(users.id, row.userId));
  if (!found) return undefined;
  return {
    id,
    nickname: nicknameIn(found.named ?? undefined),
    ...row,
    fromMember: mine.member_id,
    ...found.hours,
  };
}

/** The others of one's house, by whom food can be sent to. */
export const companionsOf = async (by: MemberReader) =>
  (await membersOf(by)).flatMap(({ id, nickname, isViewer }) => (isViewer ? [] : [{ id, nickname }]));

/** The saved foods of a person, and those that somebody of their house shares. */
export function sharedInHouse(db: Db, userId: string) {
  const { saved_food: saved } = db.t;
  return and(ofHouse(db, saved.user_id, userId), or(eq(saved.user_id, userId), eq(saved.for_house, true)));
}

/** Of rows whose owner stands in `column`: those of the person and of everybody in their house. */
export function ofHouse(db: Db, column: AnyColumn, userId: string) {
  const { house_member: member } = db.t;
  const mine = db.select({ id: member.house_id }).from(member).where(eq(member.user_id, userId));
  const people = db.select({ id: member.user_id }).from(member).where(inArray(member.house_id, mine));
  return or(eq(column, userId), inArray(column, people));
}
