import { expect } from "vitest";
import { viewerOf } from "~/http/viewer.server";
import { settings } from "~/platform/boot.server";
import { type Route, RouteBrowser } from "../routes";
import { provider } from "./oidc-env";

let people = 0;

/** Somebody new at the provider, who logs in there next. */
export function newPerson() {
  people++;
  const person = { sub: `person-${people}`, email: `person-${people}@example.org`, email_verified: true };
  provider.person = person;
  return person;
}

/** The two ways of a log-in, by the routes of its beginning and its end. */
export function ssoLogIn(start: Route, callback: Route) {
  return { sentToProvider, logInAtProvider };

  /** A browser that was sent to the provider, and the path with which it comes back. */
  async function sentToProvider({ browser = new RouteBrowser(), path = "/log-in/house" } = {}) {
    const { location, status } = await browser.get(start, path);
    expect(status).toBe(302);
    const url = new URL(location ?? "");
    const back = async () => (await provider.arrive(url.href)).replace(settings.baseUrl, "");
    return { browser, url, back };
  }

  async function logInAtProvider(browser = new RouteBrowser()) {
    const { back } = await sentToProvider({ browser, path: "/log-in/house?redirectTo=%2Ftrends" });
    const answer = await browser.get(callback, await back());
    return { browser, answer, viewer: await viewerOf(browser.request()) };
  }
}

/** Where somebody is sent who was refused for this reason. */
export const refused = (problem: string, redirectTo = "/trends") => ({
  status: 303,
  location: `/log-in?redirectTo=${encodeURIComponent(redirectTo)}&refused=${problem}`,
});
