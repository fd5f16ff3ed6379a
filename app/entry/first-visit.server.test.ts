import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { firstVisit } from "./first-visit.server";

const link = (name: string, media = "") => `<link rel="stylesheet"${media} href="/assets/${name}.css"/>`;
const PAGE = `<head><link rel="preload" as="font" href="/assets/a.woff2"/>${link("shell")}${link("front")}</head><body>Hi</body>`;
const FILES: Record<string, string> = {
  "/assets/shell.css": "a{color:red}",
  "/assets/front.css": 'b{content:"$&"}',
};
const CSS = `a{color:red}b{content:"$&"}`;

const visit = (headers: Record<string, string> = {}, path = "/", files = FILES) =>
  firstVisit(new Request(`http://localhost${path}`, { headers }), PAGE, (href) => files[href]);

const PERSON = { Cookie: "pp=abc", "Upgrade-Insecure-Requests": "1" };

it("has its styles in the page in their order, by the hash that the policy takes, and their files beside it", () => {
  const { html, styleHash } = visit() ?? {};
  expect(html).toBe(
    `<head><link rel="later" as="font" href="/assets/a.woff2"/>${link("shell", ' media="not all"')}${link("front", ' media="not all"')}<style>${CSS}</style></head><body>Hi</body>`,
  );
  expect(styleHash).toBe(`'sha256-${createHash("sha256").update(CSS).digest("base64")}'`);
});

it("is paid for once: a visitor's browser holds the page by its tag, a person's by a cookie of these styles", () => {
  expect(visit()?.headers).toMatchObject({ ETag: expect.any(String), Vary: "Cookie" });
  const cookie = visit(PERSON)?.headers?.["Set-Cookie"]?.split(";")[0];
  expect(cookie).toMatch(/^pp_styles=/);
  expect(visit({ ...PERSON, Cookie: `pp=abc; ${cookie}` })).toBeUndefined();
  expect(visit({ ...PERSON, Cookie: "pp=abc; pp_styles=older" })?.styleHash).toBeDefined();
});

it("finds its fonts under a path too", () => {
  const page = PAGE.replaceAll('href="/assets', 'href="/food/assets');
  const font = () => "@font-face{src:url(/assets/a.woff2)}";
  const { html } = firstVisit(new Request("http://localhost/"), page, font) ?? {};
  expect(html).toContain("url(/food/assets/a.woff2)");
  expect(html).toContain('media="not all" href="/food/assets/shell.css"');
});

it("is nothing to a program, on other pages and without its files", () => {
  expect(visit({ Cookie: "pp=abc" })).toBeUndefined();
  expect(visit({}, "/?eat=1")).toBeUndefined();
  expect(visit({}, "/about")).toBeUndefined();
  expect(visit({}, "/", {})).toBeUndefined();
});
