import { RouteBrowser } from "../../support/routes";
import { provider } from "../../support/sso/oidc-env";
import { tableContents } from "../../support/store";
import "../../support/route-env";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import * as logInPage from "~/routes/_front.log-in";
import * as start from "~/routes/log-in.house";
import * as callback from "~/routes/log-in.house_.callback";
import { newPerson, refused, ssoLogIn } from "../../support/sso/log-in";
import { startProvider } from "../../support/sso/provider";

const { sentToProvider, logInAtProvider } = ssoLogIn(start, callback);

beforeEach(() => {
  newPerson();
  provider.stand = undefined;
  provider.claims = undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const seconds = (ms: number) => Math.floor(ms / 1000);

describe("a log-in at the provider", () => {
  it("asks for no more than it needs, by PKCE, and never twice the same", async () => {
    const [one, other] = [await sentToProvider(), await sentToProvider()];
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(one.url.searchParams)).toEqual({
      client_id: "pixelplate",
      response_type: "code",
      redirect_uri: "http://localhost:3000/log-in/house/callback",
      scope: "openid email",
      code_challenge_method: "S256",
      code_challenge: random,
      state: random,
      nonce: random,
    });
    for (const name of ["state", "nonce", "code_challenge"])
      expect(one.url.searchParams.get(name)).not.toBe(other.url.searchParams.get(name));
  });

  it("opens in each of several tabs; of many at once the first ones fail with a word", async () => {
    const browser = new RouteBrowser();
    const tabs = [];
    for (let n = 0; n < 6; n++) tabs.push(await sentToProvider({ browser }));
    const answers = [];
    for (const { back } of [tabs[0], tabs[5]].flatMap((tab) => tab ?? []))
      answers.push(await browser.get(callback, await back()));
    expect(answers).toMatchObject([refused("expired", "/"), { status: 303, location: "/" }]);
    const two = [await sentToProvider({ browser }), await sentToProvider({ browser })];
    for (const { back } of two)
      expect(await browser.get(callback, await back())).toMatchObject({ status: 303, location: "/" });
  });

  it("works once: its answer sent again, by this browser or another, opens nothing", async () => {
    const { browser, back } = await sentToProvider();
    const path = await back();
    const thief = new RouteBrowser();
    expect(await thief.get(callback, path)).toMatchObject(refused("expired", "/"));
    const copy = new RouteBrowser();
    copy.cookies = new Map(browser.cookies);
    expect((await browser.get(callback, path)).location).toBe("/");
    expect(await browser.get(callback, path)).toMatchObject(refused("expired", "/"));
    expect(await copy.get(callback, path)).toMatchObject(refused("expired", "/"));
    expect(await viewerOf(copy.request())).toBeNull();
  });

  it("works once also where the provider takes its code again", async () => {
    let tokens: string | undefined;
    provider.stand = (req, res) => {
      if (req.url !== "/token") return false;
      if (tokens !== undefined) {
        res.setHeader("Content-Type", "application/json");
        res.end(tokens);
        return true;
      }
      const end = res.end.bind(res);
      res.end = ((body: unknown) => {
        tokens = String(body);
        return end(body);
      }) as typeof res.end;
      return false;
    };
    const { browser, back } = await sentToProvider();
    const path = await back();
    const copies = Array.from({ length: 20 }, () => {
      const copy = new RouteBrowser();
      copy.cookies = new Map(browser.cookies);
      return copy;
    });
    expect((await browser.get(callback, path)).location).toBe("/");
    const answers = await Promise.all(copies.map((copy) => copy.get(callback, path)));
    expect(tokens).toContain("id_token");
    for (const answer of answers) expect(answer).toMatchObject(refused("expired", "/"));
    for (const copy of copies) expect(await viewerOf(copy.request())).toBeNull();
  });

  it.each<[string, (path: URL, browser: RouteBrowser) => void, string]>([
    ["of another state", ({ searchParams: q }) => q.set("state", "x".repeat(43)), "expired"],
    ["without a state", ({ searchParams: q }) => q.delete("state"), "expired"],
    ["with two states", ({ searchParams: q }) => q.append("state", "other"), "failed"],
    ["of another issuer", ({ searchParams: q }) => q.set("iss", "http://localhost:1"), "failed"],
    ["without its issuer", ({ searchParams: q }) => q.delete("iss"), "failed"],
    ["of a made-up code", ({ searchParams: q }) => q.set("code", "made-up"), "expired"],
    [
      "with a changed cookie",
      (_, browser) => {
        for (const [name, value] of browser.cookies)
          browser.cookies.set(name, value.replace(/^..../, "AAAA"));
      },
      "expired",
    ],
  ])("%s is refused", async (_, change, problem) => {
    const { browser, back } = await sentToProvider();
    const url = new URL(await back(), settings.baseUrl);
    change(url, browser);
    const stored = async () => ({ ...(await tableContents(store.read)), rate_limit: [] });
    const before = await stored();
    expect(await browser.get(callback, url.pathname + url.search)).toMatchObject(refused(problem, "/"));
    expect(await stored()).toEqual(before);
  });

  it("with the code of another's log-in is refused: its verifier is another", async () => {
    const [one, other] = [await sentToProvider(), await sentToProvider()];
    const mine = new URL(await one.back(), settings.baseUrl);
    mine.searchParams.set("code", new URLSearchParams((await other.back()).split("?")[1]).get("code") ?? "");
    expect(await one.browser.get(callback, mine.pathname + mine.search)).toMatchObject(
      refused("expired", "/"),
    );
  });

  it.each([
    ["nonce", () => ({ nonce: "x".repeat(43) })],
    ["issuer", () => ({ iss: "http://localhost:1" })],
    ["audience", () => ({ aud: "another" })],
    ["end, a minute ago", () => ({ exp: seconds(Date.now()) - 60 })],
    ["beginning, in a minute", () => ({ nbf: seconds(Date.now()) + 60 })],
    ["empty subject", () => ({ sub: "" })],
    ["subject as long as a page", () => ({ sub: "s".repeat(5000) })],
  ])("whose token names another %s is refused", async (_, claims) => {
    provider.claims = claims();
    expect((await logInAtProvider()).answer).toMatchObject(refused("failed"));
  });

  it("allows for clocks that are a little apart", async () => {
    provider.claims = { exp: seconds(Date.now()) - 15, iat: seconds(Date.now()) + 15 };
    expect((await logInAtProvider()).answer.location).toBe("/trends");
  });

  it("goes on when the provider's keys change", async () => {
    const before = (await logInAtProvider()).viewer?.id;
    provider.rotate();
    const after = (await logInAtProvider()).viewer?.id;
    expect(after).toBe(before);
    expect(after).toBeDefined();
  });

  it("that somebody breaks off comes back with a word, and the way on", async () => {
    provider.person = undefined;
    const { browser, answer } = await logInAtProvider();
    expect(answer).toMatchObject(refused("denied"));
    const page = await browser.get(logInPage, answer.location ?? "");
    expect(page.status).toBe(403);
    expect(page.data).toMatchObject({
      redirectTo: "/trends",
      sso: { name: "Authelia", problem: expect.stringContaining("You chose not to log in with Authelia") },
    });
  });

  it("that took ten minutes is refused, and still knows the way on", async () => {
    const { browser, back } = await sentToProvider({ path: "/log-in/house?redirectTo=%2Ftrends" });
    const path = await back();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11 * 60_000);
    expect(await browser.get(callback, path)).toMatchObject(refused("expired"));
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", `/${"x".repeat(1500)}`])(
    "leads nowhere else: %s",
    async (to) => {
      const { browser, back } = await sentToProvider({
        path: `/log-in/house?redirectTo=${encodeURIComponent(to)}`,
      });
      expect((await browser.get(callback, await back())).location).toBe("/");
    },
  );

  it("is none of a HEAD", async () => {
    const { browser, back } = await sentToProvider();
    const url = settings.baseUrl + (await back());
    const init = { method: "HEAD", headers: browser.request().headers };
    const request = new Request(url, init);
    const answer = (await callback.loader({ request, params: {}, context: {} })) as Response;
    expect([answer.headers.get("Location"), answer.headers.getSetCookie()]).toEqual(["/log-in", []]);
  });
});

describe("a provider that", () => {
  const impatient = () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100));
  };
  const SILENCES: [string, () => void][] = [
    [
      "is down",
      () => {
        provider.stand = (req) => Boolean(req.socket.destroy());
      },
    ],
    [
      "says nothing",
      () => {
        impatient();
        provider.stand = () => true;
      },
    ],
    [
      "stops half-way",
      () => {
        impatient();
        provider.stand = (_, res) => res.writeHead(200, { "Content-Type": "application/json" }).write("{");
      },
    ],
    [
      "answers 503",
      () => {
        provider.stand = (_, res) => Boolean(res.writeHead(503).end());
      },
    ],
  ];

  it.each(SILENCES)("%s after the log-in is answered with a word", async (_, fall) => {
    const { browser, back } = await sentToProvider();
    const path = await back();
    fall();
    expect(await browser.get(callback, path)).toMatchObject(refused("down", "/"));
    provider.stand = undefined;
    vi.restoreAllMocks();
    expect((await logInAtProvider()).viewer).not.toBeNull();
  });

  it("sends megabytes is cut off", async () => {
    const { browser, back } = await sentToProvider();
    const path = await back();
    provider.stand = (_, res) =>
      Boolean(res.writeHead(200, { "Content-Type": "application/json" }).end(`"${"x".repeat(3_000_000)}"`));
    expect(await browser.get(callback, path)).toMatchObject(refused("failed", "/"));
  });

  it("is down when it is first needed stops nothing, and may answer later", async () => {
    const usual = settings.oidc;
    if (!usual) throw new Error("no provider");
    const late = await startProvider(`${settings.baseUrl}/log-in/house/callback`);
    settings.oidc = { ...usual, issuer: late.issuer, name: "single sign-on" };
    try {
      late.stand = (req) => Boolean(req.socket.destroy());
      const browser = new RouteBrowser();
      expect(await browser.get(start, "/log-in/house")).toMatchObject(refused("down", "/"));
      const page = await browser.get(logInPage, "/log-in?refused=down");
      expect(page.status).toBe(503);
      expect(page.data.sso.problem).toMatch(/^Single sign-on doesn’t answer/);
      late.stand = undefined;
      expect((await browser.get(start, "/log-in/house")).location).toContain(`${late.issuer}/auth?`);
    } finally {
      settings.oidc = usual;
      late.close();
    }
  });

  it("calls itself something else is not believed", async () => {
    const usual = settings.oidc;
    if (!usual) throw new Error("no provider");
    settings.oidc = { ...usual, issuer: usual.issuer.replace("localhost", "127.0.0.1") };
    expect(await new RouteBrowser().get(start, "/log-in/house")).toMatchObject(refused("failed", "/"));
    settings.oidc = usual;
  });
});
