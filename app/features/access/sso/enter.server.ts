import { lockUser } from "~/db/rows.server";
import type { Db } from "~/db/store";
import {
  revokeAllSignIns,
  setConfirmed,
  signUp,
  signUpWay,
  unconfirmed,
  userByEmail,
} from "~/features/access/account.server";
import { isEmail, NO_PASSWORD, normalEmail } from "~/features/access/credentials";
import { learnTimeZone } from "~/features/access/hours.server";
import { mailNewSignIn } from "~/features/access/log-in.server";
import { requireRecentLogIn } from "~/features/access/password/change.server";
import { replacePassword } from "~/features/access/password/password.server";
import type { Caller, SignInRequest } from "~/http/caller.server";
import { toastCookie } from "~/http/form.server";
import { signUpLimit } from "~/http/limits.server";
import { setPlainCookie } from "~/http/plain-cookie";
import { Refusal } from "~/http/refusal";
import { proxyUser, signIn } from "~/http/sender.server";
import { logEvent } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { pendingLink, type SsoPerson } from "./flow.server";
import { addIdentity, type Identity, ownerOf } from "./identities.server";
import { isSsoProblem, SSO_PROBLEMS, SSO_TEXTS, ssoProblemText, ssoRefusal } from "./problems";

type Visit = SignInRequest & { timeZone: string | undefined; invite?: string };
/** An account that was opened: it was there, is linked by its address now, lost its former ways in by that, or was made. */
type Entered = { userId: string; how: "known" | "linked" | "proved" | "new" };

type Person = { email: string; emailVerified: boolean; identity?: Identity };

const PROBLEMS = {
  "not-first": "closed",
  "not-invited": "uninvited",
  "email-taken": "taken",
} as const;

/** An account without a password, where the sign-up policy allows one or an invite, which is used up. Throws Refusal with an `SsoProblem`. */
async function makeAccount(visit: Visit, { email, emailVerified, identity }: Person): Promise<Entered> {
  const { store, request, timeZone, invite, now } = visit;
  const { signUps, emailConfirmation } = visit.settings;
  if (emailConfirmation === "required" && !emailVerified) throw ssoRefusal("unverified");
  const way = await signUpWay(store.read, signUps, invite);
  if (!way) throw ssoRefusal("closed");
  if (await signUpLimit(request)) throw ssoRefusal("too-often");
  const account = { email, timeZone, confirmed: emailVerified, identity, ...way };
  const made = await signUp(store, account, now);
  if (made.ok) return { userId: made.userId, how: "new" };
  // The same person in another tab, or somebody else with this address.
  const meanwhile = await (identity ? ownerOf(store.read, identity) : userByEmail(store.read, email));
  if (meanwhile === undefined) throw ssoRefusal(PROBLEMS[made.reason]);
  return { userId: meanwhile, how: "known" };
}

/** Notes that an account's address was proved. If it never was before, all former ways in may be somebody else's, and end; true then. */
async function takeOverUnconfirmed(db: Db, userId: string, now: number): Promise<boolean> {
  if (!(await setConfirmed(db, userId, now))) return false;
  await replacePassword(db, { userId, password_hash: NO_PASSWORD }, now);
  await revokeAllSignIns(db, userId);
  return true;
}

/** The account with the address that the proxy in front names, or a new one where sign-ups are open. Throws Refusal with an `SsoProblem`. */
export async function enterByHeader(visit: Visit, email: string): Promise<Entered> {
  const { store } = visit;
  if (!isEmail(email)) throw ssoRefusal("no-email");
  const userId = await userByEmail(store.read, email);
  if (userId === undefined) return makeAccount(visit, { email, emailVerified: true });
  const how = await store.tx(async (db) => {
    await lockUser(db, userId);
    return (await takeOverUnconfirmed(db, userId, visit.now)) ? "proved" : "known";
  });
  return { userId, how };
}

/**
 * The account of a person whom the provider vouches for: the linked one, else the one with their verified address where
 * `linkByEmail` allows it, else a new one where sign-ups do. Throws Refusal with an `SsoProblem`.
 */
export async function enterBySso(visit: Visit, person: SsoPerson): Promise<Entered> {
  const { store } = visit;
  // The address first: with the account that another tab makes meanwhile, its identity is seen too.
  const byEmail = await userByEmail(store.read, person.email ?? "");
  const userId = await ownerOf(store.read, person);
  if (userId === undefined) return await enterFirst(visit, person, byEmail);
  if (person.emailVerified && byEmail === userId)
    await store.tx(async (db) => {
      await lockUser(db, userId);
      await setConfirmed(db, userId, visit.now);
    });
  if (await unconfirmed(store, visit.settings, userId, visit.now)) throw ssoRefusal("unconfirmed");
  return { userId, how: "known" };
}

async function enterFirst(visit: Visit, person: SsoPerson, owner: string | undefined): Promise<Entered> {
  const { store, now } = visit;
  const { oidc } = visit.settings;
  const email = normalEmail(person.email ?? "");
  if (!isEmail(email)) throw ssoRefusal("no-email");
  const { emailVerified } = person;
  if (owner === undefined) return makeAccount(visit, { email, emailVerified, identity: person });
  if (!oidc?.linkByEmail) throw ssoRefusal(oidc?.only ? "closed" : "taken");
  if (!emailVerified) throw ssoRefusal("unverified");
  const how = await store.tx(async (db) => {
    await lockUser(db, owner);
    const isProved = await takeOverUnconfirmed(db, owner, now);
    if (!(await addIdentity(db, owner, person, now))) throw ssoRefusal("expired");
    return isProved ? "proved" : "linked";
  });
  await mailNewSignIn(store, visit.settings, owner, now);
  return { userId: owner, how };
}

/** Logs in who was let in by something other than a password; the cookies are added to `headers`. */
export async function beginSession(
  { store, request, timeZone }: Visit,
  { userId, how }: Entered,
  by: "provider" | "proxy",
  headers: Headers,
): Promise<void> {
  const text = how === "linked" || how === "proved" ? SSO_TEXTS[how] : undefined;
  if (text) headers.append("Set-Cookie", await toastCookie({ type: "success", text }));
  if (how !== "new" && timeZone) await learnTimeZone(store, userId, timeZone);
  for (const cookie of (await signIn(request, userId)).getSetCookie()) headers.append("Set-Cookie", cookie);
  if (how === "new") headers.append("Set-Cookie", setPlainCookie("prompted", ""));
  logEvent(how === "new" ? `signed up by ${by}` : `logged in by ${by}`);
}

type Shown = {
  sso: { name: string | undefined; problem: string | undefined; goOnAs: string | undefined };
  only: boolean;
  status: number;
};

/** How the home's own sign-in stands on a page that lets people in, and the page's status: that of what went wrong before. */
export function ssoAtLogIn(
  { oidc, authHeader }: Pick<Settings, "oidc" | "authHeader">,
  request: Request,
): Shown {
  const refused = new URL(request.url).searchParams.get("refused");
  const isOn = oidc !== undefined || authHeader !== undefined;
  const problem = isOn && isSsoProblem(refused) ? refused : undefined;
  const email = proxyUser(request);
  const sso = {
    name: oidc?.name,
    problem: problem && ssoProblemText(problem, oidc?.name),
    goOnAs: email !== undefined && isEmail(email) ? email : undefined,
  };
  return { sso, only: oidc?.only ?? false, status: problem ? SSO_PROBLEMS[problem][0] : 200 };
}

/** Links whom the provider named for this account. Throws Refusal: 400 for nobody or without a recent log-in, 409 for another account's. */
export async function confirmLink(
  by: Caller,
  request: Request,
  currentPassword: string | undefined,
): Promise<void> {
  const { id } = by.viewer;
  const found = await pendingLink(request, id, by.now);
  if (!found) throw new Refusal(400, SSO_TEXTS.foundNobody);
  await requireRecentLogIn(by, currentPassword);
  const linked = await by.change((tx) => addIdentity(tx.db, id, found, tx.now));
  if (!linked) throw new Refusal(409, SSO_TEXTS.linkedToOther);
}
