import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { CALLBACK, type Flow } from "./flow.server";
import { type Oidc, providerOf } from "./provider.server";
import { refusalOf } from "./refusal-of.server";

type Begun = { flow: Flow; url: string };

/** Throws HouseRefusal. */
export async function startFlow(
  oidc: Oidc,
  baseUrl: string,
  leads: Pick<Flow, "redirectTo" | "linkTo" | "invite">,
  now: number,
): Promise<Begun> {
  const provider = await providerOf(oidc).catch((error) => {
    throw refusalOf(error);
  });
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: baseUrl + CALLBACK,
    scope: "openid email",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return { flow: { for: "flow", state, nonce, verifier, ...leads, begunAt: now }, url: url.href };
}
