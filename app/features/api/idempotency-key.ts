import { Refusal } from "~/http/refusal";
import { API_MESSAGES } from "./messages";

/** The key under which a program sent a request; null without one. Throws Refusal for one that is no key. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get("Idempotency-Key");
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, API_MESSAGES.keyTooLong);
  return key;
}
