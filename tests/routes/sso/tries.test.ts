import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { RouteBrowser } from "../../support/routes";

vi.hoisted(() => {
  process.env.RATE_LIMITS = "on";
});

import "../../support/sso/oidc-env";
import "../../support/route-env";
import { mailNewSignIn } from "~/features/access/log-in.server";
import { settings, store } from "~/platform/boot.server";
import * as logInPage from "~/routes/_front.log-in";
import * as start from "~/routes/log-in.house";
import * as callback from "~/routes/log-in.house_.callback";
import { newPerson, refused, ssoLogIn } from "../../support/sso/log-in";

const { sentToProvider, logInAtProvider } = ssoLogIn(start, callback);

it("new ways into an account are mailed three times an hour, and not where no password could be reset", async () => {
  newPerson();
  const { viewer } = await logInAtProvider();
  const userId = viewer?.id ?? "";
  const { outbox } = store.read.t;
  const mails = () => store.read.select().from(outbox).where(eq(outbox.user_id, userId));
  const before = (await mails()).length;
  const only = { oidc: settings.oidc && { ...settings.oidc, only: true } };
  await mailNewSignIn(store, only, userId, Date.now());
  expect(await mails()).toHaveLength(before);
  for (let n = 0; n < 5; n++) await mailNewSignIn(store, settings, userId, Date.now());
  expect(await mails()).toHaveLength(before + 3);
});

it("made-up answers of a provider, and of passkeys, are looked at sixty times", async () => {
  newPerson();
  const { browser, url } = await sentToProvider();
  const cookies = new Map(browser.cookies);
  const path = `/log-in/house/callback?code=made-up&state=${url.searchParams.get("state")}`;
  for (let n = 0; n < 60; n++) {
    browser.cookies = new Map(cookies);
    await browser.get(callback, path);
  }
  expect((await logInAtProvider()).answer).toMatchObject(refused("too-often"));

  const nobody = new RouteBrowser();
  const tryOne = async () => (await nobody.post(logInPage, "/log-in", { credential: "{}" })).status;
  for (let n = 0; n < 60; n++) expect(await tryOne()).toBe(400);
  expect(await tryOne()).toBe(429);
});
