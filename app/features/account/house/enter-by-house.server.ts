import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import type { Settings } from "~/platform/settings/settings.server";
import { setConfirmed } from "../sign-in/confirm-email.server";
import { isEmail, normalEmail } from "../sign-in/email";
import { mailNewSignIn } from "../sign-in/mail-new-sign-in.server";
import { unconfirmed } from "../sign-in/unconfirmed.server";
import { userByEmail } from "../sign-in/user-by-email.server";
import type { HousePerson } from "./finish-flow.server";
import { HouseRefusal } from "./house-refusal";
import { addIdentity, ownerOf } from "./identities.server";
import { type Entered, makeAccount, type SignUpRules, type Visit } from "./make-account.server";
import { proveAddress } from "./prove-address.server";

type Rules = SignUpRules & Pick<Settings, "oidc" | "smtpUrl">;

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
  // The address first: with the account that another tab makes meanwhile, its identity is seen too.
  const byEmail = await userByEmail(store.read, person.email ?? "");
  const userId = await ownerOf(store.read, person);
  if (userId === undefined) return await enterFirst(store, rules, person, byEmail, visit);
  if (person.emailVerified && byEmail === userId) await store.tx((db) => setConfirmed(db, userId, visit.now));
  if (await unconfirmed(store, rules, userId, visit.now)) throw new HouseRefusal("unconfirmed");
  return { userId, how: "known" };
}

async function enterFirst(
  store: Store,
  rules: Rules,
  person: HousePerson,
  owner: string | undefined,
  visit: Visit,
): Promise<Entered> {
  const email = normalEmail(person.email ?? "");
  if (!isEmail(email)) throw new HouseRefusal("no-email");
  const { emailVerified } = person;
  if (owner === undefined)
    return makeAccount(store, rules, { email, emailVerified, identity: person }, visit);
  if (!rules.oidc?.linkByEmail) throw new HouseRefusal(rules.oidc?.only ? "closed" : "taken");
  if (!emailVerified) throw new HouseRefusal("unverified");
  const how = await store.tx(async (db) => {
    await lockUser(db, owner);
    const isProved = await proveAddress(db, owner, visit.now);
    if (!(await addIdentity(db, owner, person, visit.now))) throw new HouseRefusal("expired");
    return isProved ? "proved" : "linked";
  });
  await mailNewSignIn(store, rules, owner, visit.now);
  return { userId: owner, how };
}
