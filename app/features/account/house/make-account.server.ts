import type { Store } from "~/db/store";
import { signUpLimit } from "~/http/limits.server";
import type { Settings } from "~/platform/settings/settings.server";
import { signUp } from "../sign-in/sign-up.server";
import { signUpsOpen } from "../sign-in/sign-ups-open.server";
import { userByEmail } from "../sign-in/user-by-email.server";
import { HouseRefusal } from "./house-refusal";
import { type Identity, ownerOf } from "./identities.server";

export type SignUpRules = Pick<Settings, "signUps" | "emailConfirmation">;
export type Visit = { request: Request; timeZone: string | undefined; invite?: string; now: number };
/** An account that was opened: it was there, is linked by its address now, lost its former ways in by that, or was made. */
export type Entered = { userId: string; how: "known" | "linked" | "proved" | "new" };

type Person = { email: string; emailVerified: boolean; identity?: Identity };

const PROBLEMS = {
  "not-first": "closed",
  "not-invited": "uninvited",
  "email-taken": "taken",
  linked: "taken",
} as const;

/** An account without a password, where the sign-up policy allows one or an invite, which is used up. Throws HouseRefusal. */
export async function makeAccount(
  store: Store,
  { signUps, emailConfirmation }: SignUpRules,
  { email, emailVerified, identity }: Person,
  { request, timeZone, invite, now }: Visit,
): Promise<Entered> {
  if (emailConfirmation === "required" && !emailVerified) throw new HouseRefusal("unverified");
  const isOpen = await signUpsOpen(store.read, signUps);
  if (!isOpen && !invite) throw new HouseRefusal("closed");
  if (await signUpLimit(request)) throw new HouseRefusal("too-often");
  const way = isOpen ? { onlyFirst: signUps === "first" } : { invite };
  const account = { email, timeZone, confirmed: emailVerified, identity, ...way };
  const made = await signUp(store, account, now);
  if (made.ok) return { userId: made.userId, how: "new" };
  // The same person in another tab, or somebody else with this address.
  const meanwhile = await (identity ? ownerOf(store.read, identity) : userByEmail(store.read, email));
  if (meanwhile === undefined) throw new HouseRefusal(PROBLEMS[made.reason]);
  return { userId: meanwhile, how: "known" };
}
