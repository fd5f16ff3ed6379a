import { createCookie } from "@remix-run/node";
import { secret, settings } from "~/platform/boot.server";
import { SESSION_MAX_MS } from "./session.server";

const https = settings.baseUrl.startsWith("https:");
const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

export const sessionCookie = hostCookie("pp", { maxAgeS: SESSION_MAX_MS / 1000, signed: true });

/** The key to a late form, until its sender has logged in. */
export const lateFormCookie = hostCookie("pp_late_form", { maxAgeS: 60 * MINUTE_S });

/** The token of a recovery link, taken out of the URL. The link's own expiry decides. */
export const recoveryCookie = hostCookie("pp_recovery", { maxAgeS: 30 * MINUTE_S });

/** The unconfirmed account created in this browser, for as long as its link can be sent again. */
export const signedUpCookie = hostCookie("pp_signed_up", { maxAgeS: 7 * DAY_S, signed: true });

/** A log-in under way at the home's sign-in provider; each has one of its own, for several tabs. */
export const houseFlowCookie = (name: string) =>
  hostCookie(`pp_house_${name}`, { maxAgeS: 10 * MINUTE_S, signed: true });

/** The challenge of a passkey that is being made or used; the edge of a few minutes stands in it. */
export const passkeyCookie = hostCookie("pp_passkey", { maxAgeS: 5 * MINUTE_S, signed: true });

/** Whom the provider named, until it is confirmed that they are to be linked. */
export const houseFoundCookie = hostCookie("pp_found", { maxAgeS: 10 * MINUTE_S, signed: true });

/** Over plain http a browser drops `Secure` cookies, and under a path of its own a site can't have `__Host-`, whose path is `/`. */
export function hostCookieName(name: string): string {
  if (!https) return name;
  return settings.basePath ? `__Secure-${name}` : `__Host-${name}`;
}

function hostCookie(name: string, { maxAgeS, signed = false }: { maxAgeS: number; signed?: boolean }) {
  const cookie = createCookie(hostCookieName(name), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: https,
    maxAge: maxAgeS,
    secrets: signed ? [secret] : [],
  });
  return {
    set: (value: string): Promise<string> => cookie.serialize(value),
    clear: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
    async read(request: Request): Promise<string | undefined> {
      const value: unknown = await cookie.parse(request.headers.get("Cookie"));
      return typeof value === "string" && value !== "" ? value : undefined;
    },
  };
}
