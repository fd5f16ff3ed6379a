import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { challengeFor, rememberChallenge } from "~/features/account/passkeys/challenge.server";
import { checkPasskey } from "~/features/account/passkeys/check-passkey.server";
import { assertionSchema } from "~/features/account/passkeys/credential-schema.server";
import { logInOptions } from "~/features/account/passkeys/passkey-options.server";
import { PASSKEY_TEXTS } from "~/features/account/passkeys/passkey-texts";
import { enter } from "~/features/account/sign-in/enter.server";
import { resultOf } from "~/http/answer-form.server";
import { longTexts } from "~/http/cut-texts";
import { readForm } from "~/http/form.server";
import { passkeyLimit } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { safePath } from "~/http/safe-path";
import { redirectWithToast } from "~/http/toast.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent } from "~/platform/log/request-context.server";

const schema = z.object({
  credential: z.string().default("").register(longTexts, { max: 20_000 }),
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
  lateForm: z.string().optional(),
});

/** The challenge of a log-in, for the browser's own dialog. */
export async function loader(_: LoaderFunctionArgs) {
  const { passkeys } = settings;
  if (!passkeys) throw new Response(PASSKEY_TEXTS.off, { status: 404 });
  const options = await logInOptions(passkeys);
  return Response.json(options, { headers: await rememberChallenge(options.challenge, "", now()) });
}

export async function action({ request }: ActionFunctionArgs) {
  const { passkeys } = settings;
  if (!passkeys) return redirect("/log-in", 303);
  const { value, refusal } = await readForm(request, schema);
  const redirectTo = safePath(value?.redirectTo);
  const entered =
    refusal ??
    (await resultOf(request, PASSKEY_TEXTS.refused, async () => {
      const tooOften = await passkeyLimit(request);
      if (tooOften) throw tooOften;
      const challenge = await challengeFor(request, "", now());
      if (!challenge) throw new Refusal(400, PASSKEY_TEXTS.expired);
      const credential = assertionSchema.safeParse(value.credential).data;
      if (!credential) throw new Refusal(400, PASSKEY_TEXTS.refused);
      const userId = await checkPasskey(store, { ...settings, passkeys }, { credential, challenge }, now());
      const response = await enter(store, request, userId, value, now());
      logEvent("logged in by passkey");
      return response;
    }));
  if (!(entered instanceof Refusal)) return entered;
  const text = Object.values(entered.errors).flat()[0] ?? PASSKEY_TEXTS.refused;
  return redirectWithToast(`/log-in?redirectTo=${encodeURIComponent(redirectTo)}`, { type: "error", text });
}
