import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { DataScreen } from "~/features/export/data-screen";
import { requireViewer } from "~/http/viewer.server";
import { ButtonLink } from "~/ui/form/button";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Your data · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return null;
}

const Back = () => (
  <ButtonLink to="/account" variant="plain">
    Account
  </ButtonLink>
);

export default function Data() {
  return (
    <Page title="Your Data" actions={<Back />}>
      <DataScreen />
    </Page>
  );
}
