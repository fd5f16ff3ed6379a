import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/messages";
import { AccountScreen } from "~/features/account/account-screen";
import { avatarPath } from "~/features/account/avatar";
import { preferencesSchema, savePreferences } from "~/features/account/preferences.server";
import { identityOf } from "~/features/account/profile.server";
import { readForm } from "~/http/form.server";
import { plainCookie } from "~/http/plain-cookie";
import { errorPage } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { requireViewer } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { timeZones } from "~/platform/time-zone";
import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Account · Pixelplate" }];

/** `/account`, with its dialogs in the outlet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id, nickname, email, timeZone, dayStart, logsWeight } = await requireViewer(request);
  const { avatar } = await identityOf(store.read, id);
  return {
    nickname,
    email,
    avatar: avatarPath(avatar),
    timeZone,
    logsWeight,
    timeZones: timeZones(timeZone),
    dayStart,
    ways: {
      password: !settings.oidc?.only,
      passkeys: settings.passkeys !== undefined,
      provider: settings.oidc !== undefined,
    },
    safariNotice: plainCookie(request, "safariNotice") !== "dismissed",
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireViewer(request);
  const { value, refusal } = await readForm(request, preferencesSchema);
  if (refusal?.status === 429) throw errorPage(refusal);
  if (!value) return redirectWithToast("/account", { type: "error", text: ACCOUNT_MESSAGES.saveFailed });
  await savePreferences(store, id, value);
  return redirectWithToast(value.weight === "on" ? "/weight" : "/account", {
    type: "success",
    text: ACCOUNT_MESSAGES.preferenceSaved,
  });
}

export default function Account() {
  const account = useLoaderData<typeof loader>();
  return (
    <Page title="Account" actions={<Edit />} dialog={<Outlet />}>
      <AccountScreen {...account} />
    </Page>
  );
}

function Edit() {
  return (
    <ButtonLink to="/account/profile" variant="plain" preventScrollReset>
      <Icon name="edit" />
      Edit
    </ButtonLink>
  );
}
