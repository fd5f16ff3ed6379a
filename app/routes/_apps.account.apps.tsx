import type { MetaFunction } from "@remix-run/node";
export const meta: MetaFunction = () => [{ title: "Apps and API · Pixelplate" }];

/** The page around the dialogs, alone. */
export default function AppsAlone() {
  return null;
}
