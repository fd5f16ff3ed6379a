import { answerCalls, on } from "~/features/api/answer-calls.server";
import { CallRefused } from "~/features/api/call-refused";
import { homeAnswer } from "~/features/api/home-answer";
import { homeCall } from "~/features/api/home-calls.server";
import { homeOf } from "~/features/day/home-of.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  on(homeCall, async ({ viewer, query: { date } }) => {
    const home = await homeOf(store.read, viewer, date ?? null, now());
    if (date && date !== home.date) throw new CallRefused(400, DAY_MESSAGES.futureDay);
    return homeAnswer(home);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
