import { createCookie } from "@remix-run/node";
import { settings } from "~/platform/boot.server";

// The link's own life is what counts; this only keeps the token from staying in a browser that nobody looks at again.
const MAX_AGE_S = 30 * 60;
const https = settings.baseUrl.startsWith("https:");

const cookie = createCookie(https ? "__Host-pp_recovery" : "pp_recovery", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: https,
  maxAge: MAX_AGE_S,
});

/** Where the token of a recovery link goes, out of the address, until the password is reset. */
export async function keepRecoveryToken(token: string): Promise<string> {
  return cookie.serialize(token);
}

export async function dropRecoveryToken(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** The token that this browser came with, looked at by nobody yet; undefined when it came with none. */
export async function recoveryToken(request: Request): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : undefined;
}
