import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { AppsScreen } from "~/features/account/account-screen";
import { webhookOf } from "~/features/webhook/webhook.server";
import { callerOf } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { db, viewer } = await callerOf(request);
  const webhook = await webhookOf(db, viewer.id);
  return { webhook: webhook && (webhook.offAt === null ? "On" : "Switched off") };
}

export default function Apps() {
  return (
    <Page title="Apps and API" wide back={{ to: "/account", name: "Account" }} dialog={<Outlet />}>
      <AppsScreen {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
