import type { Settings } from "~/platform/settings/settings.server";
import { HOUSE_PROBLEMS, isHouseProblem } from "./house-problem";

type Shown = {
  house: { name: string | undefined; problem: string | undefined };
  /** Whether passwords open nothing here. */
  only: boolean;
  status: number;
};

/** How the home's own sign-in stands on a page that lets people in, and the page's status: that of what went wrong before. */
export function houseAtLogIn({ oidc }: Pick<Settings, "oidc">, query: URLSearchParams): Shown {
  const refused = query.get("refused");
  const [status, text] = oidc && isHouseProblem(refused) ? HOUSE_PROBLEMS[refused] : [200];
  const house = { name: oidc?.name, problem: oidc && text?.(oidc.name) };
  return { house, only: oidc?.only ?? false, status };
}
