import type { LoaderFunctionArgs } from "@remix-run/node";
import { PASSKEY_TEXTS } from "~/features/access/credentials";
import { newPasskeyOptions, rememberChallenge } from "~/features/access/passkeys/passkeys.server";
import { callerOf } from "~/http/viewer.server";
import { settings } from "~/platform/boot.server";

/** The challenge for a new passkey, for the browser's own dialog. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { passkeys } = settings;
  if (!passkeys) throw new Response(PASSKEY_TEXTS.off, { status: 404 });
  const options = await newPasskeyOptions(by.db, passkeys, by.viewer);
  return Response.json(options, {
    headers: await rememberChallenge(options.challenge, by.viewer.id, by.now),
  });
}
