import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { passkeysOf } from "~/features/access/passkeys/passkeys.server";
import { AccountScreen } from "~/features/account/account-screen";
import { avatarPath } from "~/features/account/picture/avatar";
import { preferencesSchema, savePreferences } from "~/features/account/preferences.server";
import { identityOf } from "~/features/account/profile/edit-profile.server";
import { goalOf } from "~/features/goals/goals.server";
import { browserName, remindersOf } from "~/features/reminders/reminders.server";
import { amountText } from "~/features/trends/trends-shown";
import { readForm, redirectWithToast } from "~/http/form.server";
import { plainCookie } from "~/http/plain-cookie";
import { errorPage } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Account · Pixelplate" }];

/** `/account`, with its dialogs in the outlet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { id, nickname, email, energy, logsWeight } = by.viewer;
  const [{ avatar }, { goals }, reminders, passkeys] = await Promise.all([
    identityOf(by.db, id),
    goalOf(by.db, id, by.today),
    remindersOf(by.db, id),
    passkeysOf(by.db, id),
  ]);
  return {
    nickname,
    email,
    avatar: avatarPath(avatar),
    goal: by.viewer.numbers === "hidden" ? null : amountText("calories", goals.calories, energy),
    logsWeight,
    reminds: reminders.on,
    passkeys: passkeys.length,
    ways: {
      password: !by.settings.oidc?.only,
      passkeys: by.settings.passkeys !== undefined,
      provider: by.settings.oidc !== undefined,
    },
    safariNotice: isSafari(request) && plainCookie(request, "safariNotice") !== "dismissed",
  };
}

const isSafari = ({ headers }: Request) => browserName(headers.get("User-Agent")).startsWith("Safari");

/** Energy, numbers and weight; each leads back to the page that sets it. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const { value, refusal } = await readForm(request, preferencesSchema);
  if (refusal?.status === 429) throw errorPage(refusal);
  if (!value)
    return redirectWithToast("/account/preferences", { type: "error", text: ACCOUNT_MESSAGES.saveFailed });
  await savePreferences(by, value);
  return redirectWithToast(value.weight ? "/weight" : "/account/preferences", {
    type: "success",
    text: "Saved",
  });
}

export default function Account() {
  const account = useLoaderData<typeof loader>();
  return (
    <Page title="Account" wide dialog={<Outlet />}>
      <AccountScreen {...account} />
    </Page>
  );
}
