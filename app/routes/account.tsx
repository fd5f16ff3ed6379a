import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { AccountScreen } from "~/features/account/account-screen";
import { timeZones } from "~/platform/time-zone";
import { requireViewer } from "~/platform/viewer.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Account · Pixelplate" }];

/** `/account`, with its dialogs in the outlet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { nickname, email, timeZone } = await requireViewer(request);
  return { nickname, email, timeZone, timeZones: timeZones(timeZone) };
}

export default function Account() {
  const account = useLoaderData<typeof loader>();
  return (
    <Page title="Account" dialog={<Outlet />}>
      <AccountScreen {...account} />
    </Page>
  );
}
