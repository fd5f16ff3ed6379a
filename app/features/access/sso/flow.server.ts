import { redirect } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ServerMetadata,
} from "openid-client";
import { z } from "zod";
import { isEmail } from "~/features/access/credentials";
import { longTexts } from "~/http/cut-texts";
import { Refusal } from "~/http/refusal";
import { pendingLinkCookie, ssoFlowCookie } from "~/http/sender.server";
import { logEvent } from "~/platform/log/log.server";
import { cappedFetch, faultOf } from "~/platform/outgoing.server";
import type { Settings } from "~/platform/settings/settings.server";
import { attempt } from "~/platform/text";
import { isSsoProblem, type SsoProblem, ssoRefusal } from "./problems";

type Oidc = NonNullable<Settings["oidc"]>;

const TIMEOUT_S = 5;
const MAX_BYTES = 256 * 1024;
const CLOCKS_APART_S = 30;

const fetchWhole: typeof fetch = (url, init) =>
  cappedFetch(MAX_BYTES)(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_S * 1000) });

/** What providers say of themselves. A failure is not remembered. */
const known = new LRUCache<string, Promise<ServerMetadata>>({ max: 10, ttl: 3_600_000 });

/** The provider as this server's client sees it. Its keys are read anew for each log-in, so that they may change at any time. Throws when it is down. */
async function providerOf(oidc: Oidc): Promise<Configuration> {
  const metadata = { ...(await metadataOf(oidc)) };
  const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const byHeader = methods.includes("client_secret_basic");
  const auth = (byHeader ? ClientSecretBasic : ClientSecretPost)(oidc.clientSecret);
  const provider = new Configuration(metadata, oidc.clientId, { [clockTolerance]: CLOCKS_APART_S }, auth);
  provider.timeout = TIMEOUT_S;
  provider[customFetch] = fetchWhole as CustomFetch;
  if (isPlain(oidc)) allowInsecureRequests(provider);
  enableNonRepudiationChecks(provider);
  return provider;
}

const isPlain = ({ issuer }: Oidc) => issuer.startsWith("http:");

function metadataOf(oidc: Oidc): Promise<ServerMetadata> {
  const before = known.get(oidc.issuer);
  if (before) return before;
  const found = discovery(new URL(oidc.issuer), oidc.clientId, undefined, undefined, {
    timeout: TIMEOUT_S,
    [customFetch]: fetchWhole as CustomFetch,
    execute: isPlain(oidc) ? [allowInsecureRequests] : [],
  }).then((provider) => ({ ...provider.serverMetadata() }));
  known.set(oidc.issuer, found);
  found.catch(() => known.delete(oidc.issuer));
  return found;
}

/** One log-in under way, as its signed cookie carries it through the provider's pages. */
const flowSchema = z.strictObject({
  for: z.literal("flow"),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectTo: z.string(),
  linkTo: z.string().optional(),
  invite: z.string().optional(),
  begunAt: z.number(),
});

export type Flow = z.output<typeof flowSchema>;

const FLOW_MAX_MS = 10 * 60_000;

const CALLBACK = "/log-in/house/callback";

const NAME_CHARS = 8;
const OURS = /(?:^|;\s*)(?:__(?:Host|Secure)-)?pp_house_([\w-]{8})=/g;
/** Tabs at the provider at once; browsers send all their cookies with each request. */
const FLOWS_MAX = 5;

const cookieOf = (state: string) => ssoFlowCookie(state.slice(0, NAME_CHARS));

export async function rememberFlow(request: Request, flow: Flow): Promise<Headers> {
  const headers = new Headers();
  const names = [...(request.headers.get("Cookie") ?? "").matchAll(OURS)].map(([, name = ""]) => name);
  if (names.length >= FLOWS_MAX)
    for (const name of names) headers.append("Set-Cookie", await ssoFlowCookie(name).clear());
  headers.append("Set-Cookie", await cookieOf(flow.state).set(JSON.stringify(flow)));
  return headers;
}

type Remembered = { flow: Flow | undefined; headers: Headers };

export async function takeFlow(request: Request): Promise<Remembered> {
  const headers = new Headers();
  const state = new URL(request.url).searchParams.get("state") ?? "";
  if (!/^[\w-]{20,100}$/.test(state)) return { flow: undefined, headers };
  const cookie = cookieOf(state);
  const text = await cookie.read(request);
  const flow = flowSchema.safeParse(attempt(() => JSON.parse(text ?? ""))).data;
  // Another log-in's may have a name that begins alike.
  if (flow?.state !== state) return { flow: undefined, headers };
  headers.append("Set-Cookie", await cookie.clear());
  return { flow, headers };
}

/** Why a provider let nobody in, without its own texts: they may hold tokens. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  const said =
    error instanceof AuthorizationResponseError || error instanceof ResponseBodyError ? error.error : code;
  const detail = String(said ?? name)
    .replace(/[^\w-]/g, "")
    .slice(0, 60);
  return ssoRefusal(problemOf(error, detail, cause), faultOf(error) || detail);
}

function problemOf(error: unknown, detail: string, cause: unknown): SsoProblem {
  if (error instanceof AuthorizationResponseError)
    return detail === "access_denied" ? "denied" : isBusy(detail) ? "down" : "failed";
  if (error instanceof ResponseBodyError)
    return detail === "invalid_grant" ? "expired" : isBusy(detail) ? "down" : "failed";
  if (cause instanceof Response && cause.status >= 500) return "down";
  return UNREACHED.test(detail) ? "down" : "failed";
}

const isBusy = (error: string) => error === "server_error" || error === "temporarily_unavailable";

/** Node's own errors of connections and time. */
const UNREACHED = /^(?:TypeError|TimeoutError|AbortError|OAUTH_TIMEOUT|OAUTH_ABORT|UND_ERR_\w+|E[A-Z]{4,})$/;

type Begun = { flow: Flow; url: string };

/** Throws Refusal with an `SsoProblem`. */
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

export type SsoPerson = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
};

const SUBJECT = /^\P{C}{1,255}$/u;

/** The person that the provider's answer names, after all checks of OpenID Connect. Throws Refusal with an `SsoProblem`. */
export async function finishFlow(
  oidc: Oidc,
  baseUrl: string,
  { flow, search }: { flow: Flow | undefined; search: string },
  now: number,
): Promise<SsoPerson> {
  if (!flow || now - flow.begunAt > FLOW_MAX_MS) throw ssoRefusal("expired", "no such log-in");
  try {
    return await personOf(await providerOf(oidc), flow, new URL(baseUrl + CALLBACK + search));
  } catch (error) {
    throw refusalOf(error);
  }
}

async function personOf(provider: Configuration, flow: Flow, url: URL): Promise<SsoPerson> {
  const tokens = await authorizationCodeGrant(provider, url, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !SUBJECT.test(claims.sub)) throw ssoRefusal("failed", "no fit subject");
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

const schema = z.strictObject({
  for: z.literal("found"),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().max(300).optional(),
  userId: z.string(),
  at: z.number(),
});

/** Whom the provider named to somebody who is logged in; they are linked when that person confirms it. */
export const rememberPendingLink = ({ issuer, subject, email }: SsoPerson, userId: string, now: number) =>
  pendingLinkCookie.set(
    JSON.stringify({ for: "found", issuer, subject, email: email?.slice(0, 300), userId, at: now }),
  );

export async function pendingLink(request: Request, userId: string, now: number) {
  const text = await pendingLinkCookie.read(request);
  const found = schema.safeParse(attempt(() => JSON.parse(text ?? ""))).data;
  return found?.userId === userId && now - found.at <= FLOW_MAX_MS ? found : undefined;
}

export const afterLogInSchema = z.object({
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
  lateForm: z.string().optional(),
  invite: z.string().max(200).optional().catch(undefined),
});

/** Leads back to where the log-in began, which says what went wrong. Throws whatever else is wrong. */
export function ssoRefused(
  error: unknown,
  { redirectTo, linkTo }: Pick<Flow, "redirectTo" | "linkTo">,
  headers = new Headers(),
  by: "provider" | "proxy" = "provider",
): Response {
  if (!(error instanceof Refusal) || !isSsoProblem(error.code)) throw error;
  const { code: problem, detail } = error;
  const remedy = "See whether this server reaches OIDC_ISSUER, and what the provider's own log says.";
  logEvent(
    `log-in by ${by} refused: ${detail ? `${problem}, ${detail}` : problem}`,
    problem === "down" ? { remedy } : undefined,
  );
  const page =
    linkTo === undefined ? `/log-in?redirectTo=${encodeURIComponent(redirectTo)}&` : "/account/sign-ins?";
  return redirect(`${page}refused=${problem}`, { status: 303, headers });
}
