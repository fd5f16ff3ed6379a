import { userMetadata } from "~/features/account/profile/profile-of.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { userCall } from "~/features/api/user-calls.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(userCall, async ({ viewer: { id, email } }) => ({
    id,
    email,
    user_metadata: await userMetadata(store.read, id),
  })),
);
export const loader = calls.loader;
export const action = calls.action;
