import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { isEmail } from "../sign-in/email";
import { userByEmail } from "../sign-in/user-by-email.server";
import { HouseRefusal } from "./house-refusal";
import { type Entered, makeAccount, type SignUpRules, type Visit } from "./make-account.server";
import { proveAddress } from "./prove-address.server";

/** The account with the address that the proxy in front names, or a new one where sign-ups are open. Throws HouseRefusal. */
export async function enterByHeader(
  store: Store,
  rules: SignUpRules,
  email: string,
  visit: Visit,
): Promise<Entered> {
  if (!isEmail(email)) throw new HouseRefusal("no-email");
  const userId = await userByEmail(store.read, email);
  if (userId === undefined) return makeAccount(store, rules, { email, emailVerified: true }, visit);
  const how = await store.tx(async (db) => {
    await lockUser(db, userId);
    return (await proveAddress(db, userId, visit.now)) ? "proved" : "known";
  });
  return { userId, how };
}
