import { isApiToken } from "~/http/api-token.server";
import { errorWording } from "~/http/error-wording";
import { Refusal } from "~/http/refusal";
import { bearerOf } from "./bearer-of";

/** Personal tokens have no end and need no password, so they don't do what takes the whole account. Throws Refusal. */
export function refusePersonalToken(request: Request): void {
  if (isApiToken(bearerOf(request) ?? "")) throw new Refusal(403, errorWording(403));
}
