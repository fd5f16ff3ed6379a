import { expect, it } from "vitest";
import { RouteBrowser } from "../support/routes";

process.env.BASE_URL = "https://food.example.org";
await import("../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const logOut = await import("~/routes/log-out");
const { viewerOf } = await import("~/http/viewer.server");

it("behind https the session's cookie is Secure and bound to the host, also as it is taken back", async () => {
  const browser = new RouteBrowser();
  const form = { email: "ann@example.org", password: "carrots & peas" };
  const { headers } = await browser.post(signUp, "/sign-up", form);
  const [cookie = ""] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-pp=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await viewerOf(browser.request())).toMatchObject({ email: "ann@example.org" });

  const plain = new RouteBrowser();
  plain.cookies.set("pp", browser.cookies.get("__Host-pp") ?? "");
  expect(await viewerOf(plain.request())).toBeNull();

  const [taken] = (await browser.post(logOut, "/log-out")).headers.getSetCookie();
  expect(taken).toBe("__Host-pp=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax");
});
