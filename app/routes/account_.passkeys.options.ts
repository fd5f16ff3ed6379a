import type { LoaderFunctionArgs } from "@remix-run/node";
import { PASSKEY_TEXTS } from "~/features/access/credentials";
import { newPasskeyOptions, rememberChallenge } from "~/features/access/passkeys/passkeys.server";
import { requireViewer } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** The challenge for a new passkey, for the browser's own dialog. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const { passkeys } = settings;
  if (!passkeys) throw new Response(PASSKEY_TEXTS.off, { status: 404 });
  const options = await newPasskeyOptions(store.read, passkeys, viewer);
  return Response.json(options, { headers: await rememberChallenge(options.challenge, viewer.id, now()) });
}
