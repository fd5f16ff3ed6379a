import { authorizationCodeGrant, type Configuration, fetchUserInfo } from "openid-client";
import { isEmail } from "../sign-in/email";
import { CALLBACK, FLOW_MAX_MS, type Flow } from "./flow.server";
import { HouseRefusal } from "./house-refusal";
import { type Oidc, providerOf } from "./provider.server";
import { refusalOf } from "./refusal-of.server";

export type HousePerson = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
};

const SUBJECT = /^\P{C}{1,255}$/u;

/** The person that the provider's answer names, after all checks of OpenID Connect. Throws HouseRefusal. */
export async function finishFlow(
  oidc: Oidc,
  baseUrl: string,
  { flow, search }: { flow: Flow | undefined; search: string },
  now: number,
): Promise<HousePerson> {
  if (!flow || now - flow.begunAt > FLOW_MAX_MS) throw new HouseRefusal("expired", "no such log-in");
  try {
    return await personOf(await providerOf(oidc), flow, new URL(baseUrl + CALLBACK + search));
  } catch (error) {
    throw refusalOf(error);
  }
}

async function personOf(provider: Configuration, flow: Flow, url: URL): Promise<HousePerson> {
  const tokens = await authorizationCodeGrant(provider, url, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !SUBJECT.test(claims.sub)) throw new HouseRefusal("failed", "no fit subject");
  // Some tell the address only to those who ask for it.
  const said =
    claims.email === undefined && provider.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(provider, tokens.access_token, claims.sub)
      : claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof said.email === "string" && isEmail(said.email) ? said.email : undefined,
    emailVerified: said.email_verified === true,
  };
}
