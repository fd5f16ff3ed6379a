import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { looksUpBarcodes } from "~/features/account/preferences.server";
import { PreferencesScreen } from "~/features/account/preferences-forms";
import { browserZone, callerOf } from "~/http/viewer.server";
import { timeZones } from "~/platform/time-zone";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Preferences · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const zone = browserZone(request);
  const deviceZone = zone && zone !== by.viewer.timeZone ? zone : null;
  return {
    timeZone: by.viewer.timeZone,
    dayStart: by.viewer.dayStart,
    timeZones: timeZones(by.viewer.timeZone),
    deviceZone,
    looksUp: by.settings.barcodeLookUp ? looksUpBarcodes(by) : null,
  };
}

export default function Preferences() {
  return (
    <Page title="Preferences" wide back={{ to: "/account", name: "Account" }}>
      <PreferencesScreen {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
