import { answerCalls, on } from "~/features/api/answer-calls.server";
import { CallRefused } from "~/features/api/call-refused";
import { homeAnswer } from "~/features/api/home-answer";
import { homeCall } from "~/features/api/home-calls.server";
import { homeOf } from "~/features/day/home-of.server";
import { localDate } from "~/features/day/local-date";
import { DAY_MESSAGES } from "~/features/day/messages";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  on(homeCall, async ({ viewer, query: { date } }) => {
    if (date && date > localDate(viewer.timeZone, now())) throw new CallRefused(400, DAY_MESSAGES.futureDay);
    return homeAnswer(await homeOf(store.read, viewer, date ?? null, now()));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
