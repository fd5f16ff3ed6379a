import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { looksUpBarcodes } from "~/features/account/preferences.server";
import { PreferencesScreen } from "~/features/account/preferences-forms";
import { FURTHER_NAMES, furtherShown } from "~/features/nutrition/further";
import { NutrientsForm } from "~/features/nutrition/nutrients-form";
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
    nutrients: FURTHER_NAMES.map((name) => ({
      value: name,
      label: furtherShown(name, by.viewer.timeZone).label,
    })),
    shownNutrients: by.viewer.shownNutrients,
    looksUp: by.settings.barcodeLookUp ? looksUpBarcodes(by) : null,
  };
}

export default function Preferences() {
  const { nutrients, shownNutrients, ...preferences } = useLoaderData<typeof loader>();
  return (
    <Page title="Preferences" wide back={{ to: "/account", name: "Account" }}>
      <PreferencesScreen {...preferences}>
        <NutrientsForm nutrients={nutrients} shownNutrients={shownNutrients} />
      </PreferencesScreen>
    </Page>
  );
}
