import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Settings } from "~/platform/settings/settings.server";

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
