import { createCookie } from "@remix-run/node";
import { settings } from "~/platform/boot.server";
import { secretOf } from "~/platform/secret.server";

// As long as links that confirm an address may be sent again.
const MAX_AGE_S = 7 * 24 * 3600;
const https = settings.baseUrl.startsWith("https:");

const cookie = createCookie(https ? "__Host-pp_signed_up" : "pp_signed_up", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: https,
  maxAge: MAX_AGE_S,
  secrets: [secretOf(settings)],
});

/** The header that has a browser remember which account, still unconfirmed, was made in it. */
export const rememberSignUp = (userId: string): Promise<string> => cookie.serialize(userId);

/** Whether this account was made in the browser that sent the request. */
export async function signedUpHere(request: Request, userId: string): Promise<boolean> {
  return (await cookie.parse(request.headers.get("Cookie"))) === userId;
}
