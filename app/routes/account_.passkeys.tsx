import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ACCOUNT_MESSAGES, PASSKEY_TEXTS } from "~/features/access/credentials";
import { mailNewSignIn } from "~/features/access/log-in.server";
import {
  addPasskey,
  attestationSchema,
  challengeFor,
  passkeysOf,
  removePasskey,
} from "~/features/access/passkeys/passkeys.server";
import { PasskeysScreen } from "~/features/access/passkeys/passkeys-screen";
import { requireRecentLogIn } from "~/features/access/password/change.server";
import { passwordToAsk } from "~/features/access/password/password.server";
import { tokenDate } from "~/features/access/tokens/tokens";
import { longTexts } from "~/http/cut-texts";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { loggedInLately } from "~/http/sender.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { logEvent } from "~/platform/log/log.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Passkeys · Pixelplate" }];

const HERE = "/account/passkeys";

const schema = z.object({
  remove: z
    .string()
    .regex(/^[\w-]*$/)
    .optional(),
  name: z.string().trim().max(40, "Use up to 40 characters").default(""),
  credential: z.string().default("").register(longTexts, { max: 40_000 }),
  currentPassword: z.string().optional(),
});

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const date = (instant: number) => tokenDate(instant, by.viewer.timeZone);
  return {
    passkeys: (await passkeysOf(by.db, by.viewer.id)).map(({ made, used, ...passkey }) => ({
      ...passkey,
      made: date(made),
      used: used === null ? null : date(used),
    })),
    passwordOf: (await loggedInLately(by)) ? undefined : await passwordToAsk(by.db, by.settings, by.viewer),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  return answerForm(request, schema, { failed: ACCOUNT_MESSAGES.saveFailed }, async (value) => {
    if (value.remove !== undefined) {
      await removePasskey(by, value.remove);
      logEvent("passkey removed");
      return redirectWithToast(HERE, { type: "success", text: "Passkey removed" });
    }
    const { passkeys } = by.settings;
    if (!passkeys) throw new Refusal(404, PASSKEY_TEXTS.off);
    if (!value.name) throw new Refusal(400, { name: ["Give it a name"] });
    await requireRecentLogIn(by, value.currentPassword);
    const challenge = await challengeFor(request, by.viewer.id, by.now);
    if (!challenge) throw new Refusal(400, PASSKEY_TEXTS.expired);
    const credential = attestationSchema.safeParse(value.credential).data;
    if (!credential) throw new Refusal(400, PASSKEY_TEXTS.notMade);
    await addPasskey(by, passkeys, { name: value.name, credential, challenge });
    logEvent("passkey added");
    await mailNewSignIn(store, by.settings, by.viewer.id, by.now);
    return redirectWithToast(HERE, { type: "success", text: "Passkey added" });
  });
}

export default function Passkeys() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Page title="Passkeys" back={{ to: "/account", name: "Account" }}>
      <PasskeysScreen {...shown} lastResult={lastResult} />
    </Page>
  );
}
