import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export const CLIENT = { id: "pixelplate", secret: "the-secret-of-the-test-client" };

type Person = { sub: string; email?: string; email_verified?: boolean };
type Claims = Record<string, unknown>;

/** Answers in the provider's place; true when it did. */
type Stand = (req: IncomingMessage, res: ServerResponse) => boolean;

/** The real `oidc-provider` on the loopback, for one client. Who logs in there is `person`, at once. */
export async function startProvider(redirectUri: string, port = 0) {
  const server = createServer((req, res) => answer(req, res));
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  let keys = newKeys("first");
  let provider = make();

  const at = {
    issuer,
    /** Undefined says no. */
    person: undefined as Person | undefined,
    /** Answers in the provider's place. */
    stand: undefined as Stand | undefined,
    /** What ID tokens say instead, signed as the provider signs. */
    claims: undefined as Claims | undefined,
    /** A provider of new keys, which knows the old ones no more. */
    rotate() {
      keys = newKeys("second");
      provider = make();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    arrive,
  };
  return at;

  function make() {
    return new Provider(issuer, {
      clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
      jwks: {
        keys: [{ ...keys.privateKey.export({ format: "jwk" }), kid: keys.kid, alg: "RS256", use: "sig" }],
      },
      cookies: { keys: ["of the test"] },
      claims: { openid: ["sub"], email: ["email", "email_verified"] },
      ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
      features: { devInteractions: { enabled: false } },
      interactions: { url: () => "/interaction" },
      findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...at.person, sub }) }),
      async loadExistingGrant({ oidc }: { oidc: GrantContext }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client.clientId,
          accountId: oidc.session.accountId,
        });
        grant.addOIDCScope("openid email");
        await grant.save();
        return grant;
      },
    });
  }

  function answer(req: IncomingMessage, res: ServerResponse) {
    if (at.stand?.(req, res)) return;
    if (req.url?.startsWith("/interaction")) {
      const result = at.person ? { login: { accountId: at.person.sub } } : { error: "access_denied" };
      return void provider.interactionFinished(req, res, result);
    }
    if (at.claims && req.url === "/token") changeTokens(res, at.claims, keys);
    provider.callback()(req, res);
  }

  /** Where a browser that was sent to `url` comes back to this product with. */
  async function arrive(url: string): Promise<string> {
    const cookies = new Map<string, string>();
    for (let next = url; ; ) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(next, { redirect: "manual", headers: { Cookie: cookie } });
      for (const set of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get("Location");
      if (!location) throw new Error(`the provider stays at ${next}: ${await response.text()}`);
      next = new URL(location, next).href;
      if (!next.startsWith(issuer)) return next;
    }
  }
}

type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<unknown> };
type GrantContext = {
  provider: { Grant: new (of: object) => Grant };
  client: { clientId: string };
  session: { accountId: string };
};
type Keys = { kid: string; privateKey: KeyObject };

const newKeys = (kid: string): Keys => ({ kid, ...generateKeyPairSync("rsa", { modulusLength: 2048 }) });

/** Has the answer's ID token say something else, under a good signature. */
function changeTokens(res: ServerResponse, claims: Claims, { kid, privateKey }: Keys) {
  const end = res.end.bind(res) as (body: string) => ServerResponse;
  res.end = ((body: unknown) => {
    const tokens = JSON.parse(String(body)) as { id_token?: string };
    const said = JSON.parse(Buffer.from(tokens.id_token?.split(".")[1] ?? "", "base64url").toString());
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const text = `${part({ alg: "RS256", kid })}.${part({ ...said, ...claims })}`;
    const id_token = `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
    const changed = JSON.stringify({ ...tokens, id_token });
    res.setHeader("Content-Length", Buffer.byteLength(changed));
    return end(changed);
  }) as typeof res.end;
}
