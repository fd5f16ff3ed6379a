import { createECDH, randomBytes } from "node:crypto";
import type { Store } from "~/db/store";
import { madeSecret } from "~/platform/settings/secret.server";
import type { Settings } from "~/platform/settings/settings.server";

/** base64url, as browsers and `web-push` take them. */
export type PushKeys = { publicKey: string; privateKey: string };

const CURVE = "prime256v1";
const PUSH = {
  purpose: "push",
  fileName: "push-key",
  make: newPrivateKey,
  lost: "no browser gets reminders until it is added again",
};

/** Made once, for all servers on one database; without them the subscriptions of browsers are void. */
export async function pushKeysOf(
  store: Store,
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
): Promise<PushKeys> {
  const privateKey = await madeSecret(store, settings, PUSH);
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

function publicKeyOf(privateKey: string): string {
  const curve = createECDH(CURVE);
  curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return curve.getPublicKey().toString("base64url");
}

function newPrivateKey(): string {
  for (;;) {
    const key = randomBytes(32);
    try {
      createECDH(CURVE).setPrivateKey(key);
      return key.toString("base64url");
    } catch {
      // One in four billion is larger than the curve's order.
    }
  }
}

/** Whether a browser's keys (base64url) can encrypt: a point of the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  try {
    const curve = createECDH(CURVE);
    curve.generateKeys();
    curve.computeSecret(Buffer.from(p256dh, "base64url"));
    return Buffer.from(auth, "base64url").length === 16 && p256dh.length <= 100 && auth.length <= 30;
  } catch {
    return false;
  }
}
