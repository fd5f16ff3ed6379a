import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { DataScreen } from "~/features/export/data-screen";
import { requireViewer } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Your data · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return null;
}

export default function Data() {
  return (
    <Page title="Your Data" back={{ to: "/account", name: "Account" }}>
      <DataScreen />
    </Page>
  );
}
