import { and, asc, count, eq } from "drizzle-orm";
import { z } from "zod";
import type { Db, Store } from "~/db/store";
import { unconfirmed } from "~/features/access/account.server";
import { NO_PASSWORD, PASSKEY_TEXTS } from "~/features/access/credentials";
import { identitiesOf, isAt } from "~/features/access/sso/identities.server";
import { SSO_TEXTS } from "~/features/access/sso/problems";
import type { Caller, SignInRequest } from "~/http/caller.server";
import { longTexts } from "~/http/cut-texts";
import { passkeyLimit } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { passkeyCookie } from "~/http/sender.server";
import { logEvent } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { attempt } from "~/platform/text";

const REFUSED = "That passkey didn't open an account. Try again, or log in with your password.";

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
export async function removePasskey(by: Caller, id: string): Promise<void> {
  await by.change(async ({ db, settings }) => {
    const { passkey } = db.t;
    const userId = by.viewer.id;
    const others = (await passkeysOf(db, userId)).filter((other) => other.id !== id);
    if (others.length === 0 && !(await opensWithout(db, settings, userId)))
      throw new Refusal(409, SSO_TEXTS.lastWayIn);
    const removed = await db
      .delete(passkey)
      .where(and(eq(passkey.user_id, userId), eq(passkey.id, id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) throw new Refusal(404, "That passkey was already removed.");
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
async function spendChallenge(db: Db, userId: string, challenge: string, now: number): Promise<boolean> {
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

const inJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

const common = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };

/** What a browser answers to the challenge of a log-in, as JSON. */
const assertionSchema = z.preprocess(
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

type Answer = { credential: z.output<typeof assertionSchema>; challenge: string };

/**
 * The id of the account that a passkey opens by its answer to this browser's challenge, which works once.
 * Throws Refusal: 400 for no answer or no challenge, 401, 403 for an unconfirmed account, 404 without passkeys, 429.
 */
export async function checkPasskey(
  { store, settings, request, now }: SignInRequest,
  answer: string,
): Promise<string> {
  const { passkeys } = settings;
  if (!passkeys) throw new Refusal(404, PASSKEY_TEXTS.off);
  const tooOften = await passkeyLimit(request);
  if (tooOften) throw tooOften;
  const challenge = await challengeFor(request, "", now);
  if (!challenge) throw new Refusal(400, PASSKEY_TEXTS.expired);
  const credential = assertionSchema.safeParse(answer).data;
  if (!credential) throw new Refusal(400, REFUSED);
  const userId = Buffer.from(credential.response.userHandle, "base64url").toString();
  const counter = await counterOf(store, passkeys, userId, { credential, challenge });
  const isFirst =
    counter !== undefined &&
    (await store.tx(async (db) => {
      const { passkey } = db.t;
      if (!(await spendChallenge(db, userId, challenge, now))) return false;
      const used = await db
        .update(passkey)
        .set({ counter, last_used_at: now })
        .where(and(eq(passkey.user_id, userId), eq(passkey.id, credential.id)))
        .returning({ id: passkey.id });
      return used.length > 0;
    }));
  if (!isFirst) {
    logEvent("passkey refused");
    throw new Refusal(401, REFUSED);
  }
  const closed = await unconfirmed(store, settings, userId, now);
  if (closed) throw new Refusal(403, closed.join(" "));
  return userId;
}

/** How often the passkey has signed now; undefined if it isn't this account's or the answer isn't right. */
async function counterOf(
  store: Store,
  { id: expectedRPID, origin: expectedOrigin }: NonNullable<Settings["passkeys"]>,
  userId: string,
  { credential, challenge }: Answer,
): Promise<number | undefined> {
  if (!/^[\w-]{1,64}$/.test(userId)) return undefined;
  const { passkey } = store.read.t;
  const [known] = await store.read
    .select({ key: passkey.public_key, counter: passkey.counter })
    .from(passkey)
    .where(and(eq(passkey.user_id, userId), eq(passkey.id, credential.id)));
  if (!known) return undefined;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id: credential.id, publicKey: Buffer.from(known.key, "base64url"), counter: known.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}

const PASSKEYS_MAX = 20;

type New = { name: string; credential: z.output<typeof attestationSchema>; challenge: string };

/** Adds a passkey to an account. Throws Refusal: 400 for one that doesn't answer the challenge, answers it again, or is one too many. */
export async function addPasskey(
  by: Caller,
  { id: expectedRPID, origin: expectedOrigin }: NonNullable<Settings["passkeys"]>,
  { name, credential: response, challenge }: New,
): Promise<void> {
  if (!(await isPlain(response.response.attestationObject))) throw new Refusal(400, PASSKEY_TEXTS.notMade);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new Refusal(400, PASSKEY_TEXTS.notMade);
  const { id, publicKey, counter } = registrationInfo.credential;
  await by.change(async ({ db, now }) => {
    const { passkey } = db.t;
    const userId = by.viewer.id;
    if (!(await spendChallenge(db, userId, challenge, now))) throw new Refusal(400, PASSKEY_TEXTS.expired);
    const [there] = await db.select({ all: count() }).from(passkey).where(eq(passkey.user_id, userId));
    if ((there?.all ?? 0) >= PASSKEYS_MAX)
      throw new Refusal(400, "You can’t add more passkeys. Remove one first.");
    const public_key = Buffer.from(publicKey).toString("base64url");
    await db
      .insert(passkey)
      .values({ user_id: userId, id, public_key, counter, name, created_at: now })
      .onConflictDoNothing();
  });
}

/** Without a maker's certificate, which nobody wants: checking one fetches the addresses in it. */
async function isPlain(attestation: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  const format = attempt(() => decodeAttestationObject(isoBase64URL.toBuffer(attestation)).get("fmt"));
  return format === "none" || format === "packed";
}
