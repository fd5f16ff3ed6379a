import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { firstVisit } from "./first-visit.server";

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
const PAGE = `<head><link rel="preload" as="font" href="/assets/a.woff2"/>${link("shell")}${link("front")}</head><body>Hi</body>`;
const FILES: Record<string, string> = {
  "/assets/shell.css": "a{color:red}",
  "/assets/front.css": 'b{content:"$&"}',
};

it("has its styles in the page in their order, by the hash that the policy takes, and their files afterwards", () => {
  const css = `a{color:red}b{content:"$&"}`;
  const { html, styleHash } = firstVisit(PAGE, (href) => FILES[href]);
  expect(html).toBe(
    `<head><style>${css}</style><link rel="prefetch" as="style" href="/assets/shell.css"/>` +
      '<link rel="prefetch" as="style" href="/assets/front.css"/></head><body>Hi</body>',
  );
  expect(styleHash).toBe(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
});

it("is left as it is without its files, and without stylesheets", () => {
  expect(firstVisit(PAGE, () => undefined)).toEqual({ html: PAGE });
  expect(firstVisit("<head></head>")).toEqual({ html: "<head></head>" });
});
