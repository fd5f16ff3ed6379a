import type { z } from "zod";
import type { Store } from "~/db/store";
import type { infoSchema } from "~/features/account/profile/info-schema.server";
import { readProfile } from "~/features/account/profile/read-profile";
import { saveAgain } from "~/features/account/profile/save-again";
import { saveProfile } from "~/features/account/profile/save-profile.server";
import { weightInUnit } from "~/features/account/profile/weight-in-unit";
import { Refusal } from "~/http/refusal";
import { estimateCalories } from "./estimate";

/**
 * Saves the info form with the kcal a day estimated from it; `update` for a user who filled it in before.
 * Throws Refusal: 400, 409 for a profile changed elsewhere since.
 */
export async function saveInfo(
  store: Store,
  userId: string,
  sent: z.output<typeof infoSchema>,
  { update }: { update: boolean },
  now: number,
): Promise<void> {
  const { profile, errors } = readProfile({ ...sent, weight: weightInUnit(sent) }, { update });
  if (errors) throw new Refusal(400, errors);
  const seen = update ? sent.updatedAt : undefined;
  const { changedAt } = await saveProfile(store, userId, profile, estimateCalories(profile), now, seen);
  if (changedAt !== undefined) throw saveAgain(changedAt);
}
