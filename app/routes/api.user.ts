import { userMetadata } from "~/features/account/profile/edit-profile.server";
import { isAsAnswered } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import {
  changeUser,
  changeUserCall,
  setUserCall,
  type UserChange,
  userCall,
} from "~/features/api/calls/user-calls.server";
import { shownIn } from "~/features/nutrition/further";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import type { Viewer } from "~/http/session.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  handle(userCall, async (by) => userOf(by.viewer)),
  handle(changeUserCall, async (by, { body }) => change(by, body)),
  handle(setUserCall, async (by, { body: { id, email, ...changed } }) => {
    const { nickname, lastName, ...others } = changed.user_metadata ?? {};
    const before = await userOf(by.viewer);
    if (!isAsAnswered({ id, email }, before) || !isAsAnswered(others, before.user_metadata))
      throw new Refusal(
        400,
        "Of these, only nickname and lastName can be changed here; send the others as they were answered, or leave them out.",
      );
    return change(by, { ...changed, user_metadata: { nickname, lastName } });
  }),
);
export const loader = calls.loader;
export const action = calls.action;

async function change(by: Caller, sent: UserChange) {
  const { viewer } = by;
  await changeUser(by, sent);
  const { energy = viewer.energy, numbers = viewer.numbers } = sent;
  const { shown_nutrients: shownNutrients = viewer.shownNutrients } = sent;
  const { day_start: dayStart = viewer.dayStart, time_zone: timeZone = viewer.timeZone } = sent;
  return userOf({ ...viewer, energy, numbers, shownNutrients, dayStart, timeZone });
}

async function userOf({ id, email, energy, numbers, shownNutrients, timeZone, dayStart }: Viewer) {
  return {
    id,
    email,
    energy,
    numbers,
    time_zone: timeZone,
    day_start: dayStart,
    shown_nutrients: shownIn(shownNutrients),
    user_metadata: await userMetadata(store.read, id),
  };
}
