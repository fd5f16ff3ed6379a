import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { signUpLimit } from "~/http/limits.server";
import type { Settings } from "~/platform/settings/settings.server";
import { NO_PASSWORD } from "../password/no-password";
import { replacePassword } from "../password/replace-password.server";
import { askToConfirm } from "../sign-in/ask-to-confirm.server";
import { setConfirmed } from "../sign-in/confirm-email.server";
import { isEmail, normalEmail } from "../sign-in/email";
import { signUp } from "../sign-in/sign-up.server";
import { signUpsOpen } from "../sign-in/sign-ups-open.server";
import { userByEmail } from "../sign-in/user-by-email.server";
import type { HousePerson } from "./finish-flow.server";
import { HouseRefusal } from "./house-refusal";
import { addIdentity, ownerOf } from "./identities.server";

type Rules = Pick<Settings, "oidc" | "signUps" | "emailConfirmation">;
type Visit = { request: Request; timeZone: string | undefined; now: number };
type Entered = { userId: string; how: "known" | "linked" | "new" };

/**
 * The account of a person whom the provider vouches for: the linked one, else the one with their verified address where
 * `linkByEmail` allows it, else a new one where sign-ups do. Throws HouseRefusal.
 */
export async function enterByHouse(
  store: Store,
  rules: Rules,
  person: HousePerson,
  visit: Visit,
): Promise<Entered> {
  const userId = await ownerOf(store.read, person);
  if (userId === undefined) return await enterFirst(store, rules, person, visit);
  if (person.emailVerified) await confirmSame(store, userId, person, visit.now);
  if (rules.emailConfirmation === "required" && (await askToConfirm(store, userId, visit.now)))
    throw new HouseRefusal("unconfirmed");
  return { userId, how: "known" };
}

async function confirmSame(store: Store, userId: string, person: HousePerson, now: number) {
  if ((await userByEmail(store.read, person.email ?? "")) !== userId) return;
  await store.tx((db) => setConfirmed(db, userId, now));
}

async function enterFirst(store: Store, rules: Rules, person: HousePerson, visit: Visit): Promise<Entered> {
  const email = normalEmail(person.email ?? "");
  if (!isEmail(email)) throw new HouseRefusal("no-email");
  const owner = await userByEmail(store.read, email);
  if (owner === undefined) return makeAccount(store, rules, { ...person, email }, visit);
  if (!rules.oidc?.linkByEmail) throw new HouseRefusal(rules.oidc?.only ? "closed" : "taken");
  if (!person.emailVerified) throw new HouseRefusal("unverified");
  const linked = await store.tx(async (db) => {
    await lockUser(db, owner);
    const isTheirs = await addIdentity(db, owner, person, visit.now);
    if (isTheirs) await proveAddress(db, owner, visit.now);
    return isTheirs;
  });
  if (!linked) throw new HouseRefusal("expired", "linked meanwhile");
  return { userId: owner, how: "linked" };
}

/** The password of an account whose address was never confirmed may be somebody else's. */
export async function proveAddress(db: Db, userId: string, now: number): Promise<void> {
  if (await setConfirmed(db, userId, now))
    await replacePassword(db, { userId, password_hash: NO_PASSWORD }, now);
}

async function makeAccount(
  store: Store,
  { signUps, emailConfirmation }: Rules,
  person: HousePerson & { email: string },
  { request, timeZone, now }: Visit,
): Promise<Entered> {
  if (emailConfirmation === "required" && !person.emailVerified) throw new HouseRefusal("unverified");
  if (!(await signUpsOpen(store.read, signUps))) throw new HouseRefusal("closed");
  if (await signUpLimit(request)) throw new HouseRefusal("too-often");
  const { email, emailVerified: confirmed } = person;
  const account = { email, timeZone, confirmed, identity: person, onlyFirst: signUps === "first" };
  const made = await signUp(store, account, now);
  if (made.ok) return { userId: made.userId, how: "new" };
  if (made.reason === "not-first") throw new HouseRefusal("closed");
  // The same person in another tab, or somebody else with this address.
  const meanwhile = await ownerOf(store.read, person);
  if (meanwhile === undefined) throw new HouseRefusal("taken");
  return { userId: meanwhile, how: "known" };
}
