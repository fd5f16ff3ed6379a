import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import { NO_PASSWORD } from "~/features/access/credentials";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { SSO_TEXTS } from "./problems";

export type Identity = { issuer: string; subject: string };

const isOf = ({ t: { user_identity: table } }: Db, { issuer, subject }: Identity) =>
  and(eq(table.issuer, issuer), eq(table.subject, subject));

export async function ownerOf(db: Db, identity: Identity): Promise<string | undefined> {
  const { user_identity: table } = db.t;
  const [found] = await db.select({ userId: table.user_id }).from(table).where(isOf(db, identity));
  return found?.userId;
}

/** False when it is another account's. Linking again changes nothing. */
export const identityRow = (user_id: string, { issuer, subject }: Identity, created_at: number) => ({
  ...{ user_id, issuer, subject },
  created_at,
});

export async function addIdentity(db: Db, userId: string, identity: Identity, now: number): Promise<boolean> {
  const added = await db
    .insert(db.t.user_identity)
    .values(identityRow(userId, identity, now))
    .onConflictDoNothing()
    .returning({ of: db.t.user_identity.user_id });
  return added.length > 0 || (await ownerOf(db, identity)) === userId;
}

export async function identitiesOf(db: Db, userId: string): Promise<(Identity & { since: number })[]> {
  const { user_identity: table } = db.t;
  return db
    .select({ issuer: table.issuer, subject: table.subject, since: table.created_at })
    .from(table)
    .where(eq(table.user_id, userId))
    .orderBy(asc(table.created_at), asc(table.subject));
}

/** Whether a linked sign-in is at the provider that this server has now: formerly it may have had another. */
export const isAt = (oidc: Settings["oidc"], issuer: string): boolean =>
  oidc !== undefined && new URL(issuer).href === new URL(oidc.issuer).href;

/** Removes a linked sign-in. Throws Refusal: 404 when it was gone, 409 when it is all that opens the account. */
export async function removeIdentity(by: Caller, identity: Identity): Promise<void> {
  const { oidc } = by.settings;
  await by.change(async ({ db, viewer: { id: userId } }) => {
    const { users, user_identity: table } = db.t;
    const [user] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, userId));
    const others = (await identitiesOf(db, userId)).filter(
      ({ issuer, subject }) =>
        isAt(oidc, issuer) && (issuer !== identity.issuer || subject !== identity.subject),
    );
    const passwordOpens = !oidc?.only && user?.stored !== NO_PASSWORD;
    if (!passwordOpens && others.length === 0)
      throw new Refusal(409, oidc?.only ? SSO_TEXTS.onlyWayIn : SSO_TEXTS.lastWayIn);
    const removed = await db
      .delete(table)
      .where(and(eq(table.user_id, userId), isOf(db, identity)))
      .returning({ of: table.user_id });
    if (removed.length === 0) throw new Refusal(404, SSO_TEXTS.gone);
  });
}

/** PostgreSQL has no texts with a NUL. */
const text = z
  .string()
  .refine((text) => !text.includes("\0"))
  .default("");

/** `link` confirms whom the provider named; else `issuer` and `subject` say what to unlink. */
export const signInsSchema = z.object({
  link: z.literal("yes").optional(),
  issuer: text,
  subject: text,
  currentPassword: z.string().optional(),
});
