import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { unconfirmed } from "~/features/access/account.server";
import { passkeyLimit } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { logEvent } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { attempt } from "~/platform/text";
import { PASSKEY_TEXTS } from "./passkey-texts";
import { assertionSchema, type attestationSchema, challengeFor, spendChallenge } from "./passkeys.server";

type Rules = Pick<Settings, "emailConfirmation" | "smtpUrl" | "passkeys">;
type Answer = { credential: z.output<typeof assertionSchema>; challenge: string };

/**
 * The id of the account that a passkey opens by its answer to this browser's challenge, which works once.
 * Throws Refusal: 400 for no answer or no challenge, 401, 403 for an unconfirmed account, 404 without passkeys, 429.
 */
export async function checkPasskey(
  store: Store,
  settings: Rules,
  request: Request,
  answer: string,
  now: number,
): Promise<string> {
  const { passkeys } = settings;
  if (!passkeys) throw new Refusal(404, PASSKEY_TEXTS.off);
  const tooOften = await passkeyLimit(request);
  if (tooOften) throw tooOften;
  const challenge = await challengeFor(request, "", now);
  if (!challenge) throw new Refusal(400, PASSKEY_TEXTS.expired);
  const credential = assertionSchema.safeParse(answer).data;
  if (!credential) throw new Refusal(400, PASSKEY_TEXTS.refused);
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
    throw new Refusal(401, PASSKEY_TEXTS.refused);
  }
  const closed = await unconfirmed(store, settings, userId, now);
  if (closed) throw new Refusal(403, closed.join(" "));
  return userId;
}

/** How often the passkey has signed now; undefined if it isn't this account's or the answer isn't right. */
async function counterOf(
  store: Store,
  { id: expectedRPID, origin: expectedOrigin }: NonNullable<Rules["passkeys"]>,
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
  store: Store,
  { id: expectedRPID, origin: expectedOrigin }: NonNullable<Settings["passkeys"]>,
  userId: string,
  { name, credential: response, challenge }: New,
  now: number,
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
  await store.tx(async (db) => {
    const { passkey } = db.t;
    await lockUser(db, userId);
    if (!(await spendChallenge(db, userId, challenge, now))) throw new Refusal(400, PASSKEY_TEXTS.expired);
    const [there] = await db.select({ all: count() }).from(passkey).where(eq(passkey.user_id, userId));
    if ((there?.all ?? 0) >= PASSKEYS_MAX) throw new Refusal(400, PASSKEY_TEXTS.tooMany);
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
