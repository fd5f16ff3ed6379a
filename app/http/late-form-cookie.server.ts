import { createCookie } from "@remix-run/node";
import { settings } from "~/platform/boot.server";
import type { RequestLike } from "./request-like";

const https = settings.baseUrl.startsWith("https:");

const cookie = createCookie(https ? "__Host-pp_late_form" : "pp_late_form", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: https,
  maxAge: 3600,
});

/** The header that has a browser remember the key to a late form until its sender has logged in. */
export const rememberLateForm = (key: string): Promise<string> => cookie.serialize(key);

export const forgetLateForm = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

/** The key that this browser remembers. Nobody has looked yet whether it holds. */
export async function rememberedLateForm(request: RequestLike): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : undefined;
}
