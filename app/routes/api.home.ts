import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { homeAnswer } from "~/features/api/home-answer";
import { homeCall } from "~/features/api/home-calls.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { playedDay } from "~/features/day/played-day.server";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(homeCall, async ({ viewer, query: { date } }) => {
    const day = await playedDay(store.read, viewer, date ?? null, now());
    if (date && date !== day.date) throw new Refusal(400, DAY_MESSAGES.futureDay);
    return homeAnswer(day);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
