import type { EntryContext, ServerBuild } from "@remix-run/node";
import { Link as RemixLink, NavLink as RemixNavLink, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { directPage } from "./direct-pages";
import { Link, NavLink } from "./links";

async function shown(content: () => React.JSX.Element, path: string) {
  const route = { id: "root", path: "", index: true };
  const build = {
    routes: { root: { ...route, module: { default: content, loader: () => ({}) } } },
    assets: { version: "1", entry: { imports: [] }, routes: { root: { ...route, module: "/root.js" } } },
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
  const render = (context: EntryContext, url: string) => ({
    status: 200,
    headers: {},
    body: renderToString(<RemixServer context={context} url={url} />),
  });
  const page = await directPage(build, "root", render)(new Request(`http://localhost${path}`));
  return String(page?.body);
}

const LINKS = [
  { to: "/" },
  { to: "/eat", className: "button", id: "eat", "aria-label": "Eat" },
  { to: "/eat?date=2026-11-21&time=a%20b#end", prefetch: "intent", replace: true },
  { to: "/eat?" },
  { to: "/eat?#end" },
  { to: "/eat#" },
  { to: "/a/../b//c" },
  { to: "/käse?with=ü ber" },
  { to: "/a-b/c_d/", preventScrollReset: true, target: "_blank", rel: "noreferrer" },
  { to: "/picture.png", reloadDocument: true, discover: "none" },
  { to: "/picture.png", reloadDocument: true },
  { to: "/x", discover: "none", state: { from: 1 }, viewTransition: true },
  { to: "?page=2" },
  { to: ".." },
  { to: "" },
  { to: { pathname: "/eat", search: "?a=1" } },
  { to: "//example.org/x" },
  { to: "https://example.org/x" },
] as const;

test.each(LINKS)("$to is linked as Remix links it", async (link) => {
  const own = await shown(() => <Link {...link}>Go</Link>, "/");
  expect(own).toContain("Go</a>");
  expect(own).toBe(await shown(() => <RemixLink {...link}>Go</RemixLink>, "/"));
});

const NAV_LINKS = [
  { to: "/", end: true, className: "entry", id: "home" },
  { to: "/", className: "entry" },
  { to: "/?a=1", end: true },
  { to: "/eat", end: true },
  { to: "/", end: true, "aria-current": "step" },
  { to: "/", end: true, className: ({ isActive }: { isActive: boolean }) => (isActive ? "on" : "off") },
  { to: "/", end: true, caseSensitive: true },
] as const;

test.each(NAV_LINKS)("$to is an entry of the menu as Remix makes it", async (link) => {
  const own = await shown(() => <NavLink {...link}>Go</NavLink>, "/");
  expect(own).toContain("Go</a>");
  expect(own).toBe(await shown(() => <RemixNavLink {...link}>Go</RemixNavLink>, "/"));
});
