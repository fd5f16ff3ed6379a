import type { MetaFunction } from "@remix-run/node";
export const meta: MetaFunction = () => [{ title: "Apps and API · Pixelplate" }];

export default function AppsAlone() {
  return null;
}
