import { count, eq } from "drizzle-orm";
import type { z } from "zod";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { Refusal } from "~/http/refusal";
import { attempt } from "~/platform/attempt";
import type { Settings } from "~/platform/settings/settings.server";
import type { attestationSchema } from "./credential-schema.server";
import { PASSKEY_TEXTS } from "./passkey-texts";
import { spendChallenge } from "./spend-challenge.server";

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
