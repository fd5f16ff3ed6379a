import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type BuiltApp, PASSWORD, PRIVATE, startBuiltApp, twoPeople, Visitor } from "../support/app";
import { dataPath, pathOf, ROUTES } from "../support/route-matrix";
import { tableContents } from "../support/store";

// Hundreds of requests each, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let app: BuiltApp;
let a: Visitor;
let b: Visitor;
let ids: { shareId: string; foodId: string };

beforeAll(async () => {
  app = await startBuiltApp();
  ({ a, b, ...ids } = await twoPeople(app));
});

const forms = Object.values(ROUTES).filter(({ form }) => form);
const visitor = () => new Visitor(app.url);

describe("a form from elsewhere", () => {
  const port = () => Number(new URL(app.url).port);
  it.each([
    ["another site", () => ({ "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" })],
    ["a sibling of this site", () => ({ "Sec-Fetch-Site": "same-site", Origin: "http://evil.127.0.0.1" })],
    ["another port", () => ({ "Sec-Fetch-Site": "", Origin: `http://127.0.0.1:${port() + 1}` })],
    ["a sandboxed frame", () => ({ "Sec-Fetch-Site": "", Origin: "null" })],
    [
      "something that only looks like this site",
      () => ({ "Sec-Fetch-Site": "", Origin: `${app.url}.evil.example` }),
    ],
    ["an old browser that says nothing", () => ({ "Sec-Fetch-Site": "" })],
    ["a plugin with an Origin that is none", () => ({ "Sec-Fetch-Site": "", Origin: "file://" })],
  ])("%s changes nothing", async (_, headersOf) => {
    const headers = new Headers(headersOf() as Record<string, string>);
    if (headers.get("Sec-Fetch-Site") === "") headers.delete("Sec-Fetch-Site");
    const before = await tableContents(app.store.read);
    for (const row of forms) {
      const path = pathOf(row.path, ids);
      for (const address of [
        path,
        dataPath(path),
        path.toUpperCase(),
        `${path}${path.includes("?") ? "&" : "?"}index`,
      ]) {
        const init = { method: "POST", headers, body: new URLSearchParams(row.form) };
        const answer = await a.copy().send(address, init);
        expect(answer.status, address).toBe(403);
        expect(answer.text).toBe("Access denied. You do not have permission to perform this action.\n");
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await tableContents(app.store.read)).toEqual(before);
  });

  it("can't log a visitor in or sign one up either", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    const form = { email: "canary-b@example.org", password: PASSWORD };
    for (const path of ["/log-in", "/sign-up", "/log-in.data"])
      expect((await visitor().post(path, form, { headers })).status).toBe(403);
  });
});

describe("a method that is not taken", () => {
  it.each(["/healthz", "/readyz", "/art/carrot.png"])("gets a few words from %s", async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const answer = await visitor().post(path, {}, { method });
      expect([answer.status, answer.text]).toEqual([405, "Method not allowed.\n"]);
      expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    }
    const head = await visitor().send(path, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
  });

  it.each(["/about", "/nowhere", "/tutorials"])("gets the same words from the page %s", async (path) => {
    const answer = await a.copy().post(path, { x: "1" });
    expect(answer.status).toBe(405);
    expect(answer.text).toMatch(/<h1[^>]*>Method not allowed\.<\/h1>/);
    expect(answer.text).not.toMatch(/<main.*did not provide.*<\/main>/s);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  });

  it.each([
    ["/api/food", "GET, HEAD, POST, OPTIONS"],
    ["/api/home", "GET, HEAD, OPTIONS"],
    ["/api/days/2026-03-01/copy", "POST, OPTIONS"],
    ["/api/webhook", "GET, HEAD, PUT, DELETE, OPTIONS"],
  ])("OPTIONS says which ones %s takes", async (path, allowed) => {
    const answer = await visitor().send(path, { method: "OPTIONS" });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(answer.headers.get("Allow")).toBe(allowed);
  });

  it.each([
    ["/about", "GET, HEAD"],
    ["/log-in", "GET, HEAD, POST"],
    ["/nowhere", "GET, HEAD"],
    ["/healthz", "GET, HEAD"],
    ["/mcp", "POST"],
  ])("OPTIONS of %s, which is no call of the API, says so too", async (path, allowed) => {
    const answer = await visitor().send(path, { method: "OPTIONS" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allowed]);
  });

  it("gets them from the API in its own shape", async () => {
    const answer = await visitor().post("/api/openapi.json");
    expect(answer.status).toBe(405);
    expect(JSON.parse(answer.text)).toEqual({
      success: false,
      data: null,
      error: "Method not allowed.",
      code: "method_not_allowed",
    });
  });
});

describe("every answer", () => {
  const NONE = "default-src 'none'; frame-ancestors 'none'";
  const PAGE =
    /^default-src 'none'; script-src 'nonce-([\w+/=]{22,})' 'strict-dynamic'; style-src 'self'(?: 'sha256-[\w+/=]{44}')?; /;
  const KINDS: [string, () => Promise<Awaited<ReturnType<Visitor["get"]>>>, "page" | "none" | "script"][] = [
    ["the landing page", () => visitor().get("/"), "page"],
    ["the home screen", () => a.get("/"), "page"],
    ["a page of one's own", () => a.get("/account"), "page"],
    ["a page that isn't there", () => visitor().get("/no-such-page"), "page"],
    ["a refused form", () => visitor().post("/log-in", {}), "page"],
    ["a wrong method", () => visitor().post("/about", {}), "page"],
    ["a share page", () => visitor().get(`/share/${ids.shareId}/carrot`), "page"],
    ["a missing share page", () => visitor().get("/share/nobody/carrot"), "page"],
    ["data", () => a.get("/account.data"), "none"],
    ["a redirect", () => visitor().get("/account"), "none"],
    ["an image", () => visitor().get("/art/carrot.png"), "none"],
    ["a missing image", () => visitor().get("/art/nothing.png"), "none"],
    ["JSON", () => a.get("/eat/recent"), "none"],
    ["a sign of life", () => visitor().get("/healthz"), "none"],
    ["a file", () => visitor().get("/icon.svg"), "none"],
    ["a refusal", () => a.post("/time-zone", {}, { headers: { "Sec-Fetch-Site": "cross-site" } }), "none"],
    ["a body too large", () => a.post("/time-zone", { timeZone: "a".repeat(100_000) }), "none"],
    ["an odd method", () => visitor().send("/", { method: "OPTIONS" }), "none"],
    ["an address too long", () => visitor().get(`/?${"a".repeat(5000)}`), "none"],
  ];

  it.each(KINDS)("of %s carries the security headers, once", async (_, ask, policy) => {
    const { headers, text } = await ask();
    const csp = headers.get("Content-Security-Policy") ?? "";
    if (policy === "none") expect(csp).toBe(NONE);
    else {
      expect(csp).toMatch(PAGE);
      expect(csp).toMatch(/base-uri 'none'; object-src 'none'; frame-ancestors 'none'$/);
      expect(csp).not.toContain("unsafe-");
      const nonce = PAGE.exec(csp)?.[1];
      for (const [tag] of text.matchAll(/<script\b[^>]*>/g))
        if (!/type="application\/(?:ld\+)?json"/.test(tag)) expect(tag).toContain(`nonce="${nonce}"`);
      expect(text).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)="/);
    }
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toMatch(/^camera=\(self\), .*geolocation=\(\)/);
    expect(headers.get("Cache-Control")).toMatch(/no-store|private, no-cache|public, max-age=/);
    for (const name of ["X-Powered-By", "Server", "Access-Control-Allow-Origin", "Strict-Transport-Security"])
      expect(headers.get(name), name).toBeNull();
  });

  it("of a page has a new nonce", async () => {
    const nonces = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { headers } = await visitor().get("/about");
        return PAGE.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
      }),
    );
    expect(new Set(nonces).size).toBe(20);
  });

  it("with personal data is not cached or indexed", async () => {
    for (const path of ["/", "/account", "/account.data", "/eat/recent", "/my-collections", "/calendar"])
      expect((await a.get(path)).headers.get("Cache-Control"), path).toContain("no-store");
    for (const path of ["", "/card.png"])
      expect((await visitor().get(`/share/${ids.shareId}/carrot${path}`)).headers.get("X-Robots-Tag")).toBe(
        "noindex",
      );
  });
});

describe("redirectTo", () => {
  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "https://evil.example",
    "https:evil.example",
    "http:\\\\evil.example",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "evil.example",
    "@evil.example",
    "/ /evil.example",
    "/\u0000/evil.example",
    "/\r\nSet-Cookie: pp=x",
    "?//evil.example",
    "",
    `/${"a".repeat(3000)}`,
  ])("%j leads home", async (redirectTo) => {
    const form = { email: "canary-b@example.org", password: PASSWORD, redirectTo };
    const answer = await visitor().post("/log-in", form);
    expect(answer).toMatchObject({ status: 303, location: "/" });
    const data = await visitor().post("/log-in.data", form);
    expect(data.text).toContain('"redirect","/",');
    expect(data.text).not.toContain("evil.example");
    const page = await visitor().get(`/log-in?redirectTo=${encodeURIComponent(redirectTo)}`);
    expect(page.text).toContain('name="redirectTo" value="/"');
    expect(page.text).not.toMatch(/href="[^"]*evil\.example/);
  });

  it.each(["/..//evil.example/", "/.//evil.example", "/%2e%2e//evil.example", "/x/../..//evil.example"])(
    "%j stays on this site",
    async (redirectTo) => {
      const form = { email: "canary-b@example.org", password: PASSWORD, redirectTo };
      const { location } = await visitor().post("/log-in", form);
      expect(new URL(location ?? "", app.url).origin).toBe(app.url);
      expect(location).not.toMatch(/^\/\//);
    },
  );

  it.each([
    ["/日本", "/%E6%97%A5%E6%9C%AC"],
    ["/?q=\u2028", "/?q=%E2%80%A8"],
  ])("%j, which no header can hold as it stands, fails nothing", async (redirectTo, location) => {
    const form = { email: "canary-b@example.org", password: PASSWORD, redirectTo };
    const b = visitor();
    expect(await b.post("/log-in", form)).toMatchObject({ status: 303, location });
    expect(await b.post("/log-out", { redirectTo })).toMatchObject({ status: 303, location });
    const email = `${Buffer.from(redirectTo).toString("hex")}@example.org`;
    expect(await visitor().post("/sign-up", { ...form, email })).toMatchObject({ status: 303, location });
    expect((await visitor().post("/log-in.data", form)).status).toBe(202);
  });
});

describe("the session's cookie", () => {
  it("is unreadable to scripts, this site's alone, and lasts a month at most", async () => {
    const form = { email: "canary-b@example.org", password: PASSWORD };
    const cookies = (await visitor().post("/log-in", form)).headers.getSetCookie();
    expect(cookies.filter((cookie) => cookie.startsWith("pp="))).toHaveLength(1);
    expect(cookies[0]).toMatch(/^pp=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("that was planted before is never adopted, whatever it holds", async () => {
    const attacker = visitor();
    await attacker.post("/log-in", { email: "canary-b@example.org", password: PASSWORD });
    const planted = attacker.cookies.get("pp") ?? "";
    for (const value of [planted, "planted", "x".repeat(4000)]) {
      const victim = visitor();
      victim.cookies.set("pp", value);
      await victim.post("/log-in", { email: "canary-a@example.org", password: PASSWORD });
      expect(victim.cookies.get("pp")).not.toBe(value);
      expect((await victim.get("/account")).text).toContain("canary-a@example.org");
      const thief = visitor();
      thief.cookies.set("pp", value);
      expect((await thief.get("/account")).status).toBe(302);
    }
  });

  it("beside a second one of that name is one or the other, never a failure", async () => {
    const good = a.cookies.get("pp");
    for (const Cookie of [
      `pp=forged; pp=${good}`,
      `pp=${good}; pp=forged`,
      `pp; pp=${good}`,
      `pp==; ;;=;pp=${good}`,
    ])
      expect([200, 302]).toContain((await visitor().get("/account", { headers: { Cookie } })).status);
  });

  it("is invalid once its session has ended, in every browser that still has it", async () => {
    const one = visitor();
    await one.post("/log-in", { email: "canary-b@example.org", password: PASSWORD });
    const stolen = one.copy();
    expect((await stolen.get("/account")).status).toBe(200);
    const answer = await one.post("/log-out");
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^pp=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const path of ["/account", "/eat/recent", "/account.data"])
      expect([302, 202]).toContain((await stolen.get(path)).status);
    expect((await stolen.post("/welcome/goal", { calories: "1" })).location).toContain("/log-in");
  });
});

describe("a share page", () => {
  const address = () => `/share/${ids.shareId}/carrot`;
  const plain = (text: string) => text.replace(/nonce="[^"]*"/g, "");

  it("is the same for its owner, for another, and for anybody", async () => {
    for (const path of [`${address()}?nickname=Ann`, address(), "/share/nobody/carrot"]) {
      const [mine, theirs, anybodys] = [await a.get(path), await b.get(path), await visitor().get(path)];
      expect(plain(mine.text)).toBe(plain(anybodys.text));
      expect(plain(theirs.text)).toBe(plain(anybodys.text));
      for (const answer of [mine, theirs, anybodys]) {
        expect(answer.headers.getSetCookie()).toEqual([]);
        for (const word of PRIVATE) expect(answer.text.toLowerCase()).not.toContain(word);
      }
    }
  });

  it("is the same whatever headers come with it", async () => {
    const usual = plain((await visitor().get(address())).text);
    for (const headers of [
      { "X-Forwarded-Host": "evil.example" },
      { "X-Forwarded-Proto": "https" },
      { Forwarded: "host=evil.example" },
      { "X-Remix-Revalidate": "yes" },
      { "X-Remix-Reload-Document": "yes" },
      { "X-Original-URL": "/account" },
      { "Accept-Language": "de" },
      { Accept: "application/json" },
      { "User-Agent": "Googlebot" },
      { Purpose: "prefetch" },
    ] as Record<string, string>[])
      expect(plain((await visitor().get(address(), { headers })).text), JSON.stringify(headers)).toBe(usual);
  });

  it.each([
    "<script>alert(1)</script>",
    `"><img src=x onerror=alert(1)>`,
    `' onmouseover='alert(1)`,
    "</title><script>alert(1)</script>",
    `"/><meta http-equiv="refresh" content="0;url=https://evil.example">`,
    "javascript:alert(1)",
    "https://evil.example/ click",
    "{{constructor.constructor('alert(1)')()}}",
    "\u202Egnp.exe",
    "a\u0000b",
    `Z${"\u0351".repeat(200)}`,
    "\u2028\u2029</script>",
    "a".repeat(3000),
    "%",
    "\ud800",
    "&lt;script&gt;",
  ])("shows the nickname %j as plain words", async (nickname) => {
    const { status, text } = await visitor().get(
      `${address()}?nickname=${encodeURIComponent(nickname.toWellFormed())}`,
    );
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script>|<img src=x|<meta http-equiv/);
    expect(text.replace(/="[^"]*"/g, "")).not.toMatch(/<[^>]*\son\w+/);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(text).not.toContain("\u0000");
    expect(text).not.toMatch(/href="[^"]*(?:javascript:|evil\.example)/);
    const title = /<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? "";
    expect(title).toMatch(/ collected a nutrition puzzle!$/);
    expect(title.length).toBeLessThan(400);
  });

  it("ends with its owner", async () => {
    const { users } = app.store.read.t;
    await app.store.tx(async (db) => {
      await db.delete(users).where(eq(users.share_id, ids.shareId));
    });
    const [gone, never] = [await visitor().get(address()), await visitor().get("/share/nobody/carrot")];
    expect(gone.status).toBe(404);
    expect(plain(gone.text)).toBe(plain(never.text));
    expect((await visitor().get(`${address()}/card.png`)).status).toBe(404);
    expect((await a.get("/account")).status).toBe(302);
  });
});
