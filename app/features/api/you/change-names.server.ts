import type { Store } from "~/db/store";
import { editProfile } from "~/features/account/profile/edit-profile.server";
import { editProfileSchema } from "~/features/account/profile/edit-profile-schema.server";
import { identityOf } from "~/features/account/profile/profile-of.server";
import { type Errors, Refusal } from "~/http/refusal";

/** What is undefined stays; a nickname can't be removed. */
export type SentNames = { nickname?: string | null; lastName?: string | null };

const namesSchema = editProfileSchema.pick({ nickname: true, lastName: true });

/** Changes the names of a profile. Throws Refusal for an empty nickname, or one that is too long. */
export async function changeNames(store: Store, userId: string, sent: SentNames, now: number): Promise<void> {
  const before = await identityOf(store.read, userId);
  const nickname = sent.nickname ?? before.nickname;
  const lastName = sent.lastName === undefined ? before.lastName : sent.lastName;
  if (nickname === before.nickname && lastName === before.lastName) return;
  const names = { nickname: nickname ?? "", lastName: lastName ?? "" };
  const { data, error } = namesSchema.safeParse(names);
  if (!data) throw new Refusal(400, errorsOf(error.issues));
  await editProfile(store, userId, { nickname: data.nickname, lastName: data.lastName || null }, now);
}

const errorsOf = (issues: { path: PropertyKey[]; message: string }[]): Errors =>
  Object.fromEntries(issues.map(({ path, message }) => [`user_metadata.${path.join(".")}`, [message]]));
