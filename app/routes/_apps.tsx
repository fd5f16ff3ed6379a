import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { AppsScreen } from "~/features/account/account-screen";
import { requireViewer } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return null;
}

/** What is for programs, with its dialogs in the outlet. */
export default function Apps() {
  return (
    <Page title="Apps and API" wide back={{ to: "/account", name: "Account" }} dialog={<Outlet />}>
      <AppsScreen />
    </Page>
  );
}
