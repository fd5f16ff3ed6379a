import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { HOUSE_TEXTS } from "../house/house-texts";

/** Throws Refusal (403) where only the home's sign-in provider opens accounts. */
export function refusePasswords({ oidc }: Pick<Settings, "oidc">): void {
  if (oidc?.only) throw new Refusal(403, HOUSE_TEXTS.only(oidc.name));
}
