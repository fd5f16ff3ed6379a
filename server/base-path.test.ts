import { describe, expect, test } from "vitest";
import { startEdge } from "../tests/support/edge";
import { mountedFile } from "./answers/static-files";

const settings = {
  baseUrl: "https://home.example.org/food",
  baseUrlGiven: true,
  basePath: "/food",
  rootPaths: ["/healthz", "/readyz"],
};

describe("a product under /food", () => {
  test.each([
    ["/food/", "/"],
    ["/food/eat?date=2026-11-19", "/eat?date=2026-11-19"],
    ["/food/food/7", "/food/7"],
    ["/food/eat.data", "/eat.data"],
    ["/food.data?date=2026-11-19", "/_root.data?date=2026-11-19"],
    ["/food/healthz", "/healthz"],
    ["/healthz", "/healthz"],
    ["/readyz", "/readyz"],
    ["/food//evil.example/", "//evil.example/"],
  ])("gets %s as %s", async (path, own) => {
    const { send, seen } = await startEdge({ settings });
    expect((await send({ path })).status).toBe(200);
    expect(seen[0]?.request.url).toBe(new URL(`https://home.example.org${own}`).href);
  });

  test.each([
    "/",
    "/eat",
    "/foodx",
    "/foods",
    "//food/",
    "/FOOD/",
    "/%66ood/",
    "/food%2f",
    "/metrics",
    "/../food/",
  ])("has nothing at %s", async (path) => {
    const { send, seen } = await startEdge({ settings });
    const { status, body } = await send({ path });
    expect([status, String(body)]).toEqual([404, expect.stringContaining("at /food/")]);
    expect(seen).toEqual([]);
  });

  test("leads to its slash, with the query", async () => {
    const { send } = await startEdge({ settings });
    const moved = await send({ path: "/food?eat=1" });
    expect(moved).toMatchObject({ status: 308, headers: { location: "/food/?eat=1" } });
  });

  test("has its path in redirects and cookies, and no other site's", async () => {
    const leadsTo = async (location: string) => {
      const headers = [
        ["Location", location],
        ["Set-Cookie", "__Secure-pp=a; Max-Age=9; Path=/; HttpOnly; Secure"],
        ["Set-Cookie", "pp_theme=dark; Path=/"],
      ] as [string, string][];
      const { send } = await startEdge({
        settings,
        handle: async () => new Response(null, { status: 303, headers }),
      });
      return (await send({ path: "/food/log-in" })).headers;
    };
    expect(await leadsTo("/log-in?redirectTo=%2Feat")).toMatchObject({
      location: "/food/log-in?redirectTo=%2Feat",
      "set-cookie": ["__Secure-pp=a; Max-Age=9; Path=/food/; HttpOnly; Secure", "pp_theme=dark; Path=/food/"],
    });
    for (const elsewhere of ["https://id.example.org/", "//id.example.org/", "?step=2"])
      expect((await leadsTo(elsewhere)).location).toBe(elsewhere);
  });

  test("refuses what another site of the host's name sends, by the origin alone", async () => {
    const { send } = await startEdge({ settings });
    const post = (Origin: string) =>
      send({ method: "POST", path: "/food/eat", headers: { Origin, Cookie: "pp=a" } });
    expect((await post("https://home.example.org")).status).toBe(200);
    expect((await post("https://evil.example.org")).status).toBe(403);
  });
});

test("a built file names others under the base path", () => {
  const text =
    'import("./a.js");f("/assets/b.js",`/assets/c.svg#x`);url(/assets/d.woff2);e=>{return"/"+e};"/eat"';
  expect(mountedFile(text, "/food")).toBe(
    'import("./a.js");f("/food/assets/b.js",`/food/assets/c.svg#x`);url(/food/assets/d.woff2);e=>{return"/food/"+e};"/eat"',
  );
});
