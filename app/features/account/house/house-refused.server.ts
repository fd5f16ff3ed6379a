import { redirect } from "@remix-run/node";
import { logEvent } from "~/platform/log/request-context.server";
import type { Flow } from "./flow.server";
import { HouseRefusal } from "./house-refusal";

/** Leads back to where the log-in began, which says what went wrong. Throws what is no HouseRefusal. */
export function houseRefused(
  error: unknown,
  { redirectTo, linkTo }: Pick<Flow, "redirectTo" | "linkTo">,
  headers = new Headers(),
  by: "provider" | "proxy" = "provider",
): Response {
  if (!(error instanceof HouseRefusal)) throw error;
  const { problem, detail } = error;
  logEvent(`log-in by ${by} refused: ${detail ? `${problem}, ${detail}` : problem}`);
  const page =
    linkTo === undefined ? `/log-in?redirectTo=${encodeURIComponent(redirectTo)}&` : "/account/sign-ins?";
  return redirect(`${page}refused=${problem}`, { status: 303, headers });
}
