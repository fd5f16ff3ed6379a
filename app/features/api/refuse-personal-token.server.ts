import { isApiToken } from "~/http/api-token.server";
import type { RequestLike } from "~/http/request-like";
import { errorWording } from "~/ui/error-wording";
import { bearerOf } from "./bearer-of";
import { CallRefused } from "./call-refused";

/** Personal tokens have no end and need no password, so they don't do what takes the whole account. Throws CallRefused. */
export function refusePersonalToken(request: RequestLike): void {
  if (isApiToken(bearerOf(request) ?? "")) throw new CallRefused(403, errorWording(403));
}
