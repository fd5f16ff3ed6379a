import { RouteBrowser, withParams } from "../support/routes";
import { provider } from "../support/sso/oidc-env";
import { testCaller } from "../support/store";
import "../support/route-env";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { signUp } from "~/features/access/account.server";
import { recoveryLink } from "~/features/access/password/recovery.server";
import { enterByHeader } from "~/features/access/sso/enter.server";
import { renewPictureLink } from "~/features/album/picture-link.server";
import { collectPuzzle } from "~/features/collection/collect.server";
import { makeToken } from "~/features/mail/mailer.server";
import { takeToast } from "~/http/form.server";
import { signInRequest } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import * as confirm from "~/routes/confirm-email";
import * as start from "~/routes/log-in.house";
import * as callback from "~/routes/log-in.house_.callback";
import * as reset from "~/routes/reset-password";
import * as share from "~/routes/share.$shareId.$puzzleName";
import * as picture from "~/routes/today.$file";
import { newPerson, ssoLogIn } from "../support/sso/log-in";

const NEW = "parsnips & leeks";
const { logInAtProvider } = ssoLogIn(start, callback);
const { users } = store.read.t;

let email: string;
let userId: string;
let token: string;
beforeEach(async () => {
  email = newPerson().email;
  settings.oidc = { ...(settings.oidc ?? expect.fail("no provider")), only: false, linkByEmail: true };
  const made = await signUp(store, { email, password: "carrots & peas" }, Date.now());
  userId = made.ok ? made.userId : expect.fail(made.reason);
  token = await renewPictureLink(testCaller(store, { id: userId }));
  const amounts = { carbs: 200, protein: 150, fats: 65 };
  await testCaller(store, { id: userId }, Date.now()).change((tx) =>
    collectPuzzle(tx, { puzzleId: "carrot", date: "2026-03-01", amounts }),
  );
});

const stranger = new RouteBrowser();
const shareIdNow = async () =>
  (await store.read.select({ id: users.share_id }).from(users).where(eq(users.id, userId)))[0]?.id ?? "";
const seen = async (shareId = userId) => [
  (await stranger.get(withParams(picture, { file: `${token}.png` }), `/today/${token}.png`)).status,
  (await stranger.get(withParams(share, { shareId, puzzleName: "carrot" }), `/share/${shareId}/carrot`))
    .status,
];

const resetBy = async (link: string) => {
  const owner = new RouteBrowser();
  await owner.get(reset, link.replace(settings.baseUrl, ""));
  expect((await owner.get(reset, "/reset-password")).data).toMatchObject({ byMail: true });
  const answer = await owner.post(reset, "/reset-password", { newPassword: NEW, confirmPassword: NEW });
  expect(answer.location).toBe("/reset-password?done=1");
};
const mailed = (purpose: "confirm" | "recovery") =>
  store.tx((db) => makeToken(db, { userId, purpose }, Date.now()));

const RESCUES: [string, () => Promise<unknown>][] = [
  [
    "a confirmation link in another browser",
    async () => {
      const address = `/confirm-email?token=${await mailed("confirm")}`;
      expect((await new RouteBrowser().post(confirm, address, { password: NEW })).location).toBe("/log-in");
    },
  ],
  [
    "a confirmation link where passwords are not used",
    async () => {
      settings.oidc = { ...(settings.oidc ?? expect.fail("no provider")), only: true };
      const address = `/confirm-email?token=${await mailed("confirm")}`;
      const owner = new RouteBrowser();
      expect((await owner.get(confirm, address)).data).toEqual({ live: true, endsLinks: true });
      expect((await owner.post(confirm, address)).location).toBe("/log-in");
    },
  ],
  ["a mailed reset", async () => resetBy(`/reset-password?token=${await mailed("recovery")}`)],
  ["a printed reset", async () => resetBy(await recoveryLink(store, userId, settings.baseUrl, Date.now()))],
  [
    "the sign-in provider",
    async () => {
      const { viewer, browser } = await logInAtProvider();
      expect(viewer?.id).toBe(userId);
      expect((await takeToast(browser.request())).toast?.text).toContain("links to its picture and shares");
    },
  ],
  [
    "the proxy in front",
    async () => {
      const visit = { ...signInRequest(new Request("http://localhost:3000")), timeZone: undefined };
      expect(await enterByHeader(visit, email)).toEqual({ userId, how: "proved" });
    },
  ],
];

it.each(RESCUES)("%s ends what a stranger has of the account's picture and shares", async (_, rescue) => {
  expect(await seen()).toEqual([200, 200]);
  await rescue();
  expect(await seen()).toEqual([404, 404]);
  expect(await seen(await shareIdNow())).toEqual([404, 200]);
});

it("somebody who proves their address again by the provider keeps both", async () => {
  await store.tx((db) => db.update(users).set({ email_confirmed_at: 1 }).where(eq(users.id, userId)));
  expect((await logInAtProvider()).viewer?.id).toBe(userId);
  expect(await seen()).toEqual([200, 200]);
  expect(provider.person).toMatchObject({ email });
});
