import type { LoaderFunctionArgs } from "@remix-run/node";
import { PASSKEY_TEXTS } from "~/features/access/credentials";
import { logInOptions, rememberChallenge } from "~/features/access/passkeys/passkeys.server";
import { settings } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** The challenge of a log-in, for the browser's own dialog. */
export async function loader(_: LoaderFunctionArgs) {
  const { passkeys } = settings;
  if (!passkeys) throw new Response(PASSKEY_TEXTS.off, { status: 404 });
  const options = await logInOptions(passkeys);
  return Response.json(options, { headers: await rememberChallenge(options.challenge, "", now()) });
}
