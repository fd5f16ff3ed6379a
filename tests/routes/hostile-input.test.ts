import { request } from "node:http";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type BuiltApp, startBuiltApp } from "../support/app";
import "../support/route-env";
import { signUp } from "~/features/access/account.server";
import { takeToast } from "~/http/form.server";
import { recoveryCookie, signIn } from "~/http/sender.server";
import { viewerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const ORIGIN = "http://localhost:3000";

describe("a cookie", () => {
  let mine: string;
  beforeAll(async () => {
    const made = await signUp(
      store,
      { email: "ann@example.org", password: "carrots-before-noon" },
      Date.now(),
    );
    if (!made.ok) throw new Error("the address is taken");
    mine = (await signIn(new Request(ORIGIN), made.userId)).get("Set-Cookie")?.split(";")[0]?.slice(3) ?? "";
  });

  const printable = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  });
  const base64 = fc.json().map((json) => Buffer.from(json).toString("base64"));
  /** The good one with one letter changed, cut, doubled or under another signature; or anything. */
  const bad = () =>
    fc.oneof(
      fc
        .tuple(fc.nat(mine.length - 1), fc.constantFrom(..."ABab09._-%="))
        .map(([at, letter]) => mine.slice(0, at) + letter + mine.slice(at + 1)),
      fc.nat(mine.length - 1).map((end) => mine.slice(0, end)),
      fc.tuple(base64, printable).map(([value, signature]) => `${value}.${signature}`),
      base64.map((value) => value + mine.slice(mine.lastIndexOf("."))),
      printable,
      fc.constantFrom("a".repeat(8000), `${mine}${mine}`, "%00", "%E0%A4%A", "null", "[]", "{}"),
    );

  it("that was tampered with means nobody, whatever it holds", async () => {
    await fc.assert(
      fc.asyncProperty(bad(), async (value) => {
        fc.pre(decoded(value) !== decoded(mine) && !value.includes(";"));
        const request = new Request(ORIGIN, { headers: { Cookie: `pp=${value}` } });
        expect(await viewerOf(request)).toBeNull();
      }),
      { numRuns: 2000 },
    );
    expect(await viewerOf(new Request(ORIGIN, { headers: { Cookie: `pp=${mine}` } }))).not.toBeNull();
  });

  it("of a message or a link that holds anything fails nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(base64, printable), async (value) => {
        const request = new Request(ORIGIN, {
          headers: { Cookie: `pp_toast=${value}; pp_recovery=${value}` },
        });
        await takeToast(request);
        await recoveryCookie.read(request);
      }),
      { numRuns: 1000 },
    );
  });

  // Escapes of letters that need none say the same.
  function decoded(value: string) {
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
});

describe("on the built server", () => {
  let app: BuiltApp;
  beforeAll(async () => {
    app = await startBuiltApp();
  });

  /** Sends a target as it stands. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string; location?: string }>((resolve, reject) => {
      const req = request(app.url, { path, headers, agent: false }, async (res) => {
        let text = "";
        for await (const part of res.setEncoding("utf8")) text += part;
        resolve({ status: res.statusCode ?? 0, text, location: res.headers.location });
      });
      req.on("error", reject);
      req.end();
    });

  it("none of eight hundred paths crashes it or exposes internals", async () => {
    const roots = [
      "/",
      "/share/",
      "/my-collections/detail/",
      "/food/",
      "/puzzles/",
      "/art/",
      "/avatars/",
      "/api/",
      "/api/food/",
      "/assets/",
    ];
    const words = [
      "..",
      ".",
      "%2e%2e",
      "..%2f",
      "%2f",
      "%5c",
      "%00",
      "%E0",
      "%ff",
      "__proto__",
      "constructor",
      "carrot",
      "%F0%9F%A5%95",
      ".data",
      "etc",
      "passwd",
      "a".repeat(200),
      "'",
      "%22%3E",
      "~",
      "*",
      ";",
      "@",
      ":",
      "__manifest",
      "_root.data",
      "card.png",
      "-",
      "0",
      "%",
    ];
    const path = fc
      .tuple(
        fc.constantFrom(...roots),
        fc.array(fc.constantFrom(...words), { maxLength: 6 }),
        fc.constantFrom("", "?", "?index", "?_routes=root", "?date=%00", "?page=-1e9", "?token[]=1"),
      )
      .map(([root, parts, query]) => root + parts.join("/") + query);
    const paths = fc.sample(path, { numRuns: 800, seed: 21 });
    const odd: string[] = [];
    for (let i = 0; i < paths.length; i += 20) {
      await Promise.all(
        paths.slice(i, i + 20).map(async (one) => {
          const { status, text, location } = await get(one);
          const calm = [200, 202, 204, 301, 302, 303, 400, 401, 403, 404, 405].includes(status);
          const quiet = !/\bat .+\.js:\d+|node_modules|root:x:0/.test(text);
          const stays = location === undefined || /^\/(?![/\\])/.test(location);
          if (!calm || !quiet || !stays) odd.push(`${status} ${one} ${location ?? ""}`);
        }),
      );
    }
    expect(odd).toEqual([]);
    expect(app.log()).not.toMatch(/"level":"error"/);
  });

  it("no header of a proxy that nobody trusts changes an answer", async () => {
    const plain = (text: string) => text.replace(/nonce="[^"]*"/g, "").replace(/nonce-[\w+/=]+/g, "");
    const host = new URL(app.url).host;
    const usual = await get("/", { Host: host });
    for (const headers of [
      { "X-Forwarded-Host": "evil.example" },
      { "X-Forwarded-Host": "evil.example:1234" },
      { "X-Forwarded-Proto": "https" },
      { "X-Forwarded-Port": "1" },
      { "X-Forwarded-Prefix": "/evil" },
      { Forwarded: "host=evil.example;proto=https" },
      { "X-Original-URL": "/account" },
      { "X-Rewrite-URL": "/account" },
      { "X-HTTP-Method-Override": "DELETE" },
      { "X-Real-IP": "203.0.113.9" },
      { "X-Client-IP": "203.0.113.9" },
      { "X-Remix-Redirect": "https://evil.example" },
    ] as Record<string, string>[]) {
      const answer = await get("/", { Host: host, ...headers });
      expect(plain(answer.text), JSON.stringify(headers)).toBe(plain(usual.text));
    }
    const guarded = await get("/account", { Host: host, "X-Forwarded-Host": "evil.example" });
    expect(guarded.location).toBe("/log-in?redirectTo=%2Faccount");
    for (const bad of ["evil.example/", "evil example", "evil.example@good", "a,b"])
      expect((await get("/", { Host: bad })).status, bad).toBe(400);
  });
});
