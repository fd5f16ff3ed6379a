import { LRUCache } from "lru-cache";
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from "openid-client";
import { cappedFetch } from "~/features/ai/ai.server";
import type { Settings } from "~/platform/settings/settings.server";

export type Oidc = NonNullable<Settings["oidc"]>;

const TIMEOUT_S = 5;
const MAX_BYTES = 256 * 1024;
const CLOCKS_APART_S = 30;

const fetchWhole: typeof fetch = (url, init) =>
  cappedFetch(MAX_BYTES)(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_S * 1000) });

/** What providers say of themselves. A failure is not remembered. */
const known = new LRUCache<string, Promise<ServerMetadata>>({ max: 10, ttl: 3_600_000 });

/** The provider as this server's client sees it. Its keys are read anew for each log-in, so that they may change at any time. Throws when it is down. */
export async function providerOf(oidc: Oidc): Promise<Configuration> {
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
