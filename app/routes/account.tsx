import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { AccountScreen } from "~/features/account/account-screen";
import { avatarPath } from "~/features/account/avatar/avatar-path";
import { identityOf } from "~/features/account/profile/profile-of.server";
import { plainCookie } from "~/http/plain-cookie";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { timeZones } from "~/platform/time-zone";
import { ButtonLink } from "~/ui/form/button-link";
import { Icon } from "~/ui/icon";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Account · Pixelplate" }];

/** `/account`, with its dialogs in the outlet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id, nickname, email, timeZone } = await requireViewer(request);
  const { avatar } = await identityOf(store.read, id);
  return {
    nickname,
    email,
    avatar: avatarPath(avatar),
    timeZone,
    timeZones: timeZones(timeZone),
    safariNotice: plainCookie(request, "safariNotice") !== "dismissed",
  };
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
