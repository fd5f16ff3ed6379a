import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { NO_PASSWORD } from "~/features/access/password/password";
import { identitiesOf, isAt } from "~/features/access/sso/identities.server";
import { SSO_TEXTS } from "~/features/access/sso/problems";
import { longTexts } from "~/http/cut-texts";
import { Refusal } from "~/http/refusal";
import { passkeyCookie } from "~/http/sender.server";
import type { Settings } from "~/platform/settings/settings.server";
import { attempt } from "~/platform/text";
import { PASSKEY_TEXTS } from "./passkey-texts";

export async function passkeysOf(db: Db, userId: string) {
  const { passkey } = db.t;
  return db
    .select({ id: passkey.id, name: passkey.name, made: passkey.created_at, used: passkey.last_used_at })
    .from(passkey)
    .where(eq(passkey.user_id, userId))
    .orderBy(asc(passkey.created_at), asc(passkey.id));
}

type Ways = Pick<Settings, "oidc" | "authHeader">;

/** Removes a passkey. Throws Refusal: 404 when it was gone, 409 when it is all that opens the account. */
export async function removePasskey(store: Store, ways: Ways, userId: string, id: string): Promise<void> {
  await store.tx(async (db) => {
    const { passkey } = db.t;
    await lockUser(db, userId);
    const others = (await passkeysOf(db, userId)).filter((other) => other.id !== id);
    if (others.length === 0 && !(await opensWithout(db, ways, userId)))
      throw new Refusal(409, SSO_TEXTS.lastWayIn);
    const removed = await db
      .delete(passkey)
      .where(and(eq(passkey.user_id, userId), eq(passkey.id, id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) throw new Refusal(404, PASSKEY_TEXTS.gone);
  });
}

/** Whether an account opens without a passkey. */
async function opensWithout(db: Db, { oidc, authHeader }: Ways, userId: string): Promise<boolean> {
  const { users } = db.t;
  const [user] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, userId));
  if (authHeader || user?.stored !== NO_PASSWORD) return true;
  return (await identitiesOf(db, userId)).some(({ issuer }) => isAt(oidc, issuer));
}

type RelyingParty = NonNullable<Settings["passkeys"]>;

/** What a browser needs for a log-in with any passkey of this site. */
export async function logInOptions({ id: rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({ rpID, userVerification: "required" });
}

/** What a browser needs to make a passkey of an account; devices that have one already are left out. */
export async function newPasskeyOptions(
  db: Db,
  { id: rpID }: RelyingParty,
  user: { id: string; email: string },
) {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const { passkey } = db.t;
  const there = await db.select({ id: passkey.id }).from(passkey).where(eq(passkey.user_id, user.id));
  return generateRegistrationOptions({
    rpID,
    rpName: "Pixelplate",
    userID: Buffer.from(user.id),
    userName: user.email,
    attestationType: "none",
    excludeCredentials: there,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

const LIFE_MS = 5 * 60_000;

const schema = z.object({ challenge: z.string(), userId: z.string(), until: z.number() });

/** Remembers a challenge in this browser, for one account or with an empty `userId` for a log-in. */
export async function rememberChallenge(challenge: string, userId: string, now: number): Promise<Headers> {
  const text = JSON.stringify({ challenge, userId, until: now + LIFE_MS });
  return new Headers({ "Set-Cookie": await passkeyCookie.set(text) });
}

/** The challenge that this browser was given for the account, or for a log-in; undefined for none or an old one. */
export async function challengeFor(
  request: Request,
  userId: string,
  now: number,
): Promise<string | undefined> {
  const text = await passkeyCookie.read(request);
  const given = schema.safeParse(attempt(() => JSON.parse(text ?? ""))).data;
  return given?.userId === userId && given.until > now ? given.challenge : undefined;
}

/** False when this challenge was answered before. */
export async function spendChallenge(
  db: Db,
  userId: string,
  challenge: string,
  now: number,
): Promise<boolean> {
  const spent = await db
    .insert(db.t.idempotency_key)
    .values({ user_id: userId, key: `passkey ${challenge}`, body_hash: "", created_at: now })
    .onConflictDoNothing()
    .returning({ key: db.t.idempotency_key.key });
  return spent.length > 0;
}

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(max);

/** Of a text that holds JSON; undefined for any other. */
const inJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

const common = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };

/** What a browser answers to the challenge of a log-in, as JSON. */
export const assertionSchema = z.preprocess(
  inJson,
  z.object({
    ...common,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200),
    }),
  }),
);

/** What a browser answers when it has made a passkey, as JSON. */
export const attestationSchema = z.preprocess(
  inJson,
  z.object({
    ...common,
    response: z.object({ clientDataJSON: base64url(4000), attestationObject: base64url(20_000) }),
  }),
);

/** A log-in by passkey; the address that was typed before is shown again. */
export const passkeyLogInSchema = z.object({
  credential: z.string().default("").register(longTexts, { max: 20_000 }),
  email: z.string().optional(),
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
  lateForm: z.string().optional(),
});
