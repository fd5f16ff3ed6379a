import type { Store } from "~/db/store";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { editProfile } from "~/features/account/profile/edit-profile.server";
import { identityOf } from "~/features/account/profile/profile-of.server";
import { Refusal } from "~/http/refusal";

/** What is undefined stays; a nickname can't be removed. */
export type SentNames = { nickname?: string | null; lastName?: string | null };

/** Changes the names of a profile. Throws Refusal for an empty nickname. */
export async function changeNames(store: Store, userId: string, sent: SentNames, now: number): Promise<void> {
  const before = await identityOf(store.read, userId);
  const nickname = sent.nickname ?? before.nickname;
  const lastName = sent.lastName === undefined ? before.lastName : sent.lastName || null;
  if (nickname === before.nickname && lastName === before.lastName) return;
  if (nickname === null) throw new Refusal(400, { "user_metadata.nickname": [ACCOUNT_MESSAGES.fieldEmpty] });
  await editProfile(store, userId, { nickname, lastName }, now);
}
