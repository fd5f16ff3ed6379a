import { vouchedEmail } from "~/http/vouched-email.server";
import type { Settings } from "~/platform/settings/settings.server";
import { isEmail } from "../sign-in/email";
import { HOUSE_PROBLEMS, isHouseProblem } from "./house-problem";

type Shown = {
  house: { name: string | undefined; problem: string | undefined; goOnAs: string | undefined };
  only: boolean;
  status: number;
};

/** How the home's own sign-in stands on a page that lets people in, and the page's status: that of what went wrong before. */
export function houseAtLogIn(
  { oidc, authHeader }: Pick<Settings, "oidc" | "authHeader">,
  request: Request,
): Shown {
  const refused = new URL(request.url).searchParams.get("refused");
  const isOn = oidc !== undefined || authHeader !== undefined;
  const [status, text] = isOn && isHouseProblem(refused) ? HOUSE_PROBLEMS[refused] : [200];
  const vouched = vouchedEmail(request);
  const house = {
    name: oidc?.name,
    problem: text?.(oidc?.name ?? "your sign-in"),
    goOnAs: vouched !== undefined && isEmail(vouched) ? vouched : undefined,
  };
  return { house, only: oidc?.only ?? false, status };
}
